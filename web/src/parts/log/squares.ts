/** The squares that a sentence names. */
import type { BoxSquare, Term } from "../../lib/protocol";
import { isEstate, type AnyBox } from "../../lib/table.svelte";

/** The square of a term, if it is one. */
export function squareIn(box: AnyBox, term: Term): BoxSquare | null {
  if (!isEstate(box) || !term || typeof term !== "object" || !("square" in term)) return null;
  return box.squares.find(({ id }) => id === term.square) ?? null;
}

/** The numbers of all squares in a term, also of those in lists and in messages. */
export function squaresIn(box: AnyBox, term: Term): number[] {
  const square = squareIn(box, term);
  if (square) return [square.square];
  if (!term || typeof term !== "object") return [];
  if ("list" in term) return term.list.flatMap((item) => squaresIn(box, item));
  if ("args" in term) return Object.values(term.args).flatMap((item) => squaresIn(box, item));
  return [];
}
