import { expect, it } from "vitest";
import type { Auction } from "../../lib/protocol";
import { goingOf } from "./going";

const auction: Auction = {
  kind: "auction",
  sort: "lot",
  lot: 39,
  bid: 310,
  bidder: "Vasco",
  bidders: ["Vasco", "Ana", "Léo", "Odile"],
  least: 311,
  step: 1,
  timer: false,
  need: null,
};
const call = (more: Partial<Auction>, left: number | null = null) =>
  goingOf({ ...auction, ...more }, left, 6).call;

it("calls by the seconds left once the hammer is announced", () => {
  expect([6, 4.5, 3, 1.9, 0].map((left) => call({ timer: true }, left))).toEqual([
    "once",
    "once",
    "twice",
    "last",
    "last",
  ]);
  expect(call({ timer: true })).toBe(null);
});
it("calls by who may still bid where a pass is final", () => {
  expect(call({})).toBe(null);
  expect(call({ bidders: ["Vasco", "Ana", "Léo"] })).toBe("once");
  const last = goingOf({ ...auction, bidders: ["Vasco", "Ana"] }, null, 6);
  expect(last).toMatchObject({ call: "twice", rival: "Ana" });
});
it("calls nothing before the first bid", () => {
  expect(call({ bidder: null, bid: null, bidders: ["Ana"] })).toBe(null);
});
