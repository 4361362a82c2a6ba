import { describe, expect, it, vi } from "vitest";
import type { Choice, Document, WayOut } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { barButtons } from "./bar-buttons";
import { Controls } from "./controls.svelte";

const choice = (action: Choice["action"], more: Partial<Choice> = {}): Choice => ({
  text: "action-roll",
  args: {},
  action,
  cost: null,
  group: null,
  several: false,
  main: false,
  limits: null,
  effect: null,
  ...more,
});

function controlsWith(choices: Choice[], more: object = {}, you: object = {}): Controls {
  const table = new Table("K7QX2MP");
  table.mine = ["Ana"];
  table.document = {
    game: { number: 7, to_act: ["Ana"], offers: [], matter: null, ...more },
    table: { phase: "playing", waiting: [], seats: [] },
    you: { Ana: { cash: 90, choices, idle: false, way_out: null, ...you } },
  } as unknown as Document;
  vi.spyOn(table, "request").mockResolvedValue({ type: "done", id: "1", number: 8, answer: null });
  return new Controls(table);
}

const mainOf = (controls: Controls) => barButtons(controls).filter(({ main }) => main);

describe("the big button", () => {
  it("opens an offer before the turn ends, which is asked once", async () => {
    const offer = { from: "Léo", to: "Ana" };
    const answers = [
      choice({ accept: { from: "Léo" } }),
      choice({ reject: { from: "Léo" } }, { main: true }),
    ];
    const controls = controlsWith([choice("end"), ...answers], { offers: [offer] });
    expect(mainOf(controls).map(({ opens }) => opens)).toEqual(["trade"]);
    const end = () =>
      barButtons(controls)
        .find(({ hook }) => hook === '"end"')!
        .go();
    end();
    expect(controls.warning).toBeTruthy();
    expect(controls.table.request).not.toHaveBeenCalled();
    end();
    expect(controls.table.request).toHaveBeenCalledOnce();
  });

  it("does not roll over an own offer that nobody has answered yet", () => {
    const controls = controlsWith([choice("roll", { main: true })], {
      offers: [{ from: "Ana", to: "Léo" }],
    });
    const [roll] = mainOf(controls);
    roll!.go();
    expect(controls.table.request).not.toHaveBeenCalled();
    roll!.go();
    expect(controls.table.request).toHaveBeenCalledOnce();
  });

  it("names the lot it builds on, and leaves the plan beside it", () => {
    const build = [
      choice({ build: [6] }, { group: "build" }),
      choice(
        { build: [8] },
        { group: "build", main: true, text: "action-mortgage", args: { lot: "x", amount: 1 } },
      ),
    ];
    const buttons = barButtons(controlsWith([...build, choice("end")]));
    const [best] = buttons.filter(({ main }) => main);
    expect(best!.hook).toBe('{"build":[8]}');
    expect(buttons.some(({ opens }) => opens === "build")).toBe(true);
  });

  it("does a whole way out of a debt and pays, unless one wants to choose", () => {
    const plan: WayOut = {
      actions: [{ mortgage: 5 }, "pay"],
      steps: [],
      brings: 100,
      cash_after: 10,
      reason: { text: "way-out-mortgages", args: {} },
    };
    const mortgage = choice({ mortgage: 5 }, { group: "mortgage", main: true });
    const matter = { kind: "debt", by: "Ana", to: "Vasco", amount: 180, missing: 90 };
    const controls = controlsWith([mortgage], { matter }, { way_out: plan });
    const [big] = mainOf(controls);
    big!.go();
    expect(controls.table.request).toHaveBeenCalledWith({
      type: "act_all",
      seat: "Ana",
      actions: plan.actions,
    });
    barButtons(controls)
      .find(({ id }) => id === "myself")!
      .go();
    expect(mainOf(controls).map(({ hook }) => hook)).toEqual(['{"mortgage":5}']);
  });

  it("never gives up by itself where nothing is enough", () => {
    const plan = { actions: [], steps: [], brings: 0, cash_after: -90, reason: {} };
    const matter = { kind: "debt", by: "Ana", to: "Vasco", amount: 180, missing: 90 };
    const bankrupt = choice("bankrupt", { main: true });
    const offer = choice({ offer: { to: "Léo" } }, { group: "offer" });
    const controls = controlsWith([bankrupt, offer], { matter }, { way_out: plan });
    expect(mainOf(controls).map(({ opens }) => opens)).toEqual(["trade"]);
    const alone = controlsWith([bankrupt], { matter }, { way_out: plan });
    expect(mainOf(alone).map(({ opens }) => opens)).toEqual(["bankrupt"]);
  });
});
