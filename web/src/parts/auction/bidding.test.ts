import { describe, expect, it } from "vitest";
import type { Auction } from "../../lib/protocol";
import { Bidding } from "./bidding.svelte";

const auction: Auction = {
  kind: "auction",
  sort: "lot",
  lot: 37,
  bid: 310,
  bidder: "Vasco",
  bidders: ["Ana", "Vasco"],
  least: 311,
  step: 1,
  timer: false,
  need: null,
};

/** A bidding of Ana's, and what it has asked for. */
function bidding(most: number, good: number | null, matter: Auction = auction, more = {}) {
  const asked: unknown[] = [];
  const choices = [
    { action: { bid: matter.least }, limits: { least: matter.least, most, step: matter.step } },
  ];
  const told = { type: "valued", id: "1", bot: "shrewd", amount: good, reason: null };
  const owner = {
    bid: null as number | null,
    seat: "Ana",
    choices: matter.bidder === "Ana" ? [] : choices,
    you: { cash: most, ...more },
    table: {
      game: { matter, to_act: matter.bidder === "Ana" ? [] : ["Ana"] },
      face: { paused: false, seats: [{ name: "Ana", bot: null }] },
      request: async () => told,
    },
    request: async (message: unknown) => asked.push(message),
  };
  return { it: new Bidding(owner as never), owner, asked };
}

describe("the cards of an auction", () => {
  it("are one step, the good price and everything, and the good price is chosen", async () => {
    const { it: one } = bidding(352, 340);
    await one.ask();
    expect(one.cards).toEqual([
      { name: "step", sum: 320 },
      { name: "good", sum: 340 },
      { name: "all", sum: 352 },
    ]);
    expect(one.chosen).toBe(340);
    expect(one.isStep).toBe(false);
  });

  it("leave out what is the same or too dear", async () => {
    const { it: one } = bidding(320, 320);
    await one.ask();
    expect(one.cards).toEqual([{ name: "good", sum: 320 }]);
    const { it: other } = bidding(315, 200);
    await other.ask();
    expect(other.cards).toEqual([{ name: "step", sum: 315 }]);
    expect(other.saysPass).toBe(true);
  });

  it("have no step for who leads", async () => {
    const { it: one } = bidding(352, 340, { ...auction, bidder: "Ana" });
    await one.ask();
    expect(one.cards.map(({ name }) => name)).toEqual(["good", "all"]);
    expect(one.range).toEqual({ least: 310, most: 352, step: 1 });
  });

  it("give way to a limit until it is to be changed", async () => {
    const limit = { amount: 340, topped: false, until: null };
    const { it: one, owner } = bidding(352, 340, auction, { limit });
    expect(one.isChoosing).toBe(false);
    one.change();
    expect(one.isChoosing).toBe(true);
    expect(owner.bid).toBe(340);
    one.choose(1000);
    expect(one.chosen).toBe(352);
  });
});
