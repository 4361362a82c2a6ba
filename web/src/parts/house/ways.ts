/**
 * Ways to play a box: a mode with options, compared with the booklet and with the presets.
 *
 * Values, choices and what is printed all come from the server; here they are only compared.
 */
import type { EditionForm, ModeForm, OptionForm, OptionValue } from "../../lib/protocol";

export interface Way {
  mode: string;
  /** Options that differ from the mode's defaults. */
  options: Record<string, OptionValue>;
  /** Whether the table claims rents for people. */
  claims: boolean;
}

/** A way the game can end: by a mode, and by the clock besides. */
export interface Ending {
  mode: string;
  /** The server's word for it. */
  word: string;
  /** Whether an agreed time ends it too. */
  clock: boolean;
}

/** One thing in which a way to play differs from the booklet. */
export interface Difference {
  rule: string;
  value: OptionValue;
}

export const END = "end";
/** The difference that an agreed time makes. */
export const CLOCK = "clock";
const MINUTES = 45;

export const same = (one: OptionValue, other: OptionValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function setupOf(form: EditionForm, mode: string): ModeForm {
  return form.setups.find((each) => each.mode === mode) ?? form.setups[0]!;
}

/** The booklet's ordinary game, with which all others are compared. */
const ordinary = (form: EditionForm): ModeForm => form.setups[0]!;

const optionIn = (setup: ModeForm, name: string): OptionForm | null =>
  setup.options.find((each) => each.name === name) ?? null;

export function valueOf(option: OptionForm, way: Way): OptionValue {
  return way.options[option.name] ?? option.default;
}

/** What the booklet says: of its ordinary game, or of the mode alone that has the option. */
export function bookletValue(form: EditionForm, option: OptionForm): OptionValue {
  return (optionIn(ordinary(form), option.name) ?? option).printed;
}

/** Whether a value is another than the booklet's; what changes no rule never is. */
export function departs(form: EditionForm, option: OptionForm, value: OptionValue): boolean {
  if (option.convenience) return false;
  const book = bookletValue(form, option);
  if (book === null && same(value, option.default)) return false;
  return !same(value, book) && !option.follows.some((each) => same(each, value));
}

export function isTimed(form: EditionForm, way: Way): boolean {
  const option = optionIn(setupOf(form, way.mode), "timed");
  return option !== null && valueOf(option, way) === true;
}

/** The agreed minutes of a game with a clock. */
export function minutesOf(form: EditionForm, way: Way): number {
  const minutes = way.options["time_limit"];
  return typeof minutes === "number" ? minutes : MINUTES;
}

/** All the ways in which this box can end. */
export function endings(form: EditionForm): Ending[] {
  const found: Ending[] = [];
  for (const { mode, ending, options } of form.setups) {
    const clock = options.find(({ name }) => name === "timed")?.choices ?? [];
    const own = [false, true].filter(
      (with_) => (clock.length ? clock.includes(with_) : !with_) && ending !== "agreed_time",
    );
    if (ending === "agreed_time") found.push({ mode, word: ending, clock: true });
    for (const with_ of own)
      if (!found.some((each) => each.word === ending && each.clock === with_))
        found.push({ mode, word: ending, clock: with_ });
  }
  return found;
}

/** How a way to play ends. */
export function endingOf(form: EditionForm, way: Way): Ending {
  const { mode, ending } = setupOf(form, way.mode);
  return { mode, word: ending, clock: ending === "agreed_time" || isTimed(form, way) };
}

export const isEnding = (one: Ending, other: Ending): boolean =>
  one.word === other.word && one.clock === other.clock;

/** The same rules with another ending: what a mode brings along besides stays as it was. */
export function withEnding(form: EditionForm, way: Way, ending: Ending): Way {
  const [from, to] = [setupOf(form, way.mode), setupOf(form, ending.mode)];
  const options: Way["options"] = {};
  for (const option of to.options) {
    const before = optionIn(from, option.name);
    let value = before ? valueOf(before, way) : option.default;
    if (option.name === "timed") value = ending.clock;
    if (option.name === "time_limit") value = ending.clock ? minutesOf(form, way) : option.default;
    if (!same(value, option.default) || to.needed.includes(option.name))
      options[option.name] = value;
  }
  return { ...way, mode: to.mode, options };
}

/** The same rules with another value of one. */
export function withValue(
  form: EditionForm,
  way: Way,
  option: OptionForm,
  value: OptionValue,
): Way {
  const setup = setupOf(form, way.mode);
  const options = { ...way.options, [option.name]: value };
  if (same(value, option.default) && !setup.needed.includes(option.name))
    delete options[option.name];
  // Who must ask for a rent is asked: the table does it again where the player says so.
  const claims = option.name === "rent_claims" ? value !== "manual" : way.claims;
  return { ...way, options, claims };
}

/** In what a way to play differs from the booklet, in the order of the rules. */
export function differences(form: EditionForm, way: Way): Difference[] {
  const found: Difference[] = [];
  const ending = endingOf(form, way);
  if (ending.word !== ordinary(form).ending && ending.word !== "agreed_time")
    found.push({ rule: END, value: ending.word });
  if (ending.clock) found.push({ rule: CLOCK, value: minutesOf(form, way) });
  for (const option of setupOf(form, way.mode).options) {
    const value = valueOf(option, way);
    if (option.name !== "timed" && departs(form, option, value))
      found.push({ rule: option.name, value });
  }
  return found;
}

/** The way to play without one of its differences. */
export function without(form: EditionForm, way: Way, { rule }: Difference): Way {
  const now = endingOf(form, way);
  const all = endings(form);
  const book = ordinary(form).ending;
  const find = (word: string, clock: boolean) =>
    all.find((each) => each.word === word && each.clock === clock);
  if (rule === END) {
    const timed = now.clock ? (find(book, true) ?? find("agreed_time", true)) : undefined;
    return withEnding(form, way, timed ?? all[0]!);
  }
  if (rule === CLOCK) {
    const word = now.word === "agreed_time" ? book : now.word;
    return withEnding(form, way, find(word, false) ?? all[0]!);
  }
  const option = optionIn(setupOf(form, way.mode), rule);
  return option ? withValue(form, way, option, bookletValue(form, option)) : way;
}

/** The booklet's ordinary game, every printed choice of it. */
export function bookletWay(form: EditionForm): Way {
  const book = form.presets.find(({ preset }) => preset === "book");
  return book ? wayOf(book) : { mode: ordinary(form).mode, options: {}, claims: true };
}

/** The way of a preset, as a table would have it. */
export function wayOf({
  mode,
  options,
  customs,
}: Pick<EditionForm["presets"][number], "mode" | "options" | "customs">): Way {
  return { mode, options: { ...options }, claims: customs["claims"] !== false };
}

/** Whether two ways to play are the same game. */
export function isSame(form: EditionForm, one: Way, other: Way): boolean {
  if (one.mode !== other.mode) return false;
  const setup = setupOf(form, one.mode);
  const asks = optionIn(setup, "rent_claims");
  const matters = asks !== null && valueOf(asks, one) === "manual";
  return (
    (!matters || one.claims === other.claims) &&
    setup.options.every((option) => same(valueOf(option, one), valueOf(option, other)))
  );
}

/** What a table is played by: a preset as it is, or changed; the usual table; rules of its own. */
export interface Played {
  kind: "preset" | "changed" | "usual" | "own";
  preset: string | null;
}

export function playedBy(form: EditionForm, way: Way, chosen: string | null): Played {
  const exact = form.presets.find((preset) => isSame(form, way, wayOf(preset)));
  if (exact) return { kind: "preset", preset: exact.preset };
  if (isSame(form, way, { mode: ordinary(form).mode, options: {}, claims: true }))
    return { kind: "usual", preset: null };
  const known = form.presets.some(({ preset }) => preset === chosen);
  return known ? { kind: "changed", preset: chosen } : { kind: "own", preset: null };
}
