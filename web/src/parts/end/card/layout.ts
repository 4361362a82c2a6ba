/** Measures of the picture of a result, in its own units: 1080 by 1350, as phones show pictures. */
import { mixed } from "./mixed";

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const SIDE = 56;
const RANKED = 424;
const FOOT = 1284;
const GAP = 24;

export interface Plan {
  /** Where the ranking begins, the height of one line, and its own height. */
  ranked: { y: number; row: number; height: number };
  chart: { y: number; height: number };
}

/** Room for the ranking and the chart below it. */
export function planOf(players: number): Plan {
  const row = players <= 4 ? 88 : players <= 6 ? 66 : 54;
  const height = players * row + GAP;
  const y = RANKED + height + GAP;
  return { ranked: { y: RANKED, row, height }, chart: { y, height: FOOT - GAP - y } };
}

/** The largest size of letters at which a title is at most so wide. */
export function sizeOf(text: string, width: number, most: number, least: number): number {
  return Math.max(least, Math.min(most, Math.floor(width / (0.56 * Math.max(text.length, 1)))));
}

/** A text in lines of at most so many letters. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The colours of a picture, from those of a box. */
export function coloursOf(palette: Record<string, string>) {
  const { table = "#123A6B", board = "#EAF1F8", ink = "#14213D", accent = "#FFCC00" } = palette;
  return {
    table,
    high: mixed(table, "#ffffff", 0.2),
    low: mixed(table, "#000000", 0.3),
    paper: mixed(board, "#ffffff", 0.66),
    line: mixed(board, ink, 0.16),
    ink,
    ink2: mixed(ink, board, 0.24),
    accent,
  };
}
