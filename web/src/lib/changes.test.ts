import { expect, test } from "vitest";
import { ChangeError, patch } from "./changes";
import type { Update } from "./protocol";

const doc = {
  table: { seats: [{ name: "Ana" }, { name: "Bob" }] },
  game: { cash: 1, pot: 2 },
  you: {},
};

test("a change makes a new document and leaves the old one alone", () => {
  const next = patch(doc, [
    { op: "replace", path: "/table/seats/1/name", value: "Cid" },
    { op: "remove", path: "/game/pot" },
    { op: "add", path: "/you/a~1b~0", value: 3 },
  ]);
  expect(next).toEqual({
    table: { seats: [{ name: "Ana" }, { name: "Cid" }] },
    game: { cash: 1 },
    you: { "a/b~": 3 },
  });
  expect(doc.table.seats[1]!.name).toBe("Bob");
});

test("elements of a list come and go", () => {
  const next = patch({ list: [1, 2, 3] }, [
    { op: "remove", path: "/list/1" },
    { op: "add", path: "/list/0", value: 0 },
    { op: "add", path: "/list/3", value: 4 },
    { op: "add", path: "/list/-", value: 5 },
  ]);
  expect(next).toEqual({ list: [0, 1, 3, 4, 5] });
});

test("what did not change is the same object", () => {
  const next = patch(doc, [{ op: "replace", path: "/game/cash", value: 5 }]);
  expect(next.table).toBe(doc.table);
  expect(next.game).not.toBe(doc.game);
});

test("the whole may be replaced", () => {
  expect(patch(doc, [{ op: "replace", path: "", value: { game: null } }])).toEqual({ game: null });
});

test("a value put in by a message is not changed in that message", () => {
  const seat = { name: "Eve" };
  const next = patch(doc, [
    { op: "replace", path: "/table/seats", value: [seat] },
    { op: "replace", path: "/table/seats/0/name", value: "Flo" },
  ]);
  expect(next.table.seats).toEqual([{ name: "Flo" }]);
  expect(seat.name).toBe("Eve");
});

test.each<Update["changes"][number]>([
  { op: "replace", path: "/nobody/name", value: 1 },
  { op: "replace", path: "/nobody", value: 1 },
  { op: "replace", path: "/table/seats/2", value: 1 },
  { op: "replace", path: "/table/seats/length", value: 1 },
  { op: "add", path: "/table/seats/3", value: 1 },
  { op: "add", path: "/game/cash/1", value: 1 },
  { op: "remove", path: "/nobody" },
  { op: "remove", path: "" },
  { op: "replace", path: "game", value: 1 },
])("a change that does not fit is refused: $op $path", (change) => {
  expect(() => patch(doc, [change])).toThrow(ChangeError);
});
