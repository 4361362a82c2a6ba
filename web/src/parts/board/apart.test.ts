import { describe, expect, it } from "vitest";
import { apart } from "./apart";
import { roundPlan } from "./geometry/round-plan";
import { squarePlan } from "./geometry/square-plan";

/** A player who may build everywhere. */
const streets = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39];

describe.each([
  ["square", squarePlan],
  ["round", roundPlan],
])("on the %s board", (_, make) => {
  it.each([
    [650, { width: 58, height: 34 }],
    [776, { width: 58, height: 34 }],
    [776, { width: 74, height: 40 }],
  ])("no control lies on another at %d", (size, control) => {
    const plan = make(size);
    const found = apart(
      streets.map((lot) => plan.control(lot)),
      size,
      control,
    );
    for (const [i, [x, y]] of found.entries())
      for (const [otherX, otherY] of found.slice(i + 1))
        expect(
          Math.abs(x - otherX) >= control.width || Math.abs(y - otherY) >= control.height,
        ).toBe(true);
  });
});

it("leaves alone what lies apart", () => {
  const wanted: [number, number][] = [
    [100, 50],
    [300, 50],
  ];
  expect(apart(wanted, 700, { width: 58, height: 34 })).toEqual(wanted);
});
