import { expect, it } from "vitest";
import type { OptionForm, OptionValue } from "../../lib/protocol";
import { clausesOf } from "./clauses";

function option(name: string, kind: string, value: OptionValue, needs = {}): OptionForm {
  return {
    name,
    text: `option-${name}`,
    kind,
    choices: null,
    least: null,
    most: null,
    default: value,
    printed: value,
    ruling: false,
    convenience: false,
    needs,
    follows: [],
  };
}
const FORMS = [
  option("auction", "choice", "passes"),
  option("timer_least", "whole", 60, { auction: "timer" }),
  option("random_chance", "odds", "0"),
  option("banker", "seat", 0),
  option("free_parking_pot", "yes_no", false),
];
const names = (set: Record<string, OptionValue>, departures: string[]) => {
  const found = clausesOf(FORMS, ({ name, default: usual }) => set[name] ?? usual, departures);
  return [found.own, found.book].map((part) => part.map(({ name }) => name));
};

it("the table's own clauses come apart from those of the booklet", () => {
  expect(names({ free_parking_pot: true }, ["free_parking_pot"])).toEqual([
    ["free_parking_pot"],
    ["auction"],
  ]);
});
it("a clause that hangs on another is shown where the other is played", () => {
  expect(names({ auction: "timer" }, [])[1]).toContain("timer_least");
  expect(names({ random_chance: "1/12" }, [])[1]).toContain("random_chance");
  expect(names({}, [])[1]).toEqual(["auction", "free_parking_pot"]);
});
