/** The sum about to be bid. */
import type { BidLimits } from "../../lib/protocol";
import type { Controls } from "./controls.svelte";

/** A usual raise, in steps. */
const USUAL = 10;

/** The chosen sum, else a usual raise over the highest bid; always within the limits. */
export function bidOf(controls: Controls, { least, most, step }: BidLimits): number {
  const game = controls.table.game;
  const matter = game && "matter" in game ? game.matter : null;
  const opened = matter?.kind === "auction" && matter.bid !== null;
  const usual = opened ? least + (USUAL - 1) * step : least;
  return Math.min(Math.max(controls.bid ?? usual, least), most);
}
