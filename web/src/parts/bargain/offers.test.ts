import { describe, expect, it } from "vitest";
import type { EstateGame } from "../../lib/protocol";
import { termsOf, waitingOffers } from "./offers";

const goods = (cash: number) => ({ cash, lots: [], cards: [] });
const offer = (from: string, to: string) => ({ from, to, give: goods(1), get: goods(0) });

describe("offers", () => {
  it("wait for the seat that they are made to, oldest first", () => {
    const offers = [offer("Léo", "Ana"), offer("Ana", "Léo"), offer("Odile", "Ana")];
    const game = { offers } as unknown as EstateGame;
    expect(waitingOffers(game, "Ana").map(({ from }) => from)).toEqual(["Léo", "Odile"]);
    expect(waitingOffers(game, null)).toEqual([]);
  });

  it("are read from an action, with nothing where nothing is written", () => {
    const action = { offer: { to: "Vasco", give: { cash: 120 }, get: { lots: [23] } } };
    expect(termsOf(action)).toEqual({
      to: "Vasco",
      give: { cash: 120, lots: [], cards: [] },
      get: { cash: 0, lots: [23], cards: [] },
    });
    expect(termsOf("roll")).toBeNull();
    expect(termsOf({ bid: 20 })).toBeNull();
    expect(termsOf(null)).toBeNull();
  });
});
