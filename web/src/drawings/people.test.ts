import { expect, it } from "vitest";
import { faceOf } from "./people";
import { DOZEN, HAIR_COLOURS, PORTRAITS, SKIN, dozen, portraitWords } from "./portraits";

const SHIRT = "#0072B2";
const LETTERS = [..."aeioulnrstAEBLéèïçœßøžŁЖяλ山田한👩'- 0129"];

/** Names of one to twelve letters, from a row of numbers that is the same at every run. */
function* names(count: number): Generator<string> {
  yield* ["Joueur", "Player", "Ana", "Léo", "Vasco", "Bob", "Clara", "Odile"];
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let i = 0; i < count; i++)
    yield Array.from({ length: 1 + next(12) }, () => LETTERS[next(LETTERS.length)]).join("");
}

/** The colours of a face: what is filled or drawn in, and the skin, which is the first circle. */
function coloursOf(art: string) {
  const colours = [...art.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour!);
  const skin = /<circle[^>]* fill="([^"]*)"/.exec(art)![1]!;
  return { colours, skin };
}

it("draws every name in colours of the palette, and no face black", () => {
  const known = new Set([SHIRT, ...SKIN, ...HAIR_COLOURS, "#2B1A12", "#9A5A33", "#fff", "none"]);
  const strange: string[] = [];
  for (const name of names(5000)) {
    const { colours, skin } = coloursOf(faceOf(name, null, SHIRT).art);
    const isKnown = colours.every((colour) => known.has(colour));
    if (!isKnown || !SKIN.includes(skin)) strange.push(name);
  }
  expect(strange).toEqual([]);
});

it("has people of every skin and hair, and the same for the same name", () => {
  const arts = [...names(500)].map((name) => faceOf(name, null, SHIRT).art);
  expect(new Set(arts.map((art) => coloursOf(art).skin))).toEqual(new Set(SKIN));
  for (const hair of HAIR_COLOURS) expect(arts.some((art) => art.includes(hair))).toBe(true);
  expect(faceOf("Ana", null, SHIRT)).toEqual(faceOf("Ana", null, SHIRT));
});

it("offers a dozen different faces at a time, and others until all were shown", () => {
  const all = Array.from({ length: PORTRAITS / DOZEN }, (_, number) => dozen(number));
  expect(new Set(all.flat()).size).toBe(PORTRAITS);
  for (const twelve of all)
    expect(new Set(twelve.map((each) => faceOf("", null, SHIRT, each).art)).size).toBe(DOZEN);
});

it("draws a chosen portrait whatever the name, and never for a bot", () => {
  const chosen = faceOf("Ana", null, SHIRT, 5).art;
  expect(faceOf("Léo", null, SHIRT, 5).art).toBe(chosen);
  expect(faceOf("Ana", null, SHIRT, 6).art).not.toBe(chosen);
  expect(faceOf("Ana", "shrewd", SHIRT, 5)).toEqual(faceOf("Léo", "shrewd", SHIRT));
  expect(portraitWords(5)).toEqual({ cut: "tails", hair: "brown", extra: "none" });
});
