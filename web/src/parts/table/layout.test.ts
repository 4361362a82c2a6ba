import { expect, it } from "vitest";
import { boardSize, isShort, layoutOf } from "./layout";

/** Beside the board, above and below: the bar, gaps and edges. */
const BAR = 102;

it.each([
  [720, 450],
  [844, 470],
  [1440, 450],
  [1300, 600],
])("board and bar fit a window of %i × %i", (width, height) => {
  const layout = layoutOf(width, height);
  expect(boardSize(layout, width, height) + BAR).toBeLessThanOrEqual(height);
});

it("leaves lots and log to their sheets on a short phone, and keeps board and bar", () => {
  expect([640, 740, 844].map((height) => isShort("phone", height))).toEqual([true, false, false]);
  expect(isShort("low", 450)).toBe(false);
  expect([640, 600].map((height) => boardSize("phone", 360, height))).toEqual([354, 314]);
});

it("higher windows are laid out as they were", () => {
  expect(layoutOf(1440, 900)).toBe("wide");
  expect(layoutOf(1024, 768)).toBe("side");
  expect(layoutOf(768, 1024)).toBe("tall");
  expect(layoutOf(390, 844)).toBe("phone");
});
