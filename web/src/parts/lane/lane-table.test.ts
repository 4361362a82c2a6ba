import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Document, KnockoutGame, LaneChoice, LaneYou } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { Table } from "../../lib/table.svelte";
import { Texts } from "../../lib/texts/texts";
import { setWords } from "../../lib/words.svelte";
import { sources } from "../../../tools/speaking";
import { Controls } from "../bar/controls.svelte";
import { BOX, gameOf, sideOf } from "./lane-box";
import LaneTable from "./LaneTable.svelte";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
HTMLCanvasElement.prototype.getContext = () => null;

function choice(action: Action, more: Partial<LaneChoice> = {}): LaneChoice {
  return {
    text: "knockout-action-resign",
    args: {},
    action,
    cost: null,
    group: null,
    several: false,
    main: false,
    limits: null,
    effect: null,
    ...more,
  };
}
const slide = (token: number, main = false) =>
  choice(
    { slide: { x: 150, slope: 0, speed: 1.475, token } },
    { group: "slide", limits: BOX.lane.aim, main },
  );
const named = (word: string, space: string, token: number | null, main = false) =>
  choice(
    { [word]: token === null ? space : { to: space, token } },
    {
      group: word,
      main,
      text: "knockout-action-space",
      args: { space: { space }, amount: { money: 300 } },
      effect: { space, pays: 300, completes: null, bonus: 0 },
    },
  );

const SIDES = [
  sideOf("red", "Ana", "atlantic_avenue", "marvin_gardens", "hand", "hand"),
  sideOf("blue", "Vasco", "illinois_avenue", "jail", "off", "hand"),
];

/** A table at which Ana has these choices; what she does is written down. */
function sit(choices: LaneChoice[], more: Partial<KnockoutGame> = {}, own: Partial<LaneYou> = {}) {
  const table = new Table("K7QX2MP");
  const game = gameOf(SIDES, more);
  const face = {
    phase: "playing",
    mode: "standard",
    paused: false,
    held: null,
    throw_for: null,
    waiting: [],
    seats: game.seats.map(({ seat }, place) => ({ place, name: seat, bot: null, open: false })),
  };
  table.mine = ["Ana"];
  table.document = {
    table: face,
    game,
    you: { Ana: { seat: "Ana", colour: "red", cash: 0, choices, prospects: [], ...own } },
  } as unknown as Document;
  const controls = new Controls(table);
  const done: Action[] = [];
  controls.act = (action) => {
    done.push(action);
    return Promise.resolve(true);
  };
  render(LaneTable, { table, controls, box: BOX, game });
  flushSync();
  return { controls, done };
}
const hooks = () =>
  [...document.querySelectorAll("[data-action]")].map((each) => each.getAttribute("data-action"));
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe("the lane's table", () => {
  beforeEach(() => {
    settings.speed = 0;
    setWords(new Texts("en", sources("en", "knockout"), BOX.money));
  });

  it("slides what is aimed: by keys, with the token that was picked", async () => {
    const { done } = sit([slide(3, true), slide(4)]);
    await press("ArrowRight");
    await press("a");
    await press("ArrowUp");
    await fireEvent.click(screen.getByLabelText("Take red 4 instead"));
    await press(" ");
    expect(done).toEqual([{ slide: { x: 152, angle: -0.2, speed: 1.485, token: 4 } }]);
  });

  it("aims at a space that is touched, and says what it would bring", async () => {
    const { done } = sit(
      [slide(3, true)],
      {},
      {
        prospects: [{ space: "ventnor_avenue", pays: 250, completes: "yellow", bonus: 1500 }],
      },
    );
    await fireEvent.click(document.querySelector('[data-space="ventnor_avenue"]')!);
    expect(screen.getByText("and completes the yellow set: $1,500 more")).toBeTruthy();
    await press(" ");
    const { aim } = BOX.spaces.find(({ id }) => id === "ventnor_avenue")!;
    expect(done).toEqual([{ slide: { x: aim.x, angle: aim.angle, speed: aim.speed, token: 3 } }]);
  });

  it("lets each Railroad token go to each property that the list has for it", async () => {
    const { done } = sit(
      [
        named("railroad", "baltic_avenue", 1),
        named("railroad", "boardwalk", 1, true),
        named("railroad", "baltic_avenue", 2),
        choice({ stay: { token: 1 } }),
        choice({ stay: { token: 2 } }),
      ],
      { phase: "railroad", part: "score" },
    );
    expect(hooks()).toContain('{"railroad":{"to":"baltic_avenue","token":1}}');
    expect(hooks()).toContain('{"stay":{"token":2}}');
    await fireEvent.click(screen.getByLabelText("Take red 2 instead"));
    expect(hooks()).toContain('{"railroad":{"to":"baltic_avenue","token":2}}');
    await fireEvent.click(document.querySelector('[data-space="baltic_avenue"]')!);
    await press(" ");
    expect(done).toEqual([
      { railroad: { to: "baltic_avenue", token: 2 } },
      { railroad: { to: "boardwalk", token: 1 } },
    ]);
  });

  it("never pays a fee by the big button, and has a button that does", async () => {
    const { done } = sit(
      [
        choice("pay", { cost: -100, args: { amount: { money: 100 } } }),
        choice("stay", { cost: 0, main: true }),
        choice("resign"),
      ],
      { phase: "jail", turn: { mover: "Ana", colour: "red", token: 1 } },
    );
    expect(hooks()).toEqual(expect.arrayContaining(['"pay"', '"stay"']));
    await press(" ");
    await press("y");
    expect(done).toEqual(["stay", "pay"]);
  });

  it("has every choice behind More", () => {
    const { controls } = sit([slide(3, true), slide(4), choice("resign")]);
    HTMLDialogElement.prototype.showModal = () => undefined;
    controls.show({ name: "more" });
    flushSync();
    const listed = [...document.querySelectorAll("dialog [data-action]")];
    expect(listed.map((each) => each.getAttribute("data-action"))).toEqual([
      "slide",
      "slide",
      '"resign"',
    ]);
  });

  it("offers nothing to whoever only watches", () => {
    sit([], { to_act: ["Vasco"], turn: { mover: "Vasco", colour: "blue", token: null } });
    expect(hooks()).toEqual([]);
    expect(document.querySelector("[data-pull]")).toBe(null);
    expect(screen.getByText("Vasco is aiming.")).toBeTruthy();
  });
});
