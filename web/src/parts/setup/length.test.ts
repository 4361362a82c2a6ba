import { expect, it } from "vitest";
import { minutesOf } from "./length";

const form = (seats: number, bot: string, low: number, high: number) => ({
  seats,
  bot,
  low,
  median: (low + high) / 2,
  high,
  actions: 3,
});
const LENGTHS = [form(4, "novice", 300, 400), form(4, "regular", 180, 300)];

it("takes people for regular players, and their turns as long as they are", () => {
  expect(minutesOf(LENGTHS, [null, null, null, null], 20, 1)).toEqual({ low: 60, high: 100 });
  expect(minutesOf(LENGTHS, [null, null, null, null], 10, 1)).toEqual({ low: 30, high: 50 });
});

it("takes the mean of those who sit there, and bots at the table's pace", () => {
  const seats = [null, "novice", "regular", "railways"];
  const turns = (300 + 3 * 180) / 4;
  const seconds = (20 + 3 * 3) / 4;
  expect(minutesOf(LENGTHS, seats, 20, 1)!.low).toBe(5 * Math.round((turns * seconds) / 300));
  expect(minutesOf(LENGTHS, ["regular", "regular", "regular", "regular"], 20, 0)!.low).toBe(1);
});

it("says nothing of what was not measured", () => {
  expect(minutesOf(LENGTHS, [null, null], 20, 1)).toBeNull();
  expect(minutesOf([], [null, null, null, null], 20, 1)).toBeNull();
});
