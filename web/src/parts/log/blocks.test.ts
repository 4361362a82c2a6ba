import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../tools/speaking";
import type { EntryModel, EventModel, Term } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { blocksOf, lastOf } from "./blocks";
import { linesOf } from "./story";

const seat = (name: string | null): Term => ({ seat: name });
const money = (sum: number): Term => ({ money: sum });
const lot = (id: string): Term => ({ square: id });
const event = (name: string, args: EventModel["args"]): EventModel => ({
  name,
  text: `event-${name.replaceAll("_", "-")}`,
  args,
  action: 1,
  told: true,
});
const turn = (name: string, number: number) =>
  event("turn_started", { seat: seat(name), turn: number });
const rolls = (name: string) =>
  event("dice_thrown", { seat: seat(name), die1: 3, die2: 4, doubles: 0 });
const rent = (name: string, other: string, sum: number) =>
  event("rent_paid", {
    seat: seat(name),
    other: seat(other),
    lot: lot("vilnius"),
    amount: money(sum),
  });
const bid = (name: string, sum: number) =>
  event("bid_made", { seat: seat(name), lot: lot("paris"), amount: money(sum), sort: "lot" });

function entries(...events: EventModel[][]): EntryModel[] {
  return events.map((each, place) => ({
    number: place + 1,
    at: 0,
    name: "acted",
    seat: null,
    by: "bot",
    text: null,
    args: {},
    events: each,
    said: null,
  }));
}
const AUCTION = [
  event("auction_opened", { lot: lot("paris"), sort: "lot", least: money(10), seconds: "untimed" }),
  bid("Ana", 320),
  bid("Vasco", 330),
  bid("Ana", 336),
  event("bid_passed", { seat: seat("Vasco"), lot: lot("paris"), sort: "lot" }),
];
const WON = event("auction_won", {
  seat: seat("Ana"),
  lot: lot("paris"),
  amount: money(336),
  sort: "lot",
});
const read = (all: EntryModel[], own: readonly string[] | null = ["Ana"]) =>
  blocksOf(linesOf(all), { own, you: own?.[0] ?? null }).map(({ head, lines, turn }) => [
    say(head.message),
    lines.length,
    turn,
  ]);

beforeEach(() => speak("en"));

it("tells an auction in one line, which changes while it goes on", () => {
  const begun = [turn("Ana", 7), rolls("Ana"), ...AUCTION];
  expect(read(entries(begun)).slice(1)).toEqual([["Ana bids €336 for Paris.", 5, null]]);
  expect(read(entries([...begun, WON])).slice(1)).toEqual([
    ["Sold. Ana buys Paris for €336.", 6, null],
  ]);
});

it("folds others' turns, and keeps one's own open", () => {
  const told = read(
    entries(
      [turn("Vasco", 5), rolls("Vasco"), rent("Vasco", "Ana", 50)],
      [turn("Léo", 6), rolls("Léo"), rent("Léo", "Vasco", 20)],
      [turn("Ana", 7), rolls("Ana"), rent("Ana", "Léo", 4)],
    ),
  );
  expect(told).toEqual([
    ["Vasco pays you €50 in rent.", 2, 5],
    // One number for turns in a row: more would be more than there is to read.
    ["Léo pays Vasco €20 in rent.", 2, null],
    ["Ana rolls 3 and 4.", 0, 7],
    ["Ana pays Léo €4 in rent for Vilnius.", 0, null],
  ]);
});

it("says the two things that matter most, in their order", () => {
  const builds = event("hotel_built", {
    seat: seat("Odile"),
    lot: lot("warsaw"),
    amount: money(50),
    reason: "building",
  });
  const all = entries([turn("Odile", 5), rolls("Odile"), rent("Odile", "Ana", 50), builds]);
  expect(read(all)[0]![0]).toBe("Odile pays you €50 in rent and builds a hotel on Warsaw.");
  speak("fr");
  expect(read(all)[0]![0]).toBe(
    "Odile vous paie 50\u00a0€ de loyer et construit un hôtel sur Varsovie.",
  );
});

it("keeps an auction apart from the turn that led to it", () => {
  const all = entries([turn("Vasco", 5), rolls("Vasco"), ...AUCTION, WON, rent("Vasco", "Ana", 8)]);
  expect(read(all)).toEqual([
    ["Vasco pays you €8 in rent.", 2, 5],
    ["Sold. Ana buys Paris for €336.", 6, null],
  ]);
});

it("tells a debt's way out in one line", () => {
  const sold = (id: string, sum: number) =>
    event("house_sold", { seat: seat("Ana"), lot: lot(id), level: 0, amount: money(sum) });
  const owes = event("debt_opened", {
    seat: seat("Ana"),
    other: seat("Odile"),
    amount: money(550),
    reason: "rent",
  });
  const pledged = event("lot_mortgaged", {
    seat: seat("Ana"),
    lot: lot("paris"),
    amount: money(200),
  });
  const all = entries(
    [turn("Ana", 7), owes],
    [sold("riga", 25)],
    [sold("vilnius", 25)],
    [pledged],
    [rent("Ana", "Odile", 550)],
    [sold("riga", 25)],
  );
  expect(read(all).slice(1)).toEqual([
    ["Ana raises €250 for the debt.", 3, null],
    ["Ana pays Odile €550 in rent for Vilnius.", 0, null],
    ["Ana sells the last house on Riga for €25.", 0, null],
  ]);
});

it("folds no turn in a replay, and leaves who comes and goes off a phone", () => {
  const all = entries([turn("Vasco", 5), rolls("Vasco"), rent("Vasco", "Ana", 50)]);
  expect(read(all, null)).toHaveLength(2);
  const back = { ...all[0]!, number: 9, name: "came_back", text: "table-came-back", events: [] };
  const blocks = blocksOf(linesOf([...all, { ...back, args: { seat: seat("Léo") } }]), {
    own: ["Ana"],
    you: "Ana",
  });
  expect(blocks).toHaveLength(2);
  expect(lastOf(blocks, 3)).toEqual(blocks.slice(0, 1));
});
