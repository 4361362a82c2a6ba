import { describe, expect, it } from "vitest";
import type { Box, BoxSquare, EntryModel, EstateGame, LotView, Term } from "../../lib/protocol";
import { Texts, type Locale } from "../../lib/texts/texts";
import { sources } from "../../../tools/speaking";
import { buildMarks } from "./building";
import { deedLines, dueLine } from "./deed";
import { lastWalk, openCard } from "./happened";
import { deedIn } from "./motion/deeds";
import { paymentIn } from "./motion/money";
import { hops } from "./motion/showing.svelte";
import { jailNames, labelOf, partsOf } from "./naming";
import { segments } from "./unit";

const money = {
  unit: 1,
  symbol: "€",
  denominations: [],
  coins: [],
  start_notes: [],
  formats: {
    en: { grouping: ",", pattern: "€{number}", point: null },
    fr: { grouping: "\u202f", pattern: "{number}\u00a0€", point: null },
  },
};
function texts(locale: Locale): Texts {
  return new Texts(locale, sources(locale), money);
}
const copenhagen: BoxSquare = {
  square: 26,
  id: "copenhagen",
  kind: "street",
  group: "yellow",
  price: 260,
  rents: [22, 110, 330, 800, 975, 1150],
  group_rent: 44,
  dice: [],
  house_cost: 150,
  hotel_cost: 150,
  mortgage: 130,
  tax: null,
  pack: null,
  zone: null,
};
const free: LotView = {
  lot: 26,
  owner: null,
  level: 0,
  mortgaged: false,
  redeem: null,
  rent: null,
  per_pip: false,
};
const game = { seats: [{ seat: "Ana", at: 26, out: false }] } as EstateGame;

describe("names", () => {
  it("say what a square is, in both languages", () => {
    expect(labelOf(copenhagen, free, null, texts("en"))).toBe(
      "Copenhagen, yellow star, for sale, 260 euros",
    );
    expect(labelOf(copenhagen, free, null, texts("fr"))).toBe(
      "Copenhague, étoile jaune, à vendre, 260 euros",
    );
  });

  it("say whose it is, what stands there and who", () => {
    const lot = { ...free, owner: "Léo", level: 2, rent: 330 };
    expect(labelOf(copenhagen, lot, game, texts("en"))).toBe(
      "Copenhagen, yellow star, owned by Léo, 2 houses, rent 330 euros, Ana is here",
    );
    expect(labelOf(copenhagen, { ...lot, level: 0, mortgaged: true }, null, texts("fr"))).toBe(
      "Copenhague, étoile jaune, à Léo, hypothéquée",
    );
    expect(labelOf(copenhagen, { ...lot, level: 5, rent: 1150 }, null, texts("en"))).toContain(
      "owned by Léo, hotel, rent",
    );
  });

  it("come in parts", () => {
    expect(partsOf("Liège (Boulevard d’Avroy)")).toEqual({
      title: "Liège",
      second: "Boulevard d’Avroy",
    });
    expect(jailNames("Jail / Just Visiting")).toEqual(["Jail", "Just Visiting"]);
  });
});

describe("a deed", () => {
  const lines = deedLines(copenhagen);
  it("prints every rent, the whole colour's second", () => {
    expect(lines.map(({ sum }) => sum)).toEqual([22, 44, 110, 330, 800, 975, 1150]);
  });
  it("marks the one that is due", () => {
    expect(dueLine(lines, free, 44)).toBe(1);
    expect(dueLine(lines, { ...free, owner: "Ana", rent: 22 }, null)).toBe(0);
    expect(dueLine(lines, { ...free, owner: "Ana", level: 5, rent: 1150 }, null)).toBe(6);
    expect(dueLine(lines, free, null)).toBe(-1);
  });
});

const event = (name: string, args: Record<string, Term>) => ({
  name,
  args,
  text: `event-${name}`,
  action: 1,
  told: true,
});
const entry = (number: number, ...events: object[]) =>
  ({ number, events }) as unknown as EntryModel;
const box = {
  squares: [
    { id: "go", square: 0 },
    { id: "riga", square: 3 },
    { id: "paris", square: 39 },
  ],
} as unknown as Box;
const moved = event("moved", {
  seat: { seat: "Ana" },
  from_square: { square: "paris" },
  to_square: { square: "riga" },
  steps: 4,
  reason: "dice",
});
const drawn = event("card_drawn", {
  seat: { seat: "Ana" },
  pack: { text: "pack-chance", args: {} },
  card: { text: "card-ch01", args: {} },
});

describe("what happened", () => {
  it("leaves a trail until the next throw", () => {
    expect(lastWalk(box, [entry(1, event("dice_thrown", {}), moved)])?.way).toEqual([0, 1, 2, 3]);
    expect(lastWalk(box, [entry(1, moved), entry(2, event("dice_thrown", {}))])).toBeNull();
  });
  it("leaves a card open until the next throw", () => {
    expect(openCard([entry(1, moved, drawn)])).toMatchObject({
      key: "1.1",
      pack: "chance",
      seat: "Ana",
    });
    expect(openCard([entry(1, drawn), entry(2, event("turn_ended", {}))])).toBeNull();
  });
  it("moves money between purses", () => {
    const args = { seat: { seat: "Ana" }, other: { seat: "Léo" }, amount: { money: 44 } };
    expect(paymentIn(event("rent_paid", args))).toEqual({ from: "Ana", to: "Léo", amount: 44 });
    expect(paymentIn(event("salary_paid", args))).toEqual({ from: null, to: "Ana", amount: 44 });
    expect(paymentIn(event("rent_due", args))).toBeNull();
  });
  it("hands deeds to their new owners", () => {
    const args = { seat: { seat: "Ana" }, other: { seat: "Léo" }, lot: { square: "riga" } };
    expect(deedIn(box, event("lot_bought", args))).toEqual({ lot: 3, from: null, to: "Ana" });
    expect(deedIn(box, event("lot_transferred", args))).toEqual({ lot: 3, from: "Ana", to: "Léo" });
    expect(deedIn(box, event("lot_declined", args))).toBeNull();
  });
  it("hops once for every step", () => {
    expect(
      hops(
        [0, 0],
        [
          [10, 0],
          [20, 0],
        ],
      ),
    ).toHaveLength(5);
  });
});

describe("building", () => {
  const refusal = (code: string) => ({ code, text: `refusal-${code}`, args: {} });
  const bare = refusal("no_building");
  const lots = [
    { lot: 1, more: refusal("group_not_owned"), less: bare },
    { lot: 5, more: refusal("not_a_street"), less: bare },
    { lot: 6, more: refusal("group_mortgaged"), less: bare },
    { lot: 26, more: refusal("not_even"), less: refusal("not_even") },
    { lot: 27, more: null, less: bare },
    { lot: 39, more: refusal("not_now"), less: null },
  ];
  it("leaves out the lots on which nothing can stand", () => {
    expect(buildMarks(lots).map(({ lot }) => lot)).toEqual([6, 26, 27, 39]);
  });
  it("passes on why the server refuses one more and one less", () => {
    expect(buildMarks(lots)[0]).toEqual(lots[2]);
    expect(buildMarks(lots, { build: [26], sell: [] })[1]).toEqual(lots[3]);
  });
  it("lets what is planned be taken back before the server has answered", () => {
    const [, building] = buildMarks(lots, { build: [26], sell: [] }, true);
    expect([building!.more?.code, building!.less]).toEqual(["not_even", null]);
    const [, selling] = buildMarks(lots, { build: [], sell: [26] }, true);
    expect([selling!.more, selling!.less?.code]).toEqual([null, "not_even"]);
  });
});

describe("the unit", () => {
  it("writes sums in segments", () => {
    expect(segments(3_900_000)).toEqual({ digits: "3.90", suffix: "M" });
    expect(segments(250_000)).toEqual({ digits: "250", suffix: "K" });
    expect(segments(11_750_000)).toEqual({ digits: "11.75", suffix: "M" });
    expect(segments(null)).toEqual({ digits: "", suffix: "" });
  });
});
