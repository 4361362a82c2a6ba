import { expect, test } from "vitest";
import { shelves, titleParts } from "./editions.svelte";
import type { EditionLine } from "./protocol";

const line = (edition: string, official: boolean): EditionLine => ({
  edition,
  digest: "0".repeat(32),
  family: "estate",
  modes: ["standard"],
  players: [2, 8],
  official,
  order: 1,
  minutes: 60,
  usual: null,
  cover: "plain",
  palette: {},
  titles: {},
  characters: {},
  texts: {},
});
const ids = (boxes: readonly EditionLine[]) => boxes.map(({ edition }) => edition);

test("the books stand on the first shelf, in the order of the list, and all else below", () => {
  const { books, more } = shelves([line("b", true), line("x", false), line("a", true)]);
  expect(ids(books)).toEqual(["b", "a"]);
  expect(more.map(ids)).toEqual([["x"]]);
});

test("no shelf of other boxes holds more than five", () => {
  const boxes = Array.from({ length: 7 }, (_, place) => line(`own-${place}`, false));
  expect(shelves(boxes).more.map((row) => row.length)).toEqual([5, 2]);
});

test("a title is a name and what follows it in brackets", () => {
  expect(titleParts("Euro (1999)")).toEqual(["Euro", "1999"]);
  expect(titleParts("My box")).toEqual(["My box", ""]);
});
