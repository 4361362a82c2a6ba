import { describe, expect, it } from "vitest";
import { fanned, SQUARES, wayOf, type Arrow, type BoardPlan } from "./plan";
import { roundPlan } from "./round-plan";
import { inner, railArea, squarePlan } from "./square-plan";

const ARROWS: readonly Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const all = Array.from({ length: SQUARES }, (_, i) => i);

describe("the square board", () => {
  it("has the measures of the design at its usual size", () => {
    const { board, band, stage } = squarePlan(776);
    expect([board.rail, board.side, board.corner, band, stage.width]).toEqual([
      18, 60, 100, 22, 540,
    ]);
  });

  it("has those of a phone at 384", () => {
    const { board, lettering } = squarePlan(384);
    expect([board.rail, board.side, board.corner]).toEqual([13, 29, 48.5]);
    expect(lettering).toBe("none");
  });

  it("shortens names below 700 and leaves them out below 560", () => {
    expect([700, 699, 560, 559].map((size) => squarePlan(size).lettering)).toEqual([
      "full",
      "short",
      "short",
      "none",
    ]);
  });

  it("fills its ring without gaps or overlaps", () => {
    for (const size of [384, 600, 776, 1301]) {
      const { board } = squarePlan(size);
      const area = all.reduce((sum, i) => sum + board.rect(i).width * board.rect(i).height, 0);
      expect(area).toBeCloseTo((size - 2 * board.rail) ** 2 - board.stage.size ** 2, 3);
    }
  });

  it("keeps bands inside their squares, towards the stage", () => {
    const plan = squarePlan(776);
    for (const i of [5, 15, 25, 35]) {
      const rect = plan.board.rect(i);
      const band = inner(rect, rect.side, plan.band);
      const [x, y] = plan.mark(i);
      expect(Math.hypot(band.x + band.width / 2 - x, band.y + band.height / 2 - y)).toBeCloseTo(
        9 + 11,
        3,
      );
    }
  });

  it("keeps rail marks between the squares and the edge", () => {
    for (const size of [384, 776])
      for (const i of all.filter((i) => i % 10)) {
        const { x, y, width, height } = railArea(
          squarePlan(size).board.rect(i),
          squarePlan(size).rail,
        );
        expect(Math.min(x, y, size - x - width, size - y - height)).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
        expect(height).toBeGreaterThan(0);
      }
  });

  it("walks by arrows as the eye does", () => {
    const { step } = squarePlan(776);
    expect(step(5, "ArrowLeft")).toBe(6);
    expect(step(5, "ArrowRight")).toBe(4);
    expect(step(5, "ArrowUp")).toBe(25);
    expect(step(5, "ArrowDown")).toBe(5);
    expect(step(15, "ArrowRight")).toBe(35);
    expect(step(35, "ArrowLeft")).toBe(15);
    expect(step(25, "ArrowDown")).toBe(5);
    expect(step(0, "ArrowUp")).toBe(39);
    expect(step(39, "ArrowDown")).toBe(0);
    expect(step(30, "ArrowLeft")).toBe(29);
  });
});

describe.each<[string, (size: number) => BoardPlan]>([
  ["square", squarePlan],
  ["round", roundPlan],
])("the %s board", (_, make) => {
  it.each([360, 384, 650, 776, 1300])("holds every token at %d", (size) => {
    const plan = make(size);
    for (const i of all)
      for (const count of [1, 2, 8])
        for (let nth = 0; nth < count; nth++) {
          const [x, y] = plan.token(i, nth, count, i === 10 && nth % 2 === 0);
          expect(Math.min(x, y, size - x, size - y)).toBeGreaterThan(plan.puck - 2);
        }
  });

  it("leads by arrows to squares of the board, and everywhere", () => {
    const { step } = make(776);
    const seen = new Set([0]);
    for (const square of seen) for (const arrow of ARROWS) seen.add(step(square, arrow));
    expect([...seen].sort((a, b) => a - b)).toEqual(all);
  });

  it("has its controls on the stage", () => {
    const plan = make(776);
    const { x, y, width, height } = plan.stage;
    for (const i of all.filter((i) => i % 10)) {
      const [cx, cy] = plan.control(i);
      expect(cx > x && cx < x + width && cy > y && cy < y + height).toBe(true);
    }
  });
});

describe("ways", () => {
  it("go forward over the start and back over it", () => {
    expect(wayOf(38, 4)).toEqual([39, 0, 1, 2]);
    expect(wayOf(1, -3)).toEqual([0, 39, 38]);
    expect(wayOf(7, 0)).toEqual([]);
  });

  it("fan tokens out, closer where many share a square", () => {
    expect(fanned(0, 1, 60, 15)).toBe(0);
    expect(fanned(1, 2, 60, 15) - fanned(0, 2, 60, 15)).toBe(18.75);
    expect(fanned(7, 8, 60, 15) - fanned(0, 8, 60, 15)).toBeLessThanOrEqual(42);
  });
});
