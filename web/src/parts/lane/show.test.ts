import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Animations } from "../../lib/animation.svelte";
import type { EntryModel, EventModel } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { BOX, gameOf, moved, sideOf } from "./lane-box";
import { LaneShow } from "./show.svelte";

const game = gameOf([
  sideOf("red", "Ana", "hand", "boardwalk", "hand", "hand"),
  sideOf("blue", "Vasco", "indiana_avenue", "jail", "off", "hand"),
]);

function event(name: string, args: EventModel["args"]): EventModel {
  return { name, text: `knockout-event-${name}`, args, action: 1, told: true };
}
function entry(events: EventModel[]): EntryModel {
  return {
    number: 7,
    at: 0,
    name: "acted",
    seat: "Ana",
    by: "person",
    text: null,
    args: {},
    events,
    said: null,
  };
}
const red = { colour: "red", number: 1 };
const SLIDE = [
  event("slid", { ...red, seat: { seat: "Ana" } }),
  moved("red", 1, [0, 150, 45, 0, 1500], "launched"),
  moved("red", 1, [300, 150, 528, 0, 100], "struck"),
  moved("blue", 1, [300, 150, 560, 0, 1300], "struck"),
  moved("red", 1, [340, 150, 530, 0, 0], "stopped"),
  moved("blue", 1, [600, 150, 915, 0, 0], "fell"),
  event("token_out", { colour: "blue", number: 1, change: "fell" }),
];
const SCORED = [
  event("property_collected", {
    colour: "red",
    space: { space: "boardwalk" },
    amount: { money: 500 },
  }),
  event("bonus_collected", {
    colour: "red",
    group: { text: "group-dark-blue", args: {} },
    amount: { money: 2000 },
  }),
  event("tax_paid", { colour: "red", amount: { money: 200 }, count: 2 }),
];

function started() {
  const show = new LaneShow(BOX);
  const animations = new Animations();
  show.sync(game);
  show.listen(animations);
  return { show, animations, at: (key: string) => show.tokens.find((each) => each.key === key)! };
}
const ended = async (animations: Animations) => {
  for (let turn = 0; turn < 10_000; turn += 1) {
    if (!animations.beat && !animations.waiting) return;
    await vi.advanceTimersByTimeAsync(5);
  }
  throw new Error("the animations never end");
};

describe("what the lane shows", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is the state, every token where it lies", () => {
    const { show, at } = started();
    expect(show.tokens).toHaveLength(8);
    expect([at("blue-1").where, at("blue-2").where, at("blue-3").where]).toEqual([
      "board",
      "jail",
      "off",
    ]);
    expect(at("red-2").x).toBe(265);
    expect(show.pot).toBe(500);
  });

  it("comes to the end of a slide at once where motion is off", async () => {
    const { animations, at } = started();
    animations.add([entry(SLIDE)]);
    await ended(animations);
    expect([at("red-1").where, at("red-1").y]).toEqual(["board", 530]);
    expect(at("blue-1").where).toBe("off");
  });

  it("takes a slide's own time, and is skipped in the middle of it", async () => {
    settings.speed = 1;
    const { animations, at } = started();
    animations.add([entry(SLIDE)]);
    await vi.advanceTimersByTimeAsync(60);
    flushSync();
    expect(at("red-1").y).toBeGreaterThan(45);
    expect(at("red-1").y).toBeLessThan(500);
    expect(at("blue-1").where).toBe("board");
    animations.skip();
    await ended(animations);
    expect(at("red-1").y).toBe(530);
  });

  it("marks each sum where it comes from, and counts it into the purse", async () => {
    const { show, animations } = started();
    animations.add([entry(SCORED)]);
    await ended(animations);
    expect(show.marks.map(({ amount }) => amount)).toEqual([500, 2000, -200]);
    expect(show.marks[0]!.at).toEqual({ x: 265, y: 880 });
    expect(show.marks[1]!.spaces).toEqual(["park_place", "boardwalk"]);
    expect(show.cash.red).toBe(2300);
    expect(show.pot).toBe(700);
    expect(show.said?.text).toBe("knockout-event-tax_paid");
    animations.add([entry(SLIDE)]);
    await ended(animations);
    expect(show.marks).toEqual([]);
  });
});
