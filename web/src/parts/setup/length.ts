/** The expected length of a game: measured turns, times the seconds that turns take here. */
import type { LengthForm } from "../../lib/protocol";

export interface Minutes {
  /** Half of the games take between these. */
  low: number;
  high: number;
}

/** Who plays like whom where nothing was measured: people, and the bots that are only yardsticks. */
const LIKE = "regular";
const STEP = 5;

/**
 * Minutes of half of the games, or null where they were not measured. Seats are the names of bots,
 * or null for a person; `person` is the seconds of a person's turn, `pace` those between two
 * actions of bots.
 */
export function minutesOf(
  lengths: readonly LengthForm[],
  seats: readonly (string | null)[],
  person: number,
  pace: number,
): Minutes | null {
  const same = lengths.filter(({ seats: count }) => count === seats.length);
  const [first] = same;
  if (!first) return null;
  let low = 0;
  let high = 0;
  let seconds = 0;
  for (const bot of seats) {
    const found =
      same.find((each) => each.bot === bot) ?? same.find((each) => each.bot === LIKE) ?? first;
    low += found.low / seats.length;
    high += found.high / seats.length;
    seconds += (bot === null ? person : found.actions * pace) / seats.length;
  }
  return { low: rounded((low * seconds) / 60), high: rounded((high * seconds) / 60) };
}

function rounded(minutes: number): number {
  return minutes < 2 * STEP ? Math.max(1, Math.round(minutes)) : STEP * Math.round(minutes / STEP);
}
