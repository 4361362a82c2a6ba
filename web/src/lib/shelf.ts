/** The boxes on the shelf, in the order of the pictures; known before any server has answered. */
import made from "../../made/shelf.json";
import type { Locale } from "./texts/texts";
import type { Palette } from "./theme";

export interface Shelved {
  id: string;
  players: number[];
  palette: Palette;
  /** Its title in each language. */
  titles: Record<Locale, string>;
  /** About how long a game takes. */
  minutes: number;
}

const ORDER = ["euro", "disney", "deska", "revolution", "knockout"];
const MINUTES: Record<string, number> = {
  euro: 75,
  disney: 75,
  deska: 90,
  revolution: 60,
  knockout: 20,
};

function rank(id: string): number {
  const place = ORDER.indexOf(id);
  return place < 0 ? ORDER.length : place;
}

export const SHELF: readonly Shelved[] = [...made]
  .sort((one, other) => rank(one.id) - rank(other.id))
  .map((box) => ({ ...box, minutes: MINUTES[box.id] ?? 60 }));
