import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Document } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { Controls } from "./controls.svelte";
import { Ending, PAUSE } from "./ending.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const moment = (number: number, idle: boolean, ends = true) =>
  ({
    game: { number, to_act: ["Ana"] },
    table: { waiting: [], paused: false, seats: [{ name: "Ana", bot: null, habits: { ends } }] },
    you: { Ana: { choices: [], idle, way_out: null } },
  }) as unknown as Document;

function begin(document: Document) {
  const table = new Table("K7QX2MP");
  table.mine = ["Ana"];
  table.document = document;
  const controls = new Controls(table);
  const act = vi.spyOn(controls, "act").mockResolvedValue(true);
  let ending!: Ending;
  const stop = $effect.root(() => {
    ending = new Ending(controls);
  });
  flushSync();
  return { table, ending, act, stop };
}

it("ends an idle turn after a moment", () => {
  const { ending, act, stop } = begin(moment(7, true));
  expect(ending.soon).toBe(true);
  vi.advanceTimersByTime(PAUSE - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledExactlyOnceWith("end");
  stop();
});

it("is stopped for this turn, and not for the next", () => {
  const { table, ending, act, stop } = begin(moment(7, true));
  expect(ending.stop()).toBe(true);
  flushSync();
  vi.advanceTimersByTime(2 * PAUSE);
  expect(act).not.toHaveBeenCalled();
  table.document = moment(11, true);
  flushSync();
  vi.advanceTimersByTime(PAUSE);
  expect(act).toHaveBeenCalledOnce();
  stop();
});

it("waits for who still has something to do, who has not asked for it, and what is still shown", () => {
  for (const document of [moment(7, false), moment(7, true, false)]) {
    const { ending, act, stop } = begin(document);
    expect(ending.stop()).toBe(false);
    vi.advanceTimersByTime(2 * PAUSE);
    expect(act).not.toHaveBeenCalled();
    stop();
  }
  const { table, act, stop } = begin(moment(7, false));
  table.animations.waiting = 2;
  table.document = moment(8, true);
  flushSync();
  vi.advanceTimersByTime(2 * PAUSE);
  expect(act).not.toHaveBeenCalled();
  stop();
});
