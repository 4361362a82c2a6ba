import { beforeEach, expect, it } from "vitest";
import { TurnPace } from "./turn-pace.svelte";

beforeEach(() => localStorage.clear());

it("measures the turns of people, and keeps the mean for the next visit", () => {
  const pace = new TurnPace();
  for (let turn = 1; turn <= 17; turn++) pace.see(turn, turn % 2 === 1, turn * 10);
  expect(pace.measured).toBe(10);
  expect(new TurnPace().measured).toBe(10);
});

it("counts neither bots, nor breaks, nor a walk round the block", () => {
  const pace = new TurnPace();
  for (let turn = 1; turn <= 30; turn++) pace.see(turn, false, turn);
  expect(pace.measured).toBeNull();
  for (let turn = 31; turn <= 60; turn++) pace.see(turn, true, turn * 1000);
  expect(pace.measured).toBeNull();
  pace.forget();
  pace.see(62, true, 61_000);
  expect(pace.measured).toBeNull();
});
