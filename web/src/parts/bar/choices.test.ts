import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { amountOf, buttonsOf, hookOf, keysOf, lettersOf, opens } from "./choices";

function choice(action: Choice["action"], more: Partial<Choice> = {}): Choice {
  return {
    text: "action-roll",
    args: {},
    action,
    cost: null,
    group: null,
    several: false,
    main: false,
    limits: null,
    effect: null,
    ...more,
  };
}

describe("the buttons of the bar", () => {
  const build = [
    choice({ build: [6] }, { group: "build" }),
    choice({ build: [8] }, { group: "build" }),
  ];
  const roll = choice("roll", { main: true });
  const buttons = buttonsOf([roll, ...build, choice("end"), choice("resign")]);

  it("fold a family into one, in the order of the choices", () => {
    expect(buttons.map(({ id }) => id)).toEqual(['"roll"', "build", '"end"', '"resign"']);
    expect(buttons[1]!.choices).toHaveLength(2);
    expect(buttons.filter(({ main }) => main).map(({ word }) => word)).toEqual(["roll"]);
  });
  it("act at once where nothing is to be picked, and ask before leaving", () => {
    expect(buttons.map(opens)).toEqual([false, true, false, true]);
  });
  it("each have a key of their own", () => {
    const letters = lettersOf("build e, end e, roll h, resign q");
    const keys = [...keysOf(buttons, letters).values()];
    expect(keys).toEqual(["1", "e", "2", "q"]);
  });
  it("open a form where dice are thrown by hand", () => {
    const [button] = buttonsOf([
      choice({ roll: [1, 1] }, { limits: { dice: [1, 6] }, main: true }),
    ]);
    expect(opens(button!)).toBe(true);
    expect(hookOf(button!.choices[0]!)).toBe("roll");
  });
});

it("the sum of a choice is what it names, else what it costs", () => {
  expect(amountOf(choice("buy", { args: { amount: { money: 260 } }, cost: -260 }))).toBe(260);
  expect(amountOf(choice("fine", { cost: -50 }))).toBe(50);
  expect(amountOf(choice("roll"))).toBe(null);
});
