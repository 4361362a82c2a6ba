import { describe, expect, it } from "vitest";
import { moved } from "./lane-box";
import { force, keyIn, rowsOf, spotAt, tracksOf } from "./motion";

// A slide of the kernel: green 1 strikes blue 1, which stops where the third row of it says.
const events = [
  moved("green", 1, [0, 59.4, 45, -1.649, 1648.999], "launched"),
  moved("green", 1, [158.665, 59.166, 279.475, -15.067, 130.835], "struck"),
  moved("blue", 1, [158.665, 59.54, 311.473, 13.76, 1175.765], "struck"),
  moved("green", 1, [219.694, 58.706, 283.468, 0, 0], "stopped"),
];
const rows = rowsOf(events);
const [green, blue] = tracksOf(rows) as [
  ReturnType<typeof tracksOf>[number],
  ReturnType<typeof tracksOf>[number],
];

describe("a slide as the server tells it", () => {
  it("is a track for each token that moves, in time", () => {
    expect([green.key, blue.key]).toEqual(["green-1", "blue-1"]);
    expect(green.rows.map(({ change }) => change)).toEqual(["launched", "struck", "stopped"]);
    expect(keyIn(events[2]!)).toBe("blue-1");
  });
  it("runs into the next row of its token by the lane's deceleration", () => {
    const before = spotAt(green, 158.664, 2.158);
    expect(before.x).toBeCloseTo(59.166, 2);
    expect(before.y).toBeCloseTo(279.475, 1);
    expect(spotAt(green, 219.6, 2.158).y).toBeCloseTo(283.468, 2);
  });
  it("lies still before it is met and after it has stopped", () => {
    expect(spotAt(blue, 20, 2.158)).toEqual({ x: 59.54, y: 311.473 });
    expect(spotAt(green, 5000, 2.158)).toEqual({ x: 58.706, y: 283.468 });
    // Without a row that says so, it goes no further than its speed carries it.
    const far = spotAt(blue, 60_000, 2.158);
    expect(spotAt(blue, 61_000, 2.158)).toEqual(far);
    expect(far.y).toBeGreaterThan(600);
  });
  it("strikes as hard as what it sends away", () => {
    expect(force(rows[2]!)).toBeGreaterThan(force(rows[1]!));
    expect(force({ ...rows[2]!, vy: 9000 })).toBe(1);
  });
});
