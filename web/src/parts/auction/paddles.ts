/** What the paddles of an auction show. */
import { animalAt } from "../../drawings/face-of-place";
import type { Auction, EstateGame } from "../../lib/protocol";
import type { Controls } from "../bar/controls.svelte";
import type { Showing } from "./showing.svelte";

export interface PaddleShown {
  seat: string;
  bot: string | null;
  sum: number | null;
  leads: boolean;
  out: boolean;
  mine: boolean;
  thinking: boolean;
  limit: number | null;
}

/** The paddles, in the order of the seats. */
export function paddlesOf(
  controls: Controls,
  game: EstateGame,
  matter: Auction,
  showing: Showing,
): PaddleShown[] {
  const leader = showing.bid?.seat ?? matter.bidder;
  return game.seats
    .filter(({ out }) => !out)
    .map(({ seat }) => ({
      seat,
      bot: animalAt(controls.table.face?.seats, seat),
      sum: showing.bids[seat] ?? null,
      leads: leader === seat,
      out: !matter.bidders.includes(seat),
      mine: controls.table.mine.includes(seat),
      thinking: game.to_act.includes(seat),
      limit: seat === controls.seat ? (controls.bidding.limit?.amount ?? null) : null,
    }));
}
