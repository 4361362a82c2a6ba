import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Animations, rest } from "./animation.svelte";
import type { EntryModel } from "./protocol";
import { settings } from "./settings.svelte";

/** Entries with an event each. */
function entries(count: number): EntryModel[] {
  return Array.from({ length: count }, (_, i) => {
    const event = { name: "slid", text: "", action: i, told: false, args: {} };
    return { number: i, events: [event] } as unknown as EntryModel;
  });
}

/** Add so many at once; which were shown, and how long each took of a second. */
async function shown(count: number) {
  const animations = new Animations();
  const seen: { number: number; ms: number }[] = [];
  animations.on("slid", ({ entry }, pace) => {
    seen.push({ number: entry.number, ms: Math.round(pace.ms(1000)) });
    return rest(1);
  });
  animations.add(entries(count));
  await vi.runAllTimersAsync();
  expect([animations.beat, animations.waiting]).toEqual([null, 0]);
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows everything at its pace while few wait", async () => {
  expect(await shown(4)).toEqual([0, 1, 2, 3].map((number) => ({ number, ms: 1000 })));
});

it("falls behind quicker, the oldest at once, and leaves nothing out", async () => {
  const seen = await shown(40);
  expect(seen.map(({ number }) => number)).toEqual(entries(40).map(({ number }) => number));
  expect(seen[0]!.ms).toBe(0);
  expect(seen[20]!.ms).toBeGreaterThan(0);
  expect(seen[20]!.ms).toBeLessThan(seen[30]!.ms);
  expect(seen.at(-1)!.ms).toBe(1000);
});
