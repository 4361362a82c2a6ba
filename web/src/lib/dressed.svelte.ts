/**
 * How the seats of the table on the screen are dressed: the portrait and the token of each.
 *
 * Drawings ask here by place or by name, so that a chosen face is the same wherever it is drawn.
 */
import type { FaceSeat } from "./protocol";

let seats = $state.raw<readonly FaceSeat[]>([]);

/** Take over the seats of the table that is shown now; none for a game of unknown people. */
export function dressSeats(shown: readonly FaceSeat[] | undefined): void {
  if (shown !== seats) seats = shown ?? [];
}

/** The token of a place: its own number where none is known. */
export function tokenAt(place: number): number {
  return seats[place]?.token ?? place;
}

/** The portrait that the person of a seat chose, by the name of the seat. */
export function portraitOf(name: string): number | null {
  return seats.find((seat) => seat.name === name)?.portrait ?? null;
}
