import { describe, expect, it } from "vitest";
import type { EditionForm, ModeForm, OptionForm, OptionValue } from "../../lib/protocol";
import {
  bookletWay,
  differences,
  endingOf,
  endings,
  isSame,
  playedBy,
  wayOf,
  without,
  withEnding,
  withValue,
  type Way,
} from "./ways";

function option(name: string, printed: OptionValue, more: Partial<OptionForm> = {}): OptionForm {
  return {
    name,
    text: `option-${name}`,
    kind: "choice",
    choices: null,
    least: null,
    most: null,
    default: printed,
    printed,
    ruling: false,
    convenience: false,
    needs: {},
    follows: [],
    ...more,
  };
}
const OPTIONS = [
  option("rent_claims", "manual", { default: "auto" }),
  option("no_auctions", false, { kind: "yes_no", choices: [false, true] }),
  option("missed_text", "off", { follows: ["on"] }),
  option("dice", null, { default: "auto", convenience: true }),
];
const setup = (mode: string, ending: string, options: OptionForm[], needed: string[] = []) =>
  ({ mode, ending, options, needed }) as unknown as ModeForm;
const clock = (choices: boolean[], value: boolean) => [
  option("timed", value, { kind: "yes_no", choices }),
  option("time_limit", null, { kind: "whole", convenience: true }),
];
const FORM = {
  setups: [
    setup("standard", "last_survivor", [
      ...OPTIONS,
      option("deal_titles", 0),
      option("houses_before_hotel", 4),
    ]),
    setup("short", "second_bankruptcy", [
      ...OPTIONS,
      option("deal_titles", 2),
      option("houses_before_hotel", 3),
      ...clock([false, true], false),
    ]),
    setup(
      "timed",
      "agreed_time",
      [
        ...OPTIONS,
        option("deal_titles", 2),
        option("houses_before_hotel", 4),
        ...clock([true], true),
      ],
      ["time_limit"],
    ),
  ],
  presets: [
    {
      preset: "book",
      mode: "standard",
      options: { rent_claims: "manual" },
      customs: { claims: false },
    },
    { preset: "quick", mode: "short", options: { timed: true, time_limit: 45 }, customs: {} },
  ],
} as unknown as EditionForm;
const QUICK = wayOf(FORM.presets[1]!);
const USUAL: Way = { mode: "standard", options: {}, claims: true };
const rules = (way: Way) => differences(FORM, way).map(({ rule }) => rule);
const noAuctions = FORM.setups[0]!.options[1]!;

describe("what differs from the booklet", () => {
  it("is nothing where every printed choice is played, with the rents to be asked for", () => {
    expect(rules(bookletWay(FORM))).toEqual([]);
    expect(rules(USUAL)).toEqual(["rent_claims"]);
  });
  it("is five things in a quick evening: what its mode brings along counts too", () => {
    expect(rules(QUICK)).toEqual([
      "end",
      "clock",
      "rent_claims",
      "deal_titles",
      "houses_before_hotel",
    ]);
  });
  it("leaves out conveniences, and values that follow the book although our ruling is another", () => {
    const options = { dice: "manual", missed_text: "on", rent_claims: "manual" };
    expect(rules({ ...USUAL, options })).toEqual([]);
  });
});

describe("a chip that is taken away", () => {
  it("takes its own difference and no other", () => {
    for (const difference of differences(FORM, QUICK)) {
      const left = rules(without(FORM, QUICK, difference));
      expect(left).toEqual(rules(QUICK).filter((rule) => rule !== difference.rule));
    }
  });
  it("ends at the booklet when all are gone", () => {
    let way = QUICK;
    while (differences(FORM, way).length) way = without(FORM, way, differences(FORM, way)[0]!);
    expect(isSame(FORM, way, bookletWay(FORM))).toBe(true);
  });
});

describe("the end of the game", () => {
  it("is one question for mode and clock", () => {
    expect(endings(FORM).map(({ word, clock: by }) => [word, by])).toEqual([
      ["last_survivor", false],
      ["second_bankruptcy", false],
      ["second_bankruptcy", true],
      ["agreed_time", true],
    ]);
  });
  it("changes alone: the rest of the rules stays as it was", () => {
    const timed = withEnding(FORM, USUAL, endings(FORM)[3]!);
    expect(timed).toEqual({
      mode: "timed",
      options: { deal_titles: 0, time_limit: 45 },
      claims: true,
    });
    expect(rules(timed)).toEqual(["clock", "rent_claims"]);
    const back = withEnding(FORM, timed, endings(FORM)[0]!);
    expect(back).toEqual(USUAL);
    expect(endingOf(FORM, QUICK)).toEqual({
      mode: "short",
      word: "second_bankruptcy",
      clock: true,
    });
  });
});

describe("what a table is played by", () => {
  it("is a preset as it is, whatever was chosen; changed; the usual table; or its own", () => {
    expect(playedBy(FORM, QUICK, null)).toEqual({ kind: "preset", preset: "quick" });
    const changed = withValue(FORM, QUICK, noAuctions, true);
    expect(playedBy(FORM, changed, "quick")).toEqual({ kind: "changed", preset: "quick" });
    expect(playedBy(FORM, changed, "gone")).toEqual({ kind: "own", preset: null });
    expect(playedBy(FORM, USUAL, "quick")).toEqual({ kind: "usual", preset: null });
  });
  it("counts who asks for rents only where somebody must", () => {
    expect(isSame(FORM, USUAL, { ...USUAL, claims: false })).toBe(true);
    const book = bookletWay(FORM);
    expect(isSame(FORM, book, { ...book, claims: true })).toBe(false);
    const asks = FORM.setups[0]!.options[0]!;
    expect(withValue(FORM, USUAL, asks, "manual")).toEqual(book);
    expect(withValue(FORM, book, asks, "auto")).toEqual(USUAL);
  });
});
