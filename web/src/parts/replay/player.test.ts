import { describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { AnyBox } from "../../lib/table.svelte";
import type { Replay, ReplayStep } from "../../lib/protocol";
import { Player, turnFrom } from "./player.svelte";

/** A game in which only a number grows; what else a view holds is not looked at here. */
function replay(times: number[]): Replay {
  const steps = times.map((time, number): ReplayStep => ({
    number,
    time,
    seat: number ? "Ana" : null,
    events: [{ name: "passed", text: "event-passed", args: {}, action: number, told: number > 0 }],
    changes: number ? [{ op: "replace", path: "/number", value: number }] : [],
  }));
  const setting = { seats: ["Ana", "Bo"], edition: "euro", mode: "standard" };
  return {
    players: { Bo: "simple" },
    story: { setting, period: "turn", turning_points: [] },
    first: { number: 0, lots: [], seats: [], to_act: [] },
    steps,
  } as unknown as Replay;
}

const TIMES = [0, 0, 1, 1, 1, 2, 2, 3];
const make = () => new Player(replay(TIMES), { edition: "euro" } as AnyBox, "");

describe("a replay", () => {
  it("goes to any moment and back, sharing what did not change", () => {
    const player = make();
    player.go(6);
    expect(player.table.game?.number).toBe(6);
    player.go(2);
    expect(player.table.game?.number).toBe(2);
    const [two, six] = [player.game(2), player.game(6)];
    expect("lots" in two && "lots" in six && two.lots === six.lots).toBe(true);
    player.go(999);
    expect(player.at).toBe(player.last);
    player.go(-3);
    expect(player.at).toBe(0);
  });

  it("shows the log up to the moment, and says who was a bot", () => {
    const player = make();
    player.go(3);
    expect(player.table.entries.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(player.table.face?.seats.map(({ bot }) => bot)).toEqual([null, "simple"]);
  });

  it("steps by turns: to the next, to the beginning, to the one before", () => {
    const steps = TIMES.map((time) => ({ time }));
    expect(turnFrom(steps, 2, 1)).toBe(5);
    expect(turnFrom(steps, 4, -1)).toBe(2);
    expect(turnFrom(steps, 2, -1)).toBe(0);
    expect(turnFrom(steps, 0, -1)).toBe(0);
    expect(turnFrom(steps, 7, 1)).toBe(7);
  });

  it("plays to the end and begins again from there", async () => {
    vi.useFakeTimers();
    settings.speed = 0;
    const player = make();
    player.toggle();
    expect([player.playing, player.at]).toEqual([true, 1]);
    await vi.runAllTimersAsync();
    expect([player.playing, player.at]).toEqual([false, player.last]);
    player.toggle();
    expect(player.at).toBe(1);
    player.toggle();
    await vi.runAllTimersAsync();
    expect([player.playing, player.at]).toEqual([false, 1]);
    vi.useRealTimers();
  });

  it("lets nobody act", async () => {
    await expect(make().table.act("roll")).rejects.toThrow("not-playing");
  });
});
