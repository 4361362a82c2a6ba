/** The question of the game that is on the stage for the selected seat. */
import type { EstateGame } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Controls } from "../bar/controls.svelte";
import { waitingOffers } from "../bargain/offers";
import { namedSeat, turnBegins } from "../turn/by-name";

export type StagePaperName =
  "auction" | "sold" | "debt" | "zone" | "keep" | "shortage" | "out" | "answer" | "offer" | "turn";

export function stagePaper(
  controls: Controls,
  game: EstateGame,
  isSold = false,
): StagePaperName | null {
  const { matter } = game;
  if (controls.table.face?.held === "out" && controls.table.mine.length) return "out";
  if (matter?.kind === "auction") return "auction";
  const talk = aside(controls, game);
  if (isSold && talk !== "answer") return "sold";
  if (!controls.isAsked) return talk;
  if (matter?.kind === "debt" && matter.by === controls.seat && matter.missing) return "debt";
  if (matter?.kind === "zone" && matter.seat === controls.seat) return "zone";
  if (matter?.kind === "shortage" && matter.asked.includes(controls.seat ?? "")) return "shortage";
  if (matter?.kind === "keep" && matter.seat === controls.seat) return "keep";
  if (matter || talk) return matter ? null : talk;
  return namedSeat(controls) && turnBegins(controls) && !settings.noHandOver ? "turn" : null;
}

/** What is on the stage beside the questions of the game: an answer, or offers that wait. */
function aside(controls: Controls, game: EstateGame): StagePaperName | null {
  if (controls.bargain?.shown) return "answer";
  return waitingOffers(game, controls.seat).length ? "offer" : null;
}
