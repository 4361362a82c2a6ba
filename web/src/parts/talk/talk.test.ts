import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isMuted, mute, unmute } from "../../lib/muted.svelte";
import { EMOTES, type EntryModel } from "../../lib/protocol";
import { isEmote } from "../../drawings/art/emotes";
import { Bubbles } from "./bubbles.svelte";
import { Emoting } from "./emoting.svelte";

const CODE = "K7QX2MP";
function said(number: number, seat: string | null, phrase: string | null): EntryModel {
  return {
    number,
    at: 0,
    name: seat ? "said" : "watcher_said",
    seat,
    by: "person",
    text: "table-said",
    args: seat ? {} : { what: "Lucky me!" },
    events: [],
    said: { phrase, words: phrase ? null : "Lucky me!" },
  };
}
const seen = (bubbles: Bubbles) => bubbles.shown.map(({ seat, key }) => `${seat} ${key}`);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  unmute(CODE, "Léo");
});

it("draws every emote of the protocol", () => {
  expect(EMOTES.every(isEmote)).toBe(true);
  expect(isEmote("hello")).toBe(false);
});

it("shows what is said from now on, one bubble a seat, for its time", () => {
  const bubbles = new Bubbles(CODE);
  bubbles.hear([said(1, "Léo", null)]);
  expect(seen(bubbles)).toEqual([]);
  bubbles.hear([said(1, "Léo", null), said(2, "Léo", "laugh"), said(3, "Ana", null)]);
  expect(seen(bubbles)).toEqual(["Léo 2", "Ana 3"]);
  bubbles.hear([said(4, "Léo", null), said(5, null, null)]);
  expect(seen(bubbles)).toEqual(["Ana 3", "Léo 4"]);
  // A spectator has no mat: what they say is only read out.
  expect(bubbles.latest?.args).toEqual({ what: "Lucky me!" });
  vi.advanceTimersByTime(6000);
  expect(seen(bubbles)).toEqual([]);
});

it("takes a face away before words, and keeps what is pointed at", () => {
  const bubbles = new Bubbles(CODE);
  bubbles.hear([]);
  bubbles.hear([said(1, "Léo", "wow"), said(2, "Ana", null)]);
  const [face] = bubbles.shown;
  vi.advanceTimersByTime(4000);
  expect(seen(bubbles)).toEqual(["Ana 2"]);
  bubbles.hold(bubbles.shown[0]!);
  vi.advanceTimersByTime(60_000);
  expect(seen(bubbles)).toEqual(["Ana 2"]);
  bubbles.leave(bubbles.shown[0]!);
  vi.advanceTimersByTime(6000);
  expect(seen(bubbles)).toEqual([]);
  expect(face?.emote).toBe("wow");
});

it("does not show a player who is muted at this table, on this device", () => {
  mute(CODE, "Léo");
  expect([isMuted(CODE, "Léo"), isMuted("B7QX2MP", "Léo"), isMuted(CODE, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(localStorage.getItem("passgo-muted")).toContain(`${CODE} Léo`);
  const bubbles = new Bubbles(CODE);
  bubbles.hear([]);
  bubbles.hear([said(1, "Léo", "wow"), said(2, "Ana", "sad")]);
  expect(seen(bubbles)).toEqual(["Ana 2"]);
});

it("lets four emotes through in ten seconds", () => {
  const emoting = new Emoting();
  expect([0, 1000, 2000, 3000].map((now) => emoting.show(now))).toEqual([true, true, true, true]);
  expect([emoting.rests, emoting.show(3500)]).toEqual([true, false]);
  vi.advanceTimersByTime(7000);
  expect([emoting.rests, emoting.show(10_000)]).toEqual([false, true]);
});
