/** Values of options in words. */
import type { OptionValue } from "../../lib/protocol";
import { t, words } from "../../lib/words.svelte";

export function valueWords(value: OptionValue): string {
  if (value === null) return t("setup-value-none");
  if (typeof value === "object") return JSON.stringify(value);
  const id = `setup-value-${String(value).replaceAll("_", "-")}`;
  return words().has(id) ? t(id) : String(value);
}
