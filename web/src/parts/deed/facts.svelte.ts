/** What the engine says of a lot now, and what its owner would take for it. */
import type { DeedFacts, MessageModel, ProposalModel } from "../../lib/protocol";
import type { Controls } from "../bar/controls.svelte";
import { NOTHING, type Written } from "../bargain/offers";

export class Facts {
  told = $state.raw<DeedFacts | null>(null);
  offers = $state.raw<readonly ProposalModel[]>([]);
  likes = $state.raw<MessageModel | null>(null);
  readonly lot: number;
  #controls: Controls;
  #owner: string | null;

  constructor(controls: Controls, lot: number, owner: string | null) {
    this.#controls = controls;
    this.#owner = owner;
    this.lot = lot;
    if (controls.seat) void this.#ask(controls.seat);
  }

  /** Whether this lot is still the one in front of the player. */
  get isHere(): boolean {
    const { open } = this.#controls;
    return open?.name === "square" && open.square === this.lot;
  }

  /** The trade table with this lot asked for. */
  get draft(): Written {
    return { to: this.#owner ?? "", give: NOTHING, get: { ...NOTHING, lots: [this.lot] } };
  }

  async #ask(seat: string): Promise<void> {
    const { table } = this.#controls;
    const told = await table.request({ type: "deed", seat, lot: this.lot }).catch(() => null);
    if (told?.type !== "deed_told") return;
    this.told = told.facts;
    const bot = table.face?.seats.find(({ name }) => name === this.#owner)?.bot;
    if (!bot || this.#owner === seat || told.facts.refusal) return;
    const taken = await table
      .request({ type: "would_take", seat, lot: this.lot })
      .catch(() => null);
    if (taken?.type !== "bargained") return;
    this.offers = taken.offers;
    this.likes = taken.likes;
  }
}
