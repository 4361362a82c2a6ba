import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Animations } from "../../lib/animation.svelte";
import type { Box, EntryModel, EstateGame, LotView, SeatView } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { Texts } from "../../lib/texts/texts";
import { setWords } from "../../lib/words.svelte";
import { sources } from "../../../tools/speaking";
import { editionTexts } from "../../../tools/texts";
import Board from "./Board.svelte";

// No browser here: nothing has a size, and letters are guessed.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
HTMLCanvasElement.prototype.getContext = () => null;

const KINDS: Record<number, string> = { 0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail" };

/** A board of streets with the ids of the Euro box, enough to be drawn. */
function makeBox(shape: "square" | "round"): Box {
  const ids = editionTexts("euro", "en")
    .filter(([id]) => id.startsWith("square-"))
    .map(([id]) => id.slice("square-".length).replaceAll("-", "_"));
  const squares = ids.map((id, square) => ({
    square,
    id,
    kind: KINDS[square] ?? "street",
    group: KINDS[square] ? null : "yellow",
    price: KINDS[square] ? null : 260,
    rents: [22, 110, 330, 800, 975, 1150],
    group_rent: 44,
    dice: [],
    house_cost: 150,
    hotel_cost: 150,
    mortgage: 130,
    tax: null,
    pack: null,
    zone: null,
  }));
  const money = {
    unit: 1,
    symbol: "€",
    denominations: [],
    coins: [],
    start_notes: [],
    formats: { en: { grouping: ",", pattern: "€{number}", point: null } },
  };
  return {
    edition: "euro",
    shape,
    squares,
    groups: [{ id: "yellow", code: "YL", hex: "#FCE300", squares: [26] }],
    zones: [],
    packs: [],
    tokens: ["windmill", "parthenon"],
    pieces: { house: { count: 32, hex: "#1F3A93" }, hotel: { count: 12, hex: "#B8862B" } },
    money,
    salary: 200,
  } as unknown as Box;
}

const seat = (name: string, at: number) =>
  ({ seat: name, at, out: false, jail: 0, lots: [], cards: [], zone: null }) as unknown as SeatView;
const lot = (number: number, owner: string | null): LotView => ({
  lot: number,
  owner,
  level: 0,
  mortgaged: false,
  redeem: null,
  rent: owner ? 22 : null,
  per_pip: false,
});

function makeGame(box: Box, at: number): EstateGame {
  return {
    turn: { mover: "Ana", dice: [3, 4], number: 1 },
    seats: [seat("Ana", at), seat("Léo", 5)],
    lots: box.squares
      .filter(({ group }) => group)
      .map(({ square }) => lot(square, square === 26 ? "Léo" : null)),
    bank: { houses: 32, hotels: 12, pot: 0 },
    packs: {},
    claims: [],
    matter: null,
  } as unknown as EstateGame;
}

const walked = (from: string, to: string, steps: number) =>
  ({
    number: 2,
    events: [
      { name: "dice_thrown", args: { seat: { seat: "Ana" }, die1: 3, die2: 4 } },
      {
        name: "moved",
        args: {
          seat: { seat: "Ana" },
          from_square: { square: from },
          to_square: { square: to },
          steps,
        },
      },
    ],
  }) as unknown as EntryModel;

// Finding squares by their role is slow here, because the styles of all ancestors would be
// computed. The browser tests check what a screen reader gets.
const nameOf = (square: Element) => square.getAttribute("aria-label") ?? "";
const named = (name: string) =>
  [...document.querySelectorAll<SVGElement>("[data-square]")].filter((square) =>
    nameOf(square).startsWith(name),
  );
const place = (name: string) =>
  document.querySelector<HTMLElement>(`[data-token="${name}"]`)!.style.transform;

describe.each(["square", "round"] as const)("the %s board", (shape) => {
  const box = makeBox(shape);
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    setWords(new Texts("en", sources("en"), box.money));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("is forty named buttons and one tab stop", () => {
    render(Board, { box, game: makeGame(box, 3), size: 776 });
    const squares = [...document.querySelectorAll("[data-square]")];
    expect(squares).toHaveLength(40);
    expect(
      squares
        .filter((each) => each.getAttribute("tabindex") === "0")
        .map((each) => each.getAttribute("data-square")),
    ).toEqual(["3"]);
    expect(squares.every((each) => each.getAttribute("role") === "button")).toBe(true);
    expect(squares.map(nameOf)).not.toContain("");
    expect(named("Copenhagen")).toHaveLength(1);
    expect(nameOf(named("Copenhagen")[0]!)).toBe(
      "Copenhagen, yellow star, owned by Léo, rent 22 euros",
    );
  });

  it("is walked by keys and opens squares", async () => {
    const onopen = vi.fn();
    render(Board, { box, game: makeGame(box, 3), size: 776, onopen });
    const riga = named("Riga")[0]!;
    riga.focus();
    await fireEvent.keyDown(riga, { key: "ArrowLeft" });
    expect(document.activeElement?.getAttribute("data-square")).toBe("4");
    await fireEvent.keyDown(document.activeElement!, { key: "Home" });
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(onopen).toHaveBeenLastCalledWith(3);
    await fireEvent.click(document.querySelector('[data-square="26"]')!);
    expect(onopen).toHaveBeenLastCalledWith(26);
    expect(document.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
  });

  it("holds a token where it was until its walk is shown, then has it where it is", async () => {
    const animations = new Animations();
    const { rerender } = render(Board, { box, game: makeGame(box, 3), size: 776, animations });
    const before = place("Ana");
    animations.add([walked("riga", "jail", 7)]);
    void rerender({ game: makeGame(box, 10) });
    flushSync();
    expect(place("Ana")).toBe(before);
    await vi.runAllTimersAsync();
    expect(animations.beat).toBeNull();
    flushSync();
    expect(place("Ana")).not.toBe(before);
  });

  it("shows everything at once where animations are off", async () => {
    settings.speed = 0;
    const animations = new Animations();
    const { rerender } = render(Board, { box, game: makeGame(box, 3), size: 776, animations });
    const before = place("Ana");
    animations.add([walked("riga", "jail", 7)]);
    await rerender({ game: makeGame(box, 10) });
    // It needs no clock.
    await vi.advanceTimersByTimeAsync(0);
    expect(place("Ana")).not.toBe(before);
  });
});
