import { beforeEach, expect, it } from "vitest";
import type { Face } from "../../lib/protocol";
import { checkSeal, noteSeal } from "./seal";

const face = (code: string, commitment: string, phase: Face["phase"] = "playing") => ({
  code,
  phase,
  fair: { commitment, luck: {}, secret: null, seed: null },
});

beforeEach(() => localStorage.clear());

it("holds where the seal is the one that was seen first", () => {
  noteSeal(face("K7QX2MP", "aa"));
  noteSeal(face("K7QX2MP", "bb"));
  expect(checkSeal(face("K7QX2MP", "aa", "over"))?.state).toBe("holds");
});

it("finds out a seal that has been changed", () => {
  noteSeal(face("K7QX2MP", "aa"));
  const found = checkSeal(face("K7QX2MP", "bb", "over"));
  expect([found?.state, found?.args]).toEqual(["wrong", { noted: "aa", found: "bb" }]);
});

it("claims nothing about games that this device did not see", () => {
  noteSeal(face("K7QX2MP", "aa", "over"));
  expect(checkSeal(face("K7QX2MP", "aa", "over"))).toBeNull();
  localStorage.setItem("passgo-seals", "{broken");
  expect(checkSeal(face("K7QX2MP", "aa"))).toBeNull();
});

it("forgets the oldest games", () => {
  for (let n = 0; n < 60; n++) noteSeal(face(`T${n}`, "aa"));
  expect([checkSeal(face("T0", "aa")), checkSeal(face("T59", "aa"))?.state]).toEqual([
    null,
    "holds",
  ]);
});
