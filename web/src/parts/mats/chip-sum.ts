/** A sum on a chip: whole, or in thousands where it is too long. */
import { money, t, words } from "../../lib/words.svelte";

const THOUSANDS = 10_000;

export function chipSum(sum: number, letters: number): string {
  const whole = money(sum);
  if (whole.length <= letters || sum < THOUSANDS) return whole;
  const figure = words().decimal(Math.floor(sum / 100) / 10);
  const short = t("play-thousands", { figure });
  // A box with large sums has a short form of its own.
  return short.length < whole.length ? short : whole;
}
