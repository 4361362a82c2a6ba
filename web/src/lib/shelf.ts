/** The boxes on the shelf, in the order of their box.toml; known before any server has answered. */
import made from "../../made/shelf.json";
import type { Locale } from "./texts/texts";
import type { Palette } from "./theme";

export interface Shelved {
  id: string;
  players: number[];
  palette: Palette;
  /** Its title in each language. */
  titles: Record<Locale, string>;
  order: number;
  /** About how long a game takes. */
  minutes: number;
  /** Whether it is one of the five books. */
  official: boolean;
}

export const SHELF: readonly Shelved[] = [...made].sort((one, other) => one.order - other.order);

const WIDTH = 5;

/** The shelves of Home: the five books, and below them what else there is. */
export function shelves(boxes: readonly Shelved[] = SHELF): Shelved[][] {
  const books = boxes.filter((box) => box.official);
  const others = boxes.filter((box) => !box.official);
  return [books, others].flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / WIDTH) }, (_, place) =>
      row.slice(place * WIDTH, (place + 1) * WIDTH),
    ),
  );
}
