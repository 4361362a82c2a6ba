import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import type { Document } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { Desk } from "./desk.svelte";

/** A moment of a table: whom the rules ask, and whom the table waits for. */
const moment = (number: number, to_act: string[], waiting: string[]) =>
  ({ game: { number, to_act }, table: { waiting }, you: {} }) as unknown as Document;

function deskAt(document: Document): Desk {
  const table = new Table("K7QX2MP");
  table.mine = ["Ana", "Bob"];
  table.document = document;
  vi.spyOn(table, "request").mockResolvedValue({ type: "done", id: "1", number: 1, answer: null });
  return new Desk(table);
}

it("speaks for whoever was picked, until the game goes on", () => {
  const desk = deskAt(moment(7, ["Bob"], ["Bob"]));
  expect(desk.seat).toBe("Bob");
  desk.seat = "Ana";
  expect(desk.seat).toBe("Ana");
  desk.table.document = moment(8, ["Bob"], ["Bob"]);
  expect(desk.seat).toBe("Bob");
});

it("turns to whomever the table asks next, although no action was taken", async () => {
  const desk = deskAt(moment(7, ["Vasco"], ["Ana"]));
  desk.seat = "Ana";
  await desk.request({ type: "pass", seat: "Ana" });
  desk.table.document = moment(7, ["Vasco"], ["Bob"]);
  expect(desk.seat).toBe("Bob");
});

it("goes back to whoever is still waited for when the other has let go", async () => {
  const desk = deskAt(moment(7, ["Vasco"], ["Ana", "Bob"]));
  desk.seat = "Bob";
  expect(desk.seat).toBe("Bob");
  await desk.request({ type: "pass", seat: "Bob" });
  desk.table.document = moment(7, ["Vasco"], ["Ana"]);
  expect(desk.seat).toBe("Ana");
});

it.each([
  ["decides", ["Ana", "Bob", "Vasco"], ["Ana", "Bob"]],
  ["is waited for", ["Vasco"], ["Ana", "Bob"]],
])("keeps to whoever was picked while that seat still %s", (_, to_act, waiting) => {
  const desk = deskAt(moment(7, to_act, waiting));
  desk.seat = "Bob";
  flushSync();
  // Another, elsewhere, has answered.
  desk.table.document = moment(8, to_act.slice(0, 2), waiting);
  flushSync();
  expect(desk.seat).toBe("Bob");
});

it("does not come back to a pick once the picked seat has owed nothing", () => {
  const desk = deskAt(moment(7, ["Ana", "Bob"], ["Ana", "Bob"]));
  desk.seat = "Bob";
  flushSync();
  desk.table.document = moment(8, ["Ana"], ["Ana"]);
  flushSync();
  expect(desk.seat).toBe("Ana");
  desk.table.document = moment(9, ["Ana", "Bob"], ["Ana", "Bob"]);
  flushSync();
  expect(desk.seat).toBe("Ana");
});
