import { expect, test } from "vitest";
import { SHELF, shelves, type Shelved } from "./shelf";

const ids = (boxes: readonly Shelved[]): string[] => boxes.map((box) => box.id);

test("the five books stand first, and Atlantic on a shelf below", () => {
  expect(shelves().map(ids)).toEqual([
    ["euro", "disney", "deska", "revolution", "knockout"],
    ["atlantic"],
  ]);
});

test("no shelf holds more than five boxes", () => {
  const own = SHELF.filter((box) => !box.official)[0]!;
  const many = Array.from({ length: 7 }, (_, place) => ({ ...own, id: `own-${place}` }));
  expect(shelves(many).map((row) => row.length)).toEqual([5, 2]);
});
