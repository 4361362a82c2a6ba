import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../tools/speaking";
import type { Box, EntryModel, EstateGame, EventModel, Term } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { changeOf } from "./change";
import { isCutOff, recapOf } from "./recap";

const seat = (name: string | null): Term => ({ seat: name });
const money = (sum: number): Term => ({ money: sum });
const lot = (id: string): Term => ({ square: id });
const event = (name: string, args: EventModel["args"], told = true): EventModel => ({
  name,
  text: `event-${name.replaceAll("_", "-")}`,
  args,
  action: 1,
  told,
});
const turn = (name: string, number: number) =>
  event("turn_started", { seat: seat(name), turn: number });

let count = 0;
const entry = (by: string, ...events: EventModel[]): EntryModel => ({
  number: (count += 1),
  at: 0,
  name: "acted",
  seat: by,
  by: "person",
  text: null,
  args: {},
  events,
  said: null,
});

const BOX = {
  squares: [
    { square: 0, id: "warsaw", kind: "street" },
    { square: 1, id: "sofia", kind: "street" },
  ],
  groups: [{ id: "light_blue", squares: [0, 1] }],
} as unknown as Box;
const game = (...lots: object[]) => ({ lots }) as unknown as EstateGame;
const OWNED = [
  { lot: 0, owner: "Odile", rent: 600, per_pip: false },
  { lot: 1, owner: "Vasco", rent: 8, per_pip: false },
];
const HOTEL = event("hotel_built", {
  seat: seat("Odile"),
  lot: lot("warsaw"),
  amount: money(50),
  reason: "building",
});
const PAYS = event("rent_paid", {
  seat: seat("Odile"),
  other: seat("Ana"),
  lot: lot("sofia"),
  amount: money(50),
});
const STAYS = event("jail_stayed", { seat: seat("Vasco"), tries: 1 });

/** Ana's turn, then Vasco's and Odile's, then Ana's. */
const round = () => [
  entry("Léo", turn("Ana", 1)),
  entry("Ana", event("dice_thrown", { seat: seat("Ana"), die1: 1, die2: 2, doubles: 0 })),
  entry("Ana", event("turn_ended", { seat: seat("Ana") }, false), turn("Vasco", 2)),
  entry("Vasco", STAYS, turn("Odile", 3)),
  entry("Odile", PAYS, HOTEL),
  entry("Odile", turn("Ana", 4)),
];
const asked = (entries: EntryModel[], lots = OWNED) =>
  recapOf(entries, { box: BOX, game: game(...lots), seat: "Ana", cash: 612 });

beforeEach(() => {
  count = 0;
  speak("en");
});

it("tells each turn of the others in one line, with what it brought and its danger", () => {
  const recap = asked(round())!;
  expect(
    recap.lines.map(({ message, tag, change }) => [say(message), tag && say(tag), change]),
  ).toEqual([
    ["Vasco stays in jail.", null, 0],
    ["Odile pays you €50 in rent and builds a hotel on Warsaw.", "Rent there: €600", 50],
  ]);
  expect([recap.before, recap.now, recap.turn]).toEqual([562, 612, 4]);
  expect(recap.entries.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
});

it("names a colour that somebody has whole now", () => {
  const buys = event("lot_bought", { seat: seat("Odile"), lot: lot("sofia"), amount: money(100) });
  const entries = [...round().slice(0, 4), entry("Odile", buys), entry("Odile", turn("Ana", 4))];
  const whole = OWNED.map((each) => ({ ...each, owner: "Odile" }));
  expect(say(asked(entries, whole)!.lines[1]!.tag!)).toBe("Owns all light blue");
  expect(asked(entries)!.lines[1]!.tag).toBeNull();
});

it("goes with the first action, and does not come for one other player", () => {
  const entries = round();
  expect(asked(entries.slice(0, -1))).toBeNull();
  expect(
    asked([...entries, entry("Ana", event("lot_mortgaged", { seat: seat("Ana") }))]),
  ).toBeNull();
  const alone = entries.filter(({ number }) => number !== 3);
  expect(asked(alone)).toBeNull();
});

it("says when one's last turn is not known", () => {
  const entries = round();
  expect(isCutOff(entries, "Ana")).toBe(false);
  expect(isCutOff(entries.slice(2), "Ana")).toBe(false);
  expect(isCutOff(entries.slice(3), "Ana")).toBe(true);
  expect(isCutOff(entries.slice(3, 5), "Ana")).toBe(false);
});

it("counts every payment once", () => {
  const both = { seat: seat("Ana"), other: seat("Léo"), amount: money(30) };
  const trade = { give: { list: [money(40), lot("sofia")] }, get: { list: [money(5)] } };
  const changes: [string, EventModel["args"], number][] = [
    ["rent_paid", both, -30],
    ["player_paid", { ...both, seat: seat("Léo"), other: seat("Ana") }, 30],
    ["salary_paid", both, 30],
    ["lot_bought", both, -30],
    ["auction_won", both, 0],
    ["debt_paid", both, 0],
    ["offer_accepted", { ...both, ...trade }, -35],
    ["offer_accepted", { seat: seat("Léo"), other: seat("Ana"), ...trade }, 35],
    ["taken_back", { ...both, flow: "in" }, 30],
    ["taken_back", { ...both, flow: "out" }, -30],
    ["rent_paid", { ...both, seat: seat("Vasco") }, 0],
  ];
  for (const [name, args, change] of changes)
    expect([name, changeOf(event(name, args), "Ana")]).toEqual([name, change]);
});
