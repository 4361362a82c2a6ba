/** The question of the game that is on the stage for the selected seat. */
import type { EstateGame } from "../../lib/protocol";
import type { Controls } from "../bar/controls.svelte";

export type StagePaperName = "auction" | "sold" | "debt" | "zone" | "keep" | "shortage" | "out";

export function stagePaper(
  controls: Controls,
  game: EstateGame,
  isSold = false,
): StagePaperName | null {
  const { matter } = game;
  if (controls.table.face?.held === "out" && controls.table.mine.length) return "out";
  if (matter?.kind === "auction") return "auction";
  if (isSold) return "sold";
  if (!controls.isAsked) return null;
  if (matter?.kind === "debt" && matter.by === controls.seat && matter.missing) return "debt";
  if (matter?.kind === "zone" && matter.seat === controls.seat) return "zone";
  if (matter?.kind === "shortage" && matter.asked.includes(controls.seat ?? "")) return "shortage";
  return matter?.kind === "keep" && matter.seat === controls.seat ? "keep" : null;
}
