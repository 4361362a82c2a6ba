/** The sum about to be bid. */
import type { BidLimits } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";

/** A usual raise, in steps. */
const USUAL = 10;

/** The chosen sum, else a usual raise over the highest bid; always within the limits. */
export function bidOf(desk: Desk, { least, most, step }: BidLimits): number {
  const game = desk.table.game;
  const matter = game && "matter" in game ? game.matter : null;
  const opened = matter?.kind === "auction" && matter.bid !== null;
  const usual = opened ? least + (USUAL - 1) * step : least;
  return Math.min(Math.max(desk.bid ?? usual, least), most);
}
