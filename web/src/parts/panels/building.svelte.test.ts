import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Document, PlannedLot, Preview } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { Controls } from "../bar/controls.svelte";
import { Building } from "./building.svelte";

let dispose = () => {};
afterEach(() => dispose());

const refusal = (code: string, args = {}) => ({ code, text: `refusal-${code}`, args });
const BARE = refusal("no-building", { lot: { square: "riga" } });
const UNEVEN = {
  code: "not_even",
  text: "refusal-not-even",
  args: { lot: { square: "riga" }, other_lot: { square: "london" } },
};
const free = (lot: number): PlannedLot => ({ lot, more: null, less: BARE });
const EMPTY: Preview = {
  refusal: refusal("list-empty"),
  cost: null,
  cash_after: null,
  missing_after: null,
  steps: [],
  lots: [free(26), free(27), free(29)],
  trade: null,
};
const moment = (number: number) =>
  ({
    game: { number, to_act: ["Ana"], lots: [], matter: null },
    table: { waiting: ["Ana"] },
    you: {
      Ana: { cash: 900, choices: [{ action: { build: [26] } }, { action: { build: [27] } }] },
    },
  }) as unknown as Document;

/** A plan at a table whose server answers each question with the next of some previews. */
function planning(...answers: Partial<Preview>[]) {
  const table = new Table("K7QX2MP");
  table.mine = ["Ana"];
  table.document = moment(7);
  const left = [...answers];
  const request = vi
    .spyOn(table, "request")
    .mockImplementation(() =>
      Promise.resolve({ type: "previewed", id: "1", preview: { ...EMPTY, ...left.shift() } }),
    );
  const controls = new Controls(table);
  let building!: Building;
  dispose = $effect.root(() => {
    building = new Building(controls);
  });
  flushSync();
  return { table, controls, building, request };
}

async function answered() {
  flushSync();
  await tick();
  await Promise.resolve();
  flushSync();
}

describe("a plan", () => {
  it("asks once when it is opened, and once for each house", async () => {
    const built = [{ lot: 26, more: UNEVEN, less: null }, free(27), free(29)];
    const { controls, building, request } = planning(
      {},
      { refusal: null, cost: -100, lots: built },
    );
    expect(request).not.toHaveBeenCalled();
    controls.show({ name: "build" });
    await answered();
    expect(request.mock.calls.map(([message]) => message)).toEqual([
      { type: "preview", seat: "Ana", action: { build: [] } },
    ]);
    expect(building.marks.map(({ lot, more }) => [lot, more])).toEqual([
      [26, null],
      [27, null],
      [29, null],
    ]);
    expect(building.preview).toBeNull();
    building.plus(26);
    await answered();
    expect(request).toHaveBeenCalledTimes(2);
    expect(request.mock.lastCall![0]).toMatchObject({ action: { build: [26] } });
    expect(building.preview!.cost).toBe(-100);
    expect(building.marks[0]).toEqual({ lot: 26, more: UNEVEN, less: null });
  });

  it("asks again when the game goes on, and not for anything else at the table", async () => {
    const { table, controls, request } = planning();
    controls.show({ name: "build" });
    await answered();
    table.document = moment(7);
    await answered();
    expect(request).toHaveBeenCalledTimes(1);
    table.document = moment(8);
    await answered();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("keeps to the answer to what was planned last", async () => {
    const late = { lots: [{ lot: 26, more: UNEVEN, less: null }] };
    const { controls, building, request } = planning();
    controls.show({ name: "build" });
    await answered();
    let answerFirst!: () => void;
    request.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerFirst = () =>
            resolve({ type: "previewed", id: "2", preview: { ...EMPTY, ...late } });
        }),
    );
    building.plus(26);
    flushSync();
    building.plus(27);
    await answered();
    answerFirst();
    await answered();
    expect(building.marks.map(({ lot }) => lot)).toEqual([26, 27, 29]);
  });

  it("can be taken back while the server refuses it", async () => {
    const refused = { refusal: UNEVEN, lots: [{ lot: 26, more: UNEVEN, less: UNEVEN }, free(27)] };
    const { controls, building } = planning({}, refused);
    controls.show({ name: "build" });
    await answered();
    building.plus(26);
    await answered();
    expect(building.marks[0]!.less).toBeNull();
    building.minus(27);
    expect(building.plan).toEqual({ build: [26], sell: [] });
    building.minus(26);
    expect(building.count).toBe(0);
  });
});
