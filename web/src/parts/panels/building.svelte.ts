/** Building as a plan: the server previews what would be built or sold. */
import { untrack } from "svelte";
import type { Action, Choice, PlannedLot, Preview } from "../../lib/protocol";
import { choicesOf } from "../bar/choices";
import type { Controls } from "../bar/controls.svelte";
import { buildMarks, NOTHING, plannedLots, type BuildPlan } from "../board/building";

interface Said {
  lots: readonly PlannedLot[];
  plan: BuildPlan;
}
const UNSAID: Said = { lots: [], plan: NOTHING };

export class Building {
  plan = $state.raw<BuildPlan>(NOTHING);
  preview = $state.raw<Preview | null>(null);
  /** What each lot could take, and the plan of that answer. */
  #said = $state.raw(UNSAID);
  #controls: Controls;
  /** The moment of the game and the seat that the answer is for. */
  #moment = $derived.by(() => `${this.#controls.table.game?.number ?? 0} ${this.#controls.seat}`);
  #asked = 0;

  constructor(controls: Controls) {
    this.#controls = controls;
    $effect(() => {
      const { plan } = this;
      const isOpen = this.#moment && controls.open?.name === "build";
      if (isOpen) untrack(() => void this.#ask(plan));
      else this.#said = UNSAID;
    });
  }

  get choices(): readonly Choice[] {
    return this.#controls.choices as readonly Choice[];
  }
  /** Whether anything can be built or sold. */
  get isPossible(): boolean {
    return choicesOf(this.choices, "build", "want", "sell").length > 0;
  }
  /** In a shortage buildings are requested, not bought. */
  get word(): "build" | "want" {
    return choicesOf(this.choices, "want").length ? "want" : "build";
  }
  get count(): number {
    return this.plan.build.length + this.plan.sell.length;
  }
  get action(): Action {
    const { build, sell } = this.plan;
    return sell.length ? { sell: [...sell] } : { [this.word]: [...build] };
  }
  get marks(): PlannedLot[] {
    const loose = this.#said.plan !== this.plan || !!this.preview?.refusal;
    return buildMarks(this.#said.lots, this.plan, loose);
  }
  get planned() {
    return plannedLots(this.preview?.refusal ? [] : (this.preview?.steps ?? []));
  }
  get lit(): Set<number> {
    return new Set(this.marks.map(({ lot }) => lot));
  }

  /** One building more; not in a plan that sells. */
  plus(lot: number): void {
    const { build, sell } = this.plan;
    if (sell.includes(lot)) this.plan = { build, sell: without(sell, lot) };
    else if (!sell.length) this.plan = { build: [...build, lot], sell };
  }
  /** One building less; not in a plan that builds. */
  minus(lot: number): void {
    const { build, sell } = this.plan;
    if (build.includes(lot)) this.plan = { build: without(build, lot), sell };
    else if (!build.length) this.plan = { build, sell: [...sell, lot] };
  }
  clear(): void {
    this.plan = NOTHING;
  }

  async go(): Promise<void> {
    if (this.count && (await this.#controls.act(this.action))) this.clear();
  }

  /** One question returns the cost of the plan and what each lot could take next. */
  async #ask(plan: BuildPlan): Promise<void> {
    const asked = (this.#asked += 1);
    this.preview = null;
    const preview = await this.#controls.preview(this.action);
    if (asked !== this.#asked || !preview) return;
    this.preview = this.count ? preview : null;
    this.#said = { lots: preview.lots, plan };
  }
}

function without(list: readonly number[], lot: number): number[] {
  const at = list.lastIndexOf(lot);
  return list.filter((_, place) => place !== at);
}
