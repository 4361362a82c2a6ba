/** First the dice, then the news: what is shown follows what moves, and nothing is lost. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { linesOf } from "../parts/log/story";
import type { EntryModel, EventModel, Update, Whole } from "./protocol";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

const event = (name: string, args: EventModel["args"] = {}): EventModel => ({
  name,
  text: `event-${name}`,
  args,
  action: 1,
  told: true,
});
const entry = (number: number, ...events: EventModel[]): EntryModel => ({
  number,
  at: 0,
  name: "acted",
  seat: "Ana",
  by: "person",
  text: null,
  args: {},
  events,
  said: null,
});
const ROLL = [event("dice_thrown"), event("moved"), event("rent_paid")];

/** A table at its first entry, whose dice roll until they are let go. */
function rolling(names = ["dice_thrown"]) {
  const table = new Table("K7QX2MP");
  table.box = { edition: "euro", family: "estate" } as Table["box"];
  table.whole({
    document: {
      table: { edition: "euro", waiting: [] },
      game: { cash: 1500, to_act: [] },
      you: {},
    },
    setting: null,
    mine: ["Ana"],
    places: [0],
    host: true,
    recent: [entry(1)],
    number: 1,
    now: 0,
    gap: false,
  } as unknown as Whole);
  const held: (() => void)[] = [];
  for (const name of names)
    table.animations.on(name, () => new Promise((resolve) => held.push(resolve)), true);
  return { table, letGo: () => held.shift()?.() };
}

const news = (number: number, cash: number, ...events: EventModel[]) =>
  ({
    number,
    now: 0,
    entries: events.length ? [entry(number, ...events)] : [],
    changes: [{ op: "replace", path: "/game/cash", value: cash }],
  }) as unknown as Update;
const cashOf = (table: Table) => (table.game as unknown as { cash: number }).cash;
const shown = (table: Table) =>
  table.entries.flatMap(({ events }) => events.map(({ name }) => name)).join(" ");

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "hidden");
});

it("tells of a throw when the dice have stopped", async () => {
  const { table, letGo } = rolling();
  table.update(news(2, 1450, ...ROLL));
  await vi.advanceTimersByTimeAsync(5000);
  expect([cashOf(table), shown(table), table.number, table.isBehind]).toEqual([1500, "", 1, true]);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect([cashOf(table), table.number, table.isBehind]).toEqual([1450, 2, false]);
  expect(shown(table)).toBe("dice_thrown moved rent_paid");
});

it("tells line by line, each after its own event", async () => {
  const { table, letGo } = rolling(["dice_thrown", "moved"]);
  table.update(news(2, 1450, ...ROLL));
  await vi.advanceTimersByTimeAsync(0);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect([cashOf(table), shown(table)]).toEqual([1500, "dice_thrown"]);
});

it("shows everything at once when somebody does not want to wait", async () => {
  const { table } = rolling();
  table.update(news(2, 1450, ...ROLL));
  await vi.advanceTimersByTimeAsync(40);
  table.update(news(3, 1400, ...ROLL));
  await vi.advanceTimersByTimeAsync(40);
  table.animations.skip();
  expect([cashOf(table), table.number, table.entries.length]).toEqual([1400, 3, 3]);
});

it("does not wait where nothing moves, or where animations are off", () => {
  const { table } = rolling();
  table.update(news(2, 1440, event("lot_bought")));
  expect(cashOf(table)).toBe(1440);
  settings.speed = 0;
  const still = rolling().table;
  still.update(news(2, 1450, ...ROLL));
  expect([cashOf(still), shown(still)]).toEqual([1450, "dice_thrown moved rent_paid"]);
});

it("shows at once what concerns a panel that is open", () => {
  const { table } = rolling();
  table.isDirect = true;
  table.update(news(2, 1450, ...ROLL));
  expect(cashOf(table)).toBe(1450);
});

it("loses nothing while the page is hidden", async () => {
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  const { table } = rolling();
  table.open();
  table.update(news(2, 1450, ...ROLL));
  await vi.advanceTimersByTimeAsync(40);
  expect(table.isBehind).toBe(true);
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  expect([cashOf(table), table.isBehind]).toEqual([1450, false]);
  table.update(news(3, 1400, ...ROLL));
  await vi.advanceTimersByTimeAsync(40);
  expect([cashOf(table), table.number]).toEqual([1400, 3]);
  table.close();
});

it("keeps what has come meanwhile, and asks again only for the rest", async () => {
  const { table, letGo } = rolling();
  table.update(news(2, 1450, ...ROLL));
  await vi.advanceTimersByTimeAsync(40);
  table.update(news(2, 1455));
  await vi.advanceTimersByTimeAsync(40);
  expect(cashOf(table)).toBe(1500);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(cashOf(table)).toBe(1455);
  expect(table.heard.map(({ number }) => number)).toEqual([1, 2]);
});

it("ends the scoring of a round before it announces the next", async () => {
  const { table, letGo } = rolling(["property_collected"]);
  const begins = event("round_started", { round: 2 });
  table.update(news(2, 1450, event("property_collected"), begins, event("order_drawn")));
  await vi.advanceTimersByTimeAsync(40);
  expect(linesOf(table.entries)).toEqual([]);
  letGo();
  await vi.advanceTimersByTimeAsync(0);
  expect(linesOf(table.entries).map(({ round }) => round)).toEqual([null, 2]);
});
