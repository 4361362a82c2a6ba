/** Building on the board: which lots show + and −, from the choices of the document only. */
import type { Choice, LotEffect, MessageModel } from "../../lib/protocol";
import type { Planned } from "./facts";

export interface BuildMark {
  lot: number;
  /** Whether one more may be planned, and one less. */
  plus: boolean;
  minus: boolean;
  /** Why there cannot be one more: the server's refusal, or the current plan. */
  reason: MessageModel | null;
}

export interface BuildPlan {
  /** Lots in the order in which a building is planned on them. */
  build: readonly number[];
  /** Lots in the order in which a building is to be sold. */
  sell: readonly number[];
}

/** One plan either builds or sells. */
const SELLING: MessageModel = { text: "play-plan-sells", args: {} };

export const NOTHING: BuildPlan = { build: [], sell: [] };

/** The lot of a choice that builds or sells just there. */
function lotOf(choice: Choice, word: "build" | "sell"): number | null {
  const { action } = choice;
  if (typeof action !== "object") return null;
  const lots = action[word];
  return Array.isArray(lots) && lots.length === 1 ? (lots[0] as number) : null;
}

function effects(choices: readonly Choice[], word: "build" | "sell"): Map<number, LotEffect> {
  const found = new Map<number, LotEffect>();
  for (const choice of choices) {
    const lot = lotOf(choice, word);
    if (lot !== null && choice.effect && "rent_after" in choice.effect)
      found.set(lot, choice.effect);
  }
  return found;
}

/**
 * The lots that can be built on or sold from. What is in a plan can be taken back; the server
 * decides what may be added by refusing a preview: `refused` holds these answers by lot.
 */
export function buildMarks(
  choices: readonly Choice[],
  plan: BuildPlan = NOTHING,
  refused: Readonly<Record<number, MessageModel>> = {},
): BuildMark[] {
  const [build, sell] = [effects(choices, "build"), effects(choices, "sell")];
  const lots = [...new Set([...build.keys(), ...sell.keys(), ...plan.build, ...plan.sell])];
  return lots
    .sort((a, b) => a - b)
    .map((lot) => {
      const plus =
        plan.sell.includes(lot) || (!plan.sell.length && build.has(lot) && !refused[lot]);
      const minus = plan.build.includes(lot) || (!plan.build.length && sell.has(lot));
      const why = plan.sell.length ? SELLING : (refused[lot] ?? null);
      return { lot, plus, minus, reason: plus ? null : why };
    });
}

/** How planned lots look, from the steps of a preview. */
export function plannedLots(
  steps: readonly { lot: number; level: number; rent_after: number }[],
): Record<number, Planned> {
  return Object.fromEntries(
    steps.map(({ lot, level, rent_after }) => [lot, { level, rent: rent_after }]),
  );
}
