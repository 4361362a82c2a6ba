import { expect, test } from "vitest";
import { ChangeError, patch } from "./changes";

const doc = {
  table: { seats: [{ name: "Ana" }, { name: "Bob" }] },
  game: { cash: 1, pot: 2 },
  you: {},
};

test("a change makes a new document and leaves the old one alone", () => {
  const next = patch(doc, [
    { at: ["table", "seats", 1, "name"], to: "Cid" },
    { at: ["game", "pot"], gone: true },
  ]);
  expect(next).toEqual({
    table: { seats: [{ name: "Ana" }, { name: "Cid" }] },
    game: { cash: 1 },
    you: {},
  });
  expect(doc.table.seats[1]!.name).toBe("Bob");
});

test("what did not change is the same object", () => {
  const next = patch(doc, [{ at: ["game", "cash"], to: 5 }]);
  expect(next.table).toBe(doc.table);
  expect(next.game).not.toBe(doc.game);
});

test("a value put in by a message is not changed in that message", () => {
  const seat = { name: "Eve" };
  const next = patch(doc, [
    { at: ["table", "seats"], to: [seat] },
    { at: ["table", "seats", 0, "name"], to: "Flo" },
  ]);
  expect(next.table.seats).toEqual([{ name: "Flo" }]);
  expect(seat.name).toBe("Eve");
});

test("a change that does not fit is refused", () => {
  expect(() => patch(doc, [{ at: ["nobody", "name"], to: 1 }])).toThrow(ChangeError);
});
