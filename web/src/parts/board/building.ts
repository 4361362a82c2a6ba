/** Building on the board: which lots show + and −, from the server's preview of the plan. */
import type { PlannedLot } from "../../lib/protocol";
import type { Planned } from "./facts";

export interface BuildPlan {
  /** Lots in the order in which a building is planned on them. */
  build: readonly number[];
  /** Lots in the order in which a building is to be sold. */
  sell: readonly number[];
}

export const NOTHING: BuildPlan = { build: [], sell: [] };

/** Refusals that a player can do something about; a lot with any other has no control. */
const TOLD = new Set([
  "not_even",
  "lot_full",
  "group_mortgaged",
  "not_enough_cash",
  "bank_has_no_houses",
  "bank_has_no_hotels",
  "hotels_go_together",
  "list_too_long",
  "plan_builds",
  "plan_sells",
]);

/**
 * The lots with a + and a −, each with the reason if it is disabled. While the plan is refused, or
 * the server has not answered yet, its contents can be taken back (`loose`).
 */
export function buildMarks(
  lots: readonly PlannedLot[],
  plan: BuildPlan = NOTHING,
  loose = false,
): PlannedLot[] {
  const planned = new Set([...plan.build, ...plan.sell]);
  return lots
    .filter(
      ({ lot, more, less }) =>
        !more || !less || planned.has(lot) || TOLD.has(more.code) || TOLD.has(less.code),
    )
    .map((each) => ({
      ...each,
      more: loose && plan.sell.includes(each.lot) ? null : each.more,
      less: loose && plan.build.includes(each.lot) ? null : each.less,
    }));
}

/** How planned lots look, from the steps of a preview. */
export function plannedLots(
  steps: readonly { lot: number; level: number; rent_after: number }[],
): Record<number, Planned> {
  return Object.fromEntries(
    steps.map(({ lot, level, rent_after }) => [lot, { level, rent: rent_after }]),
  );
}
