import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../../tools/speaking";
import type { Choice, Debt, EstateGame, Hinted } from "../../lib/protocol";
import { Table } from "../../lib/table.svelte";
import { Controls } from "../bar/controls.svelte";
import { sentenceOf } from "../bar/sentence";
import ChoiceRow from "./ChoiceRow.svelte";
import Hint from "./Hint.svelte";
import RaiseMoney from "./RaiseMoney.svelte";

beforeEach(() => speak("en"));

const HINT = {
  bot: "shrewd",
  action: "roll",
  called: { text: "action-roll", args: {} },
  reason: null,
  cost: null,
} as unknown as Hinted;

describe("a hint", () => {
  it("goes away by Escape, which then does nothing else", async () => {
    const onclose = vi.fn();
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener("keydown", heard);
    render(Hint, { controls: new Controls(new Table("K7QX2MP")), hint: HINT, onclose });
    await fireEvent.keyDown(document.body, { key: "Escape" });
    window.removeEventListener("keydown", heard);
    expect(onclose).toHaveBeenCalledOnce();
    expect(heard).toHaveReturnedWith(true);
  });
});

const mortgage = {
  text: "action-mortgage",
  args: { lot: { square: "riga" }, amount: { money: 30 } },
  action: { mortgage: 3 },
  cost: 30,
  effect: null,
  limits: null,
} as unknown as Choice;

describe("a choice in a list", () => {
  it("names its sum once", () => {
    render(ChoiceRow, { choice: mortgage, onpick: () => undefined });
    expect(screen.getByRole("button").textContent?.match(/€30/g)).toHaveLength(1);
  });

  it("names the sum that its words leave out", () => {
    const args = { lot: { square: "riga" } };
    const choice = { ...mortgage, text: "action-decline", args, cost: -30 };
    render(ChoiceRow, { choice, onpick: () => undefined });
    expect(screen.getByRole("button").textContent?.match(/€30/g)).toHaveLength(1);
  });

  it("names a sum whose digits its words hold in another", () => {
    render(ChoiceRow, { choice: { ...mortgage, cost: 3 }, onpick: () => undefined });
    expect(screen.getByRole("button").textContent).toMatch(/€30.*€3\b/s);
  });

  it("names a sum once that stands among the goods of a trade", () => {
    const other = { seat: "Bob" };
    const args = { other, give: { list: [{ money: 30 }] }, get: { list: [{ square: "riga" }] } };
    const choice = { ...mortgage, text: "action-accept", args };
    render(ChoiceRow, { choice, onpick: () => undefined });
    expect(screen.getByRole("button").textContent?.match(/€30/g)).toHaveLength(1);
  });
});

describe("a debt", () => {
  it("has its sums in the bar, and not once more on the paper", () => {
    const matter = { kind: "debt", by: "Ana", to: "Vasco", amount: 550, missing: 460, lot: null };
    const controls = new Controls(new Table("K7QX2MP"));
    render(RaiseMoney, { controls, matter: matter as unknown as Debt });
    const paper = document.querySelector("[data-stage-paper]")!.textContent;
    const moment = {
      box: {},
      game: {
        matter,
        phase: "debt",
        to_act: ["Ana"],
        winners: [],
        seats: [],
      } as unknown as EstateGame,
      face: { phase: "playing", seats: [], waiting: [] },
      seat: "Ana",
      you: { choices: [mortgage] },
    };
    const bar = sentenceOf(moment as unknown as Parameters<typeof sentenceOf>[0]);
    for (const sum of ["€550", "€460"]) {
      expect(bar.title).toContain(sum);
      expect(paper).not.toContain(sum);
    }
  });
});
