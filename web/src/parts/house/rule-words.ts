/** Rules in words: questions, answers, and the chips that say how a table differs. */
import type { EditionForm, OptionForm, OptionValue } from "../../lib/protocol";
import { money, t, words } from "../../lib/words.svelte";
import { valueWords } from "../setup/options";
import { CLOCK, END, setupOf, type Difference, type Ending, type Played, type Way } from "./ways";

const dashed = (name: string) => name.replaceAll("_", "-");

export const ruleId = (name: string): string => `rule-${dashed(name)}`;

export function questionOf(option: OptionForm): string {
  const id = ruleId(option.name);
  if (words().has(id)) return t(id);
  return words().has(option.text) ? t(option.text) : option.name;
}

/** A value as an answer. */
export function optionAnswer(
  option: OptionForm,
  value: OptionValue,
  seats: readonly string[] = [],
): string {
  if (option.kind === "seat") return seats[Number(value)] ?? String(value);
  if (option.kind === "money" && typeof value === "number") return money(value);
  if (option.kind === "odds") return oddsWords(value);
  if (typeof value === "number") return String(value);
  const id = `rule-${dashed(option.name)}-${dashed(String(value))}`;
  return words().has(id) ? t(id) : valueWords(value);
}

function oddsWords(value: OptionValue): string {
  const [above = "0", below = "1"] = String(value).split("/");
  if (Number(above) === 0) return t("house-odds-never");
  if (above === below || below === "1") return t("house-odds-always");
  return t("house-odds", { above, below });
}

export function endingWords(ending: Ending, minutes: number): string {
  const word = t(`rule-end-${dashed(ending.word)}`, { minutes });
  return ending.clock && ending.word !== "agreed_time"
    ? t("house-or-minutes", { end: word, minutes })
    : word;
}

/** One difference from the booklet in a few words. */
export function chipWords(form: EditionForm, way: Way, { rule, value }: Difference): string {
  if (rule === CLOCK) return t("chip-end-agreed-time", { minutes: Number(value) });
  if (rule === END) return t(`chip-end-${dashed(String(value))}`);
  const option = setupOf(form, way.mode).options.find(({ name }) => name === rule);
  const id = `chip-${dashed(rule)}`;
  const own = `chip-${dashed(rule)}-${dashed(String(value))}`;
  if (words().has(own)) return t(own);
  if (!option) return rule;
  const said = typeof value === "number" && option.kind !== "money" ? value : null;
  if (words().has(id)) return t(id, { value: said ?? optionAnswer(option, value) });
  return `${questionOf(option)} ${optionAnswer(option, value)}`;
}

/** What a preset is, in one line. */
export function aboutWords(preset: string): string {
  const id = `preset-${dashed(preset)}-about`;
  return words().has(id) ? t(id) : "";
}

/** What a table plays by, in a few words. */
export function playedWords(form: EditionForm, { kind, preset }: Played): string {
  const found = form.presets.find((each) => each.preset === preset);
  const name = found && words().has(found.text) ? t(found.text) : (preset ?? "");
  if (kind === "preset") return name;
  if (kind === "changed") return t("house-changed", { preset: name });
  return t(`house-${kind}`);
}
