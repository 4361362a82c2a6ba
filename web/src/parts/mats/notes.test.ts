import { expect, it } from "vitest";
import { layOut } from "./notes";

it("lays cash out in the largest notes", () => {
  const piles = layOut(612, [500, 200, 100, 50, 20, 10, 5, 1], [1]);
  expect(piles.map(({ value, count }) => [value, count])).toEqual([
    [500, 1],
    [100, 1],
    [10, 1],
    [1, 2],
  ]);
  expect(piles.at(-1)!.coin).toBe(true);
});

it("has nothing to lay out of nothing", () => {
  expect(layOut(0, [500, 1], [])).toEqual([]);
});
