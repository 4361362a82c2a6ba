/** Building as a plan: the server previews what would be built or sold. */
import { untrack } from "svelte";
import type { Action, Choice, MessageModel, Preview } from "../../lib/protocol";
import { choicesOf } from "../bar/choices";
import type { Desk } from "../bar/desk.svelte";
import { buildMarks, plannedLots, type BuildPlan } from "../board/building";

export class Building {
  plan = $state.raw<BuildPlan>({ build: [], sell: [] });
  preview = $state.raw<Preview | null>(null);
  /** Why one more would be refused, by lot. */
  refused = $state.raw<Record<number, MessageModel>>({});
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    // Ask the server what may be added to the plan, lot by lot.
    $effect(() => {
      const { plan } = this;
      if (desk.open?.name === "build" && this.choices.length) untrack(() => void this.#ask(plan));
    });
  }

  get choices(): readonly Choice[] {
    return this.#desk.choices as readonly Choice[];
  }
  /** In a shortage buildings are requested, not bought. */
  get word(): "build" | "want" {
    return choicesOf(this.choices, "want").length ? "want" : "build";
  }
  get count(): number {
    return this.plan.build.length + this.plan.sell.length;
  }
  get action(): Action | null {
    if (this.plan.build.length) return { [this.word]: [...this.plan.build] };
    return this.plan.sell.length ? { sell: [...this.plan.sell] } : null;
  }
  get marks() {
    const choices = this.word === "want" ? this.choices.map(asBuild) : this.choices;
    return buildMarks(choices, this.plan, this.refused);
  }
  get planned() {
    return plannedLots(this.preview?.refusal ? [] : (this.preview?.steps ?? []));
  }
  get lit(): Set<number> {
    return new Set(this.marks.map(({ lot }) => lot));
  }

  plus(lot: number): void {
    const { build, sell } = this.plan;
    if (sell.includes(lot)) this.plan = { build, sell: without(sell, lot) };
    else this.plan = { build: [...build, lot], sell };
  }
  minus(lot: number): void {
    const { build, sell } = this.plan;
    if (build.includes(lot)) this.plan = { build: without(build, lot), sell };
    else this.plan = { build, sell: [...sell, lot] };
  }
  clear(): void {
    this.plan = { build: [], sell: [] };
  }

  async go(): Promise<void> {
    const { action } = this;
    if (action && (await this.#desk.act(action))) this.clear();
  }

  async #ask(plan: BuildPlan): Promise<void> {
    const { action } = this;
    this.preview = null;
    const preview = action ? await this.#desk.preview(action) : null;
    if (plan !== this.plan) return;
    this.preview = preview;
    const refused: Record<number, MessageModel> = {};
    // One after the other, because many at once exceed the server's limit. Lots that are known to
    // be refused come first: only the reason is missing.
    const dimmed = (mark: { plus: boolean }) => Number(mark.plus);
    const marks = [...this.marks].sort((one, other) => dimmed(one) - dimmed(other));
    for (const { lot } of plan.sell.length ? [] : marks) {
      const more = await this.#desk.preview({ [this.word]: [...plan.build, lot] });
      if (plan !== this.plan) return;
      if (more?.refusal) refused[lot] = more.refusal;
    }
    if (plan === this.plan) this.refused = refused;
  }
}

function without(list: readonly number[], lot: number): number[] {
  const at = list.lastIndexOf(lot);
  return list.filter((_, place) => place !== at);
}

/** A request in a shortage is planned like a building. */
function asBuild(choice: Choice): Choice {
  const { action } = choice;
  return typeof action === "object" && "want" in action
    ? { ...choice, action: { build: action.want } }
    : choice;
}
