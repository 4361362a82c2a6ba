/** The animal of a seat: a bot's own; a person keeps their face even if a bot plays for them. */
import type { FaceSeat } from "../lib/protocol";

export function animalAt(seats: readonly FaceSeat[] | undefined, name: string): string | null {
  const place = seats?.find((each) => each.name === name);
  return place && !place.person ? place.bot : null;
}
