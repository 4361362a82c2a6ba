import { describe, expect, it } from "vitest";
import { makeLens } from "../../drawings/geometry/lens";
import { allowed, courseOf, DEAD, fan, pulled, pullOf, spaceAt } from "./aiming";
import { BOX } from "./lane-box";
import { nextSpace } from "./walking";

const space = (id: string) => BOX.spaces.find((each) => each.id === id)!;
const straight = { x: 150, angle: 0, speed: 1.475 };

describe("the course of an aim", () => {
  it("stops in the middle of the space whose aim it is", () => {
    for (const each of BOX.spaces) expect(courseOf(BOX, each.aim, []).space?.id).toBe(each.id);
  });
  it("ends at the first token it touches", () => {
    const near = { key: "red-1", x: 160, y: 300 };
    const course = courseOf(BOX, straight, [{ key: "blue-2", x: 150, y: 500 }, near]);
    expect(course.met?.key).toBe("red-1");
    expect(course.space).toBe(null);
    expect(Math.hypot(course.to.x - near.x, course.to.y - near.y)).toBeCloseTo(32, 6);
  });
  it("passes a token that lies behind it or beside it", () => {
    const tokens = [
      { key: "red-1", x: 150, y: 10 },
      { key: "red-2", x: 190, y: 300 },
    ];
    expect(courseOf(BOX, straight, tokens).met).toBe(null);
  });
  it("falls off where it goes too far, and is on no space before the GO line", () => {
    expect(courseOf(BOX, { ...straight, speed: 2.5 }, []).falls).toBe(true);
    expect(courseOf(BOX, { x: 280, angle: 20, speed: 2 }, []).falls).toBe(true);
    const short = courseOf(BOX, { ...straight, speed: 0.42 }, []);
    expect([short.falls, short.space]).toEqual([false, null]);
  });
  it("strays within the lane", () => {
    for (const { x, y } of fan(BOX, straight, { speed: 0.08, angle: 30 }, 2))
      expect([x >= 0 && x <= 300, y >= 0 && y <= 915]).toEqual([true, true]);
  });
});

describe("a pull", () => {
  const lens = makeLens({ centre: 400, nearY: 600, farY: 50, nearWidth: 640, farWidth: 474 });
  const local = lens.local(150, 45);
  const { aim } = BOX.lane;

  it("is none close to the token, or ahead of it", () => {
    expect(pulled({ dx: 0, dy: DEAD - 1 }, local, 110, aim)).toBe(null);
    expect(pulled({ dx: 3, dy: -60 }, local, 110, aim)).toBe(null);
  });
  it("is as fast as it is long, and no faster than a hand", () => {
    const half = pulled({ dx: 0, dy: 67 }, local, 110, aim)!;
    expect(half.angle).toBeCloseTo(0);
    expect(pullOf(half.speed, 110, aim)).toBeCloseTo(67);
    expect(pulled({ dx: 0, dy: 900 }, local, 110, aim)!.speed).toBe(aim.speed[1]);
  });
  it("sends the token the other way, along the line one sees", () => {
    const { angle } = pulled({ dx: -10, dy: 60 }, local, 110, aim)!;
    expect(angle).toBeGreaterThan(0);
    const far = lens.at(150 + Math.tan((angle * Math.PI) / 180) * 30, 75);
    const from = lens.at(150, 45);
    expect((far[0] - from[0]) / (from[1] - far[1])).toBeCloseTo(1 / 6, 1);
    expect(pulled({ dx: -90, dy: 20 }, local, 110, aim)!.angle).toBe(aim.angle[1]);
  });
});

it("an aim stays what a hand may do", () => {
  expect(allowed({ x: -5, angle: -99, speed: 9 }, BOX.lane.aim)).toEqual({
    x: 16,
    angle: -20,
    speed: 2.5,
  });
});

it("arrows walk from space to space, row by row", () => {
  expect(nextSpace(BOX.spaces, space("indiana_avenue"), "ArrowLeft")?.id).toBe("kentucky_avenue");
  expect(nextSpace(BOX.spaces, space("indiana_avenue"), "ArrowUp")?.id).toBe("chance_1");
  expect(nextSpace(BOX.spaces, space("baltic_avenue"), "ArrowDown")).toBe(null);
  expect(nextSpace(BOX.spaces, space("boardwalk"), "ArrowRight")).toBe(null);
  const met = new Set<string>();
  const walk = (from: string) => {
    if (met.has(from)) return;
    met.add(from);
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = nextSpace(BOX.spaces, space(from), key);
      if (next) walk(next.id);
    }
  };
  walk("baltic_avenue");
  expect(met.size).toBe(BOX.spaces.length);
  expect(spaceAt(BOX, { x: 150, y: 560 })?.id).toBe("indiana_avenue");
});
