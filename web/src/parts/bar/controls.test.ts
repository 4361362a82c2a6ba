import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import type { Document } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { Controls } from "./controls.svelte";

/** A moment of a table: whom the rules ask, and whom the table waits for. */
const moment = (number: number, to_act: string[], waiting: string[]) =>
  ({ game: { number, to_act }, table: { waiting }, you: {} }) as unknown as Document;

function controlsAt(document: Document): Controls {
  const table = new Table("K7QX2MP");
  table.mine = ["Ana", "Bob"];
  table.document = document;
  vi.spyOn(table, "request").mockResolvedValue({ type: "done", id: "1", number: 1, answer: null });
  return new Controls(table);
}

it("speaks for the seat that was picked, until the game goes on", () => {
  const controls = controlsAt(moment(7, ["Bob"], ["Bob"]));
  expect(controls.seat).toBe("Bob");
  controls.seat = "Ana";
  expect(controls.seat).toBe("Ana");
  controls.table.document = moment(8, ["Bob"], ["Bob"]);
  expect(controls.seat).toBe("Bob");
});

it("turns to whomever the table asks next, although no action was taken", async () => {
  const controls = controlsAt(moment(7, ["Vasco"], ["Ana"]));
  controls.seat = "Ana";
  await controls.request({ type: "pass", seat: "Ana" });
  controls.table.document = moment(7, ["Vasco"], ["Bob"]);
  expect(controls.seat).toBe("Bob");
});

it("goes back to the seat still waited for when the other has let go", async () => {
  const controls = controlsAt(moment(7, ["Vasco"], ["Ana", "Bob"]));
  controls.seat = "Bob";
  expect(controls.seat).toBe("Bob");
  await controls.request({ type: "pass", seat: "Bob" });
  controls.table.document = moment(7, ["Vasco"], ["Ana"]);
  expect(controls.seat).toBe("Ana");
});

it.each([
  ["decides", ["Ana", "Bob", "Vasco"], ["Ana", "Bob"]],
  ["is waited for", ["Vasco"], ["Ana", "Bob"]],
])("keeps to the seat that was picked while it still %s", (_, to_act, waiting) => {
  const controls = controlsAt(moment(7, to_act, waiting));
  controls.seat = "Bob";
  flushSync();
  // Another, elsewhere, has answered.
  controls.table.document = moment(8, to_act.slice(0, 2), waiting);
  flushSync();
  expect(controls.seat).toBe("Bob");
});

it("does not come back to a pick once the picked seat has owed nothing", () => {
  const controls = controlsAt(moment(7, ["Ana", "Bob"], ["Ana", "Bob"]));
  controls.seat = "Bob";
  flushSync();
  controls.table.document = moment(8, ["Ana"], ["Ana"]);
  flushSync();
  expect(controls.seat).toBe("Ana");
  controls.table.document = moment(9, ["Ana", "Bob"], ["Ana", "Bob"]);
  flushSync();
  expect(controls.seat).toBe("Ana");
});
