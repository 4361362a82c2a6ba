/** Whose animal stands for a seat: a bot's own; a person keeps a face of their own, whoever plays for them. */
import type { FaceSeat } from "../lib/protocol";

export function animalAt(seats: readonly FaceSeat[] | undefined, name: string): string | null {
  const place = seats?.find((each) => each.name === name);
  return place && !place.person ? place.bot : null;
}
