/** Where all tokens stand: fanned out, or round one's own where a square is crowded. */
import type { Point } from "../../drawings/geometry/ring";
import { crowded, type BoardPlan } from "./geometry/plan";
import type { Spot } from "./motion/showing.svelte";

export interface Placed {
  name: string;
  at: Point;
  radius: number;
  /** What stands on it instead of its drawing, in a crowd. */
  letters: string;
}

/** From so many on they would cover each other: on a board without room for names, and else. */
const MANY_SMALL = 5;
const MANY = 6;

/** The first letter of each name, or two where one would be another's. */
export function initials(names: readonly string[]): Record<string, string> {
  const first = (name: string) => [...name][0]?.toUpperCase() ?? "";
  const alike = (name: string) => names.filter((other) => first(other) === first(name)).length > 1;
  return Object.fromEntries(
    names.map((name) => [
      name,
      alike(name) ? first(name) + ([...name][1]?.toLowerCase() ?? "") : first(name),
    ]),
  );
}

/** The tokens by their spots; `own` stands in the middle of a crowd. */
export function placedOn(
  plan: BoardPlan,
  at: Readonly<Record<string, Spot>>,
  own: string | null,
): Placed[] {
  const spots = Object.entries(at);
  const many = plan.lettering === "none" ? MANY_SMALL : MANY;
  return spots.map(([name, spot]): Placed => {
    const { square, jailed } = spot;
    const beside = spots
      .filter(([, other]) => other.square === square && other.jailed === jailed)
      .map(([other]) => other);
    if (beside.length < many) {
      const nth = beside.indexOf(name);
      const place = plan.token(square, nth, beside.length, jailed);
      return { name, at: place, radius: plan.puck, letters: "" };
    }
    const order = beside.toSorted((one, next) => Number(next === own) - Number(one === own));
    const nth = order.indexOf(name);
    const place = crowded(plan.crowd(square, jailed), order.length, plan.puck)[nth]!;
    const isOwn = nth === 0 && name === own;
    return { name, ...place, letters: isOwn ? "" : initials(beside)[name]! };
  });
}
