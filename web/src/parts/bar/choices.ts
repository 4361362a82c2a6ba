/** Choices as the bar shows them: one button for each, or for each group that folds together. */
import type { AnyChoice } from "../../lib/table.svelte";
import type { Action, Term } from "../../lib/protocol";

/** The word an action begins with. */
export function wordOf(action: Action): string {
  return typeof action === "string" ? action : (Object.keys(action)[0] ?? "");
}

/** The detail after the word, or nothing. */
export function detailOf(action: Action): unknown {
  return typeof action === "string" ? null : Object.values(action)[0];
}

/** Forms are identified by their word, other actions as written: for tests and for keys. */
export function hookOf(choice: AnyChoice): string {
  return isForm(choice) ? wordOf(choice.action) : JSON.stringify(choice.action);
}

/** Whether something has still to be filled in. */
export function isForm(choice: AnyChoice): boolean {
  return choice.limits !== null;
}

export function sumOf(term: Term | undefined): number | null {
  return term && typeof term === "object" && "money" in term ? term.money : null;
}

/** The sum a choice is about: what it costs or brings. */
export function amountOf(choice: AnyChoice): number | null {
  return sumOf(choice.args.amount) ?? (choice.cost === null ? null : Math.abs(choice.cost));
}

/** Whether the words of a choice name the sum that it costs or brings. */
export function namesCost({ args, cost }: AnyChoice): boolean {
  return cost !== null && Object.values(args).some((term) => says(term, Math.abs(cost)));
}

function says(term: Term, sum: number): boolean {
  if (term === null || typeof term !== "object") return false;
  if ("list" in term) return term.list.some((part) => says(part, sum));
  if ("text" in term) return Object.values(term.args).some((part) => says(part, sum));
  return sumOf(term) === sum;
}

/** Choices that stand behind one button. */
export interface Button {
  id: string;
  word: string;
  main: boolean;
  choices: readonly AnyChoice[];
}

/** Words that need more than one touch: they open a panel, or ask first. */
const OPENS = new Set([
  "build",
  "sell",
  "swap",
  "mortgage",
  "redeem",
  "offer",
  "settle",
  "want",
  "force",
  "resign",
  "bankrupt",
]);

/** Whether a button opens a panel rather than acts. */
export function opens({ word, choices }: Button): boolean {
  if (choices.some((choice) => isForm(choice) && word !== "bid")) return true;
  return OPENS.has(word);
}

/** The buttons, in the order of the choices. */
export function buttonsOf(choices: readonly AnyChoice[]): Button[] {
  const buttons = new Map<string, { word: string; choices: AnyChoice[] }>();
  for (const choice of choices) {
    const word = wordOf(choice.action);
    const id = choice.group ?? (isForm(choice) ? word : JSON.stringify(choice.action));
    const button = buttons.get(id) ?? { word, choices: [] };
    button.choices.push(choice);
    buttons.set(id, button);
  }
  return [...buttons].map(([id, { word, choices: inside }]) => ({
    id,
    word,
    choices: inside,
    main: inside.some(({ main }) => main),
  }));
}

/** Choices with one of these words. */
export function choicesOf<T extends AnyChoice>(
  choices: readonly T[],
  ...wanted: readonly string[]
): T[] {
  return choices.filter(({ action }) => wanted.includes(wordOf(action)));
}

/** Choices without those of some words. */
export function choicesBut<T extends AnyChoice>(
  choices: readonly T[],
  ...left: readonly string[]
): T[] {
  return choices.filter(({ action }) => !left.includes(wordOf(action)));
}

/** Letters by word, out of the text that lists them: `accept y, bid b`. */
export function lettersOf(listed: string): Record<string, string> {
  return Object.fromEntries(listed.split(",").map((pair) => pair.trim().split(" ", 2)));
}

/** A key for each button, each used once, a digit where its letter is taken; the main one has the space bar too. */
export function keysOf(
  buttons: readonly Button[],
  letters: Readonly<Record<string, string>>,
): Map<string, string> {
  const keys = new Map<string, string>();
  const used = new Set<string>(["h", "o"]);
  let digit = 1;
  for (const { id, word } of buttons) {
    let key = letters[word];
    if (!key || used.has(key)) key = digit < 10 ? String(digit++) : "";
    if (key) used.add(key);
    keys.set(id, key);
  }
  return keys;
}
