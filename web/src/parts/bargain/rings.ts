/** Rings round the lots of the offers that wait, each in the colour of its owner. */
import type { SeatLook } from "../../drawings/seats";
import type { EstateGame } from "../../lib/protocol";
import { waitingOffers } from "./offers";

export interface Ringed {
  square: number;
  colour: string;
}

export function ringsOf(
  game: EstateGame,
  seat: string | null,
  looks: Record<string, SeatLook>,
): readonly Ringed[] {
  const owners = new Map(game.lots.map(({ lot, owner }) => [lot, owner]));
  const lots = new Set(
    waitingOffers(game, seat).flatMap(({ give, get }) => [...give.lots, ...get.lots]),
  );
  return [...lots].map((square) => ({
    square,
    colour: looks[owners.get(square) ?? ""]?.colour ?? "var(--focusring)",
  }));
}
