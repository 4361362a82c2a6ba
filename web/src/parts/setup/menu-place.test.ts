import { expect, it } from "vitest";
import { besideChair } from "./menu-place";

const MENU = { offsetWidth: 240, offsetHeight: 160 };
const WINDOW = { width: 1440, height: 900 };
const chairAt = (left: number, top: number) => ({ left, top, bottom: top + 84, width: 84 });

it("stands below its chair, the tip at the middle of it", () => {
  const { left, top, above, tip } = besideChair(chairAt(700, 400), MENU, WINDOW);
  expect({ top, above, points: left + tip }).toEqual({ top: 496, above: false, points: 742 });
});

it("stands above a chair that has no room below", () => {
  const { top, above } = besideChair(chairAt(700, 790), MENU, WINDOW);
  expect([top + 160 < 790, above]).toEqual([true, true]);
});

it("stays within the window, the tip on its edge", () => {
  const { left, tip } = besideChair(chairAt(2, 100), MENU, WINDOW);
  expect([left, tip]).toEqual([8, 36]);
  const narrow = besideChair(chairAt(330, 100), MENU, { width: 390, height: 844 });
  expect(narrow.left + 240).toBeLessThanOrEqual(382);
  const low = besideChair(chairAt(100, 60), MENU, { width: 390, height: 250 });
  expect(low.top + 160).toBeLessThanOrEqual(242);
});
