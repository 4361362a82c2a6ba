import { describe, expect, it } from "vitest";
import type { StoryModel, WealthLine } from "../../lib/protocol";
import { apart, niceStep, scaleOf } from "./chart";
import { ranking } from "./ranking";

const line = (seat: string, values: number[], out: number | null = null): WealthLine => ({
  seat,
  members: [seat],
  values,
  out: out === null ? null : { number: out, time: out },
});

describe("ranking", () => {
  const story = {
    winners: ["Ana"],
    wealth: [
      line("Vasco", [10, 0], 40),
      line("Ana", [10, 30]),
      line("Léo", [10, 0], 80),
      line("Odile", [10, 90]),
      line("Nour", [10, 50]),
    ],
  };

  it("puts winners first, then who is left by wealth, then the others by how long they lasted", () => {
    expect(ranking(story).map(({ line: { seat } }) => seat)).toEqual([
      "Ana",
      "Odile",
      "Nour",
      "Léo",
      "Vasco",
    ]);
  });

  it("lets winners share the first place", () => {
    const shared = { ...story, winners: ["Ana", "Nour"] };
    expect(ranking(shared).map(({ place }) => place)).toEqual([1, 1, 3, 4, 5]);
  });
});

describe("the chart", () => {
  const story: Pick<StoryModel, "times" | "wealth"> = {
    times: [0, 1, 2, 3].map((time) => ({ time, number: time * 10 })),
    wealth: [line("Ana", [1500, 1800, 900, 6640]), line("Léo", [1500, -20, 0, 0])],
  };
  const scale = scaleOf(story, 800, 400, { left: 50, right: 60, top: 40, bottom: 30 });

  it("keeps every value inside, debts too", () => {
    for (const { values } of story.wealth)
      for (const value of values) {
        expect(scale.y(value)).toBeGreaterThanOrEqual(40);
        expect(scale.y(value)).toBeLessThanOrEqual(370);
      }
    expect([scale.x(0), scale.x(3)]).toEqual([50, 740]);
  });

  it("marks round values and whole times", () => {
    expect(scale.values).toContain(0);
    expect(scale.values.length).toBeGreaterThan(3);
    for (const time of scale.times) expect(Number.isInteger(time)).toBe(true);
  });

  it.each([
    [6640, 4, 2000],
    [100, 4, 25],
    [0.9, 3, 0.5],
  ])("steps of %d in %d parts are %d", (span, count, step) => {
    expect(niceStep(span, count)).toBeCloseTo(step);
  });

  it("moves what is too close apart, within its limits", () => {
    expect(apart([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
    expect(apart([95, 96, 97], 20, 0, 100)).toEqual([60, 80, 100]);
  });

  it("draws a game that ended before its first turn", () => {
    const short = { times: [{ time: 0, number: 0 }], wealth: [line("Ana", [0])] };
    const narrow = scaleOf(short, 300, 200, { left: 50, right: 20, top: 40, bottom: 30 });
    expect(Number.isFinite(narrow.x(0) + narrow.y(0))).toBe(true);
    const long = { ...short, times: [0, 122].map((time) => ({ time, number: time })) };
    const phone = scaleOf(long, 350, 300, { left: 70, right: 40, top: 40, bottom: 30 });
    expect(phone.times).toEqual([50, 100]);
  });
});
