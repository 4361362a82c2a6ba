import { describe, expect, it } from "vitest";
import type { Box, EstateGame, Trade } from "../../lib/protocol";
import { gainsOf } from "./would-do";

const AIRPORTS = [5, 15, 25, 35];
const YELLOW = [26, 27, 29];
const box = {
  squares: Array.from({ length: 40 }, (_, square) => ({
    square,
    kind: YELLOW.includes(square) ? "street" : "station",
    group: YELLOW.includes(square) ? "yellow" : AIRPORTS.includes(square) ? "station" : null,
  })),
} as unknown as Box;
const owner = (lot: number) => (lot === 26 || lot === 25 ? "Léo" : "Ana");
const game = {
  lots: [...AIRPORTS.slice(0, 3), ...YELLOW].map((lot) => ({ lot, owner: owner(lot) })),
} as unknown as EstateGame;
const rent = (lot: number, seat: string, before: number, after: number) => ({
  lot,
  seat,
  before,
  after,
  per_pip: false,
});
const goods = { cash: 0, lots: [], cards: [], value: 0 };
const tradeOf = (more: Partial<Trade>): Trade => ({
  give: goods,
  get: goods,
  completes: [],
  rents: [],
  fees: [],
  ...more,
});

describe("what a trade would do", () => {
  it("counts what one would have, and tells the rents of what one has already", () => {
    const trade = tradeOf({
      rents: [rent(5, "Ana", 50, 100), rent(15, "Ana", 50, 100), rent(25, "Ana", 25, 100)],
    });
    const [gain, ...more] = gainsOf(trade, box, game, [{ lot: 25, to: "Ana" }]);
    expect(more).toEqual([]);
    expect(gain).toMatchObject({
      seat: "Ana",
      group: "station",
      streets: false,
      count: 3,
      size: 4,
    });
    expect(gain!.rents.map(({ lots }) => lots)).toEqual([[5, 15]]);
    expect(gain!.rents[0]!.change).toMatchObject({ before: 50, after: 100 });
  });

  it("keeps rents apart that change differently, and says what is complete", () => {
    const trade = tradeOf({
      completes: [{ seat: "Ana", group: "yellow" }],
      rents: [rent(27, "Ana", 22, 44), rent(29, "Ana", 24, 48), rent(26, "Ana", 22, 44)],
    });
    const [gain] = gainsOf(trade, box, game, [{ lot: 26, to: "Ana" }]);
    expect(gain).toMatchObject({ streets: true, whole: true, count: 3, size: 3 });
    expect(gain!.rents.map(({ lots }) => lots)).toEqual([[27], [29]]);
  });

  it("tells a colour that is broken up of whoever had it", () => {
    const trade = tradeOf({
      rents: [rent(26, "Ana", 44, 22), rent(27, "Léo", 44, 22), rent(29, "Ana", 48, 24)],
    });
    const gains = gainsOf(trade, box, game, [
      { lot: 27, to: "Léo" },
      { lot: 26, to: "Ana" },
    ]);
    expect(gains.map(({ seat, whole }) => [seat, whole])).toEqual([["Ana", false]]);
    expect(gains[0]!.rents.map(({ lots }) => lots)).toEqual([[29]]);
  });

  it("has nothing to say where nothing changes", () => {
    expect(gainsOf(tradeOf({}), box, game, [])).toEqual([]);
  });
});
