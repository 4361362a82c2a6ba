/** The lines of a deed, and which of them is due now; all from the box. */
import type { BoxSquare, LotView } from "../../lib/protocol";

export interface DeedLine {
  /** What it takes: bare, the whole colour, so many houses, a hotel, so many of the group. */
  kind: "bare" | "group" | "houses" | "hotel" | "owned" | "dice";
  count: number;
  sum: number;
}

/** Every line that is printed on a deed. */
export function deedLines(square: BoxSquare): DeedLine[] {
  const { kind, rents, dice, group_rent: whole } = square;
  if (kind === "station" || (kind === "utility" && rents.length))
    return rents.map((sum, i) => ({ kind: "owned", count: i + 1, sum }));
  if (kind === "utility") return dice.map((sum, i) => ({ kind: "dice", count: i + 1, sum }));
  const lines: DeedLine[] = rents.map((sum, level) => {
    if (!level) return { kind: "bare", count: 0, sum };
    return { kind: level < 5 ? "houses" : "hotel", count: level, sum };
  });
  if (whole !== null && lines.length) lines.splice(1, 0, { kind: "group", count: 0, sum: whole });
  return lines;
}

/** The line that holds now: by what is built, else by the rent the view names. */
export function dueLine(lines: readonly DeedLine[], lot: LotView | null, rent: number | null): number {
  if (lot?.level) return lines.findIndex(({ kind, count }) => count === lot.level && (kind === "houses" || kind === "hotel"));
  const due = rent ?? (lot?.owner && !lot.mortgaged ? lot.rent : null);
  if (due === null) return -1;
  const bare = lines.filter(({ kind }) => kind !== "houses" && kind !== "hotel");
  return lines.indexOf(bare.find(({ sum }) => sum === due)!);
}
