/** The rules of a box as questions: in the order of a family, each with its answers, and found by other words. */
import type { EditionForm, OptionForm, OptionValue } from "../../lib/protocol";
import { t, words } from "../../lib/words.svelte";
import { optionAnswer, ruleId } from "./rule-words";
import { bookletValue, departs, same, setupOf, valueOf, type Way } from "./ways";

/** What families ask for first; the rest follows in the order of the server. */
const FIRST = [
  "no_auctions",
  "free_parking_pot",
  "deal_titles",
  "houses_before_hotel",
  "rent_claims",
  "time_limit",
  "no_mortgages",
  "start_cash",
  "salary",
  "second_chance",
];
/** Rules that another question contains, or that have a place of their own at the table. */
const ELSEWHERE = new Set(["timed", "players_min"]);
/** Probabilities to choose from. */
const ODDS: readonly OptionValue[] = [0, "1/12", "1/6", "1/3", 1];

export interface Rule {
  name: string;
  option: OptionForm;
  value: OptionValue;
  differs: boolean;
  /** The answers side by side; null for a number. */
  answers: readonly OptionValue[] | null;
}

function answersOf(option: OptionForm, seats: readonly string[]): readonly OptionValue[] | null {
  if (option.kind === "seat") return seats.map((_, place) => place);
  if (option.kind === "odds")
    return [...new Set([option.printed ?? option.default, ...ODDS])].sort(
      (one, other) => share(one) - share(other),
    );
  if (option.kind === "whole" && option.least !== null && option.most !== null)
    // A few numbers are answers too.
    if (option.most - option.least < 4)
      return Array.from({ length: option.most - option.least + 1 }, (_, n) => option.least! + n);
  return option.choices;
}

/** The booklet's answer first; numbers and probabilities stay in their order. */
function bookletFirst(
  answers: readonly OptionValue[] | null,
  booklet: OptionValue,
): readonly OptionValue[] | null {
  if (!answers || answers.some((each) => typeof each === "number")) return answers;
  return [...answers].sort(
    (one, other) => Number(same(other, booklet)) - Number(same(one, booklet)),
  );
}

/** A probability as a number: 1/12 is a twelfth. */
export function share(odds: OptionValue): number {
  const [above = 0, below = 1] = String(odds).split("/").map(Number);
  return above / below;
}

/** Whether an option means something now: what it needs is set. */
function counts(option: OptionForm, options: readonly OptionForm[], way: Way): boolean {
  if (option.kind === "teams" || ELSEWHERE.has(option.name)) return false;
  return Object.entries(option.needs).every(([name, wanted]) => {
    const other = options.find((each) => each.name === name);
    return !other || valueOf(other, way) === wanted;
  });
}

export function rulesOf(form: EditionForm, way: Way, seats: readonly string[]): Rule[] {
  const { options } = setupOf(form, way.mode);
  const rank = ({ name, convenience }: OptionForm) => {
    const place = FIRST.indexOf(name);
    if (place >= 0) return place;
    return convenience ? FIRST.length + 1 : FIRST.length;
  };
  return options
    .filter((option) => counts(option, options, way))
    .map((option) => {
      const value = valueOf(option, way);
      return {
        name: option.name,
        option,
        value,
        differs: departs(form, option, value),
        answers: bookletFirst(answersOf(option, seats), bookletValue(form, option)),
      };
    })
    .sort((one, other) => rank(one.option) - rank(other.option));
}

/** Letters without their accents, in lower case. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** All the words by which a rule is found. */
export function wordsOf(name: string, answers: readonly string[]): string {
  const more = `rule-${name.replaceAll("_", "-")}-also`;
  const also = words().has(more) ? t(more) : "";
  return plain([t(ruleId(name)), also, ...answers].join(" "));
}

/** Whether every word that was typed begins a word of the rule. */
export function isFound(typed: string, text: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every(
      (word) => word === "" || new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(word)}`, "u").test(text),
    );
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a rule is found by what was typed. */
export function matches(typed: string, rule: Rule, seats: readonly string[]): boolean {
  const answers = (rule.answers ?? []).map((value) => optionAnswer(rule.option, value, seats));
  return isFound(typed, wordsOf(rule.name, answers));
}
