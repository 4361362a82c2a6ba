/** The question of the game that is on the stage for the selected seat. */
import type { EstateGame } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Controls } from "../bar/controls.svelte";
import { namedSeat, turnBegins } from "../turn/by-name";

export type StagePaperName = "auction" | "debt" | "zone" | "keep" | "shortage" | "out" | "turn";

export function stagePaper(controls: Controls, game: EstateGame): StagePaperName | null {
  const { matter } = game;
  if (controls.table.face?.held === "out" && controls.table.mine.length) return "out";
  if (matter?.kind === "auction") return "auction";
  if (!controls.isAsked) return null;
  if (matter?.kind === "debt" && matter.by === controls.seat && matter.missing) return "debt";
  if (matter?.kind === "zone" && matter.seat === controls.seat) return "zone";
  if (matter?.kind === "shortage" && matter.asked.includes(controls.seat ?? "")) return "shortage";
  if (matter?.kind === "keep" && matter.seat === controls.seat) return "keep";
  return namedSeat(controls) && turnBegins(controls) && !settings.noHandOver ? "turn" : null;
}
