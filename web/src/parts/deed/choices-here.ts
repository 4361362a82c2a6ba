/** What a seat may do with one lot: choices about it alone, without those that are forms. */
import type { Box, Choice, You } from "../../lib/protocol";
import { choicesOf, detailOf } from "../bar/choices";

export function choicesHere(you: You | null, box: Box, number: number): readonly Choice[] {
  const { id } = box.squares[number]!;
  return (you?.choices ?? []).filter(({ action, limits, args }) => {
    if (limits) return false;
    if (typeof action === "string") {
      const on = args.lot;
      const isHere = on && typeof on === "object" && "square" in on && on.square === id;
      return action !== "pay" && Boolean(isHere);
    }
    const [detail] = Object.values(action);
    if (detail === number) return true;
    if (Array.isArray(detail)) return detail.length === 1 && detail[0] === number;
    return Boolean(detail && typeof detail === "object" && "on" in detail && detail.on === number);
  });
}

/** The first player whom a lot of one's own may be offered to now; nobody if it may not. */
export function takerOf(choices: readonly Choice[], lot: number): string | null {
  const found = choicesOf(choices, "offer").find(
    ({ limits }) =>
      limits && "give" in limits && "lots" in limits.give && limits.give.lots.includes(lot),
  );
  return found ? (detailOf(found.action) as { to: string }).to : null;
}
