/** By how much a press on − or + changes a number. */
import type { OptionForm } from "../../lib/protocol";

const MINUTES = 5;

/** About a tenth of the booklet's sum, in a round number of money units. */
export function stepOf(option: OptionForm, about: number, unit: number): number {
  if (option.name === "time_limit") return MINUTES;
  if (option.kind !== "money") return 1;
  const tenth = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(about, 1))) - 1);
  return Math.max(unit, Math.floor(tenth / unit) * unit || unit);
}
