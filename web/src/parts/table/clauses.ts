/** The options of a table: those that depart from the rule book, and the rest. */
import type { OptionForm, OptionValue } from "../../lib/protocol";

export interface Clauses {
  own: OptionForm[];
  book: OptionForm[];
}

const same = (one: OptionValue, other: OptionValue) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The order of seats is not an option; options that depend on an inactive one are left out. */
function matters(
  option: OptionForm,
  forms: readonly OptionForm[],
  valueOf: (option: OptionForm) => OptionValue,
): boolean {
  if (option.kind === "seat" || option.kind === "teams") return false;
  if (option.kind === "odds" && Number(valueOf(option)) === 0) return false;
  return Object.entries(option.needs).every(([name, wanted]) => {
    const other = forms.find((each) => each.name === name);
    return !other || same(valueOf(other), wanted);
  });
}

export function clausesOf(
  forms: readonly OptionForm[],
  valueOf: (option: OptionForm) => OptionValue,
  departures: readonly string[],
): Clauses {
  const shown = forms.filter((option) => matters(option, forms, valueOf));
  return {
    own: shown.filter(({ name }) => departures.includes(name)),
    book: shown.filter(({ name }) => !departures.includes(name)),
  };
}
