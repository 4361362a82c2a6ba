/** How the lines of a story look: the colour, token and dash of each seat or side. */
import { seatLook, sideLook, type SeatLook } from "../../drawings/seats";
import type { AnyBox, AnyGame } from "../../lib/table.svelte";

/** A dash for each place, so that lines differ without their colours. */
const DASHES = ["", "8 5", "2 5", "11 4 2 4", "14 5", "5 3 1 3", "1 4", "9 3 3 3 3 3"];

/** The looks of all seats by name; members of one side look the same. */
export function looksOf(box: AnyBox, game: AnyGame): Record<string, SeatLook> {
  return Object.fromEntries(
    game.seats.map((view, place) => [
      view.seat,
      "colour" in view ? sideLook(view.colour) : seatLook(box, place),
    ]),
  );
}

/** The dash of the line of a seat. */
export function dashOf(look: SeatLook): string {
  return DASHES[look.place % DASHES.length]!;
}

/**
 * The colour of a line on paper: light sides take their edge's, for contrast in the light
 * theme.
 */
export function strokeOf(look: SeatLook, dark: boolean): string {
  if (look.ink === "#ffffff")
    return dark ? `color-mix(in oklab, ${look.colour} 74%, white)` : look.colour;
  return dark ? look.colour : look.edge;
}
