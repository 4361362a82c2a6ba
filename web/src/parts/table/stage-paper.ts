/** The question of the game that is on the stage for the selected seat. */
import type { EstateGame } from "../../lib/protocol";
import type { Desk } from "../bar/desk.svelte";

export type StagePaperName = "auction" | "debt" | "zone" | "keep" | "shortage" | "out";

export function stagePaper(desk: Desk, game: EstateGame): StagePaperName | null {
  const { matter } = game;
  if (desk.table.face?.held === "out" && desk.table.mine.length) return "out";
  if (matter?.kind === "auction") return "auction";
  if (!desk.isAsked) return null;
  if (matter?.kind === "debt" && matter.by === desk.seat && matter.missing) return "debt";
  if (matter?.kind === "zone" && matter.seat === desk.seat) return "zone";
  if (matter?.kind === "shortage" && matter.asked.includes(desk.seat ?? "")) return "shortage";
  return matter?.kind === "keep" && matter.seat === desk.seat ? "keep" : null;
}
