/** A trade being composed: two baskets, the limits of an offer, its effect. */
import type {
  Action,
  Choice,
  EstateGame,
  Goods,
  Offer,
  Preview,
  OfferLimits,
} from "../../lib/protocol";
import { choicesOf, detailOf } from "../bar/choices";
import type { Controls } from "../bar/controls.svelte";
import type { Written } from "../bargain/offers";

export type Side = "give" | "get";
const EMPTY: Goods = { cash: 0, lots: [], cards: [] };

export class Trading {
  other = $state("");
  give = $state.raw<Goods>(EMPTY);
  get = $state.raw<Goods>(EMPTY);
  preview = $state.raw<Preview | null>(null);
  #controls: Controls;
  #game: () => EstateGame;

  constructor(
    controls: Controls,
    game: () => EstateGame,
    other: string | null,
    draft: Written | null = null,
  ) {
    this.#controls = controls;
    this.#game = game;
    const asked = game().offers.find(({ to }) => to === controls.seat)?.from;
    this.meet(other ?? asked ?? this.partners[0] ?? "");
    if (draft) this.lay(draft);
    $effect(() => {
      const { action } = this;
      // The server's answer for earlier baskets is outdated.
      this.preview = null;
      if (!this.isEmpty)
        void controls
          .preview(action)
          .then((answer) => this.#same(action) && (this.preview = answer));
    });
  }

  /** The possible partners, and those who have made an offer. */
  get partners(): string[] {
    const seats = choicesOf(this.#controls.choices as readonly Choice[], "offer").map(
      ({ action }) => (detailOf(action) as { to: string }).to,
    );
    const asking = this.#game()
      .offers.filter(({ to }) => to === this.#controls.seat)
      .map(({ from }) => from);
    return [...new Set([...asking, ...seats])];
  }
  /** Choose a partner: the baskets contain their offer, or nothing. */
  meet(other: string): void {
    this.other = other;
    const { theirs, ours } = this;
    const shown = theirs ? { give: theirs.get, get: theirs.give } : ours;
    this.give = shown?.give ?? EMPTY;
    this.get = shown?.get ?? EMPTY;
  }
  /** Lay out the terms of an offer. */
  lay({ to, give, get }: Written): void {
    this.other = to;
    this.give = give;
    this.get = get;
  }
  get theirs(): Offer | null {
    return (
      this.#game().offers.find(
        ({ from, to }) => from === this.other && to === this.#controls.seat,
      ) ?? null
    );
  }
  get ours(): Offer | null {
    return (
      this.#game().offers.find(
        ({ from, to }) => from === this.#controls.seat && to === this.other,
      ) ?? null
    );
  }
  get limits(): OfferLimits | null {
    for (const { action, limits } of choicesOf(
      this.#controls.choices as readonly Choice[],
      "offer",
    ))
      if (
        (detailOf(action) as { to: string }).to === this.other &&
        limits &&
        "give" in limits &&
        "get" in limits
      )
        return limits;
    return null;
  }
  get isEmpty(): boolean {
    return isNothing(this.give) && isNothing(this.get);
  }
  /** Whether the baskets are still the other player's offer. */
  get isTheirs(): boolean {
    return (
      this.theirs !== null && same(this.give, this.theirs.get) && same(this.get, this.theirs.give)
    );
  }
  get isOurs(): boolean {
    return this.ours !== null && same(this.give, this.ours.give) && same(this.get, this.ours.get);
  }
  get action(): Action {
    return { offer: { to: this.other, give: written(this.give), get: written(this.get) } };
  }
  answer(word: "accept" | "reject"): Action | null {
    const found = choicesOf(this.#controls.choices as readonly Choice[], word);
    const named = found.find(
      ({ action }) => (detailOf(action) as { from?: string } | null)?.from === this.other,
    );
    return (named ?? (found.length === 1 ? found[0] : undefined))?.action ?? null;
  }

  toggle(side: Side, lot: number): void {
    const { lots } = this[side];
    this[side] = {
      ...this[side],
      lots: lots.includes(lot) ? lots.filter((each) => each !== lot) : [...lots, lot],
    };
  }
  toggleCard(side: Side, pack: string): void {
    const { cards } = this[side];
    this[side] = {
      ...this[side],
      cards: cards.includes(pack) ? cards.filter((each) => each !== pack) : [...cards, pack],
    };
  }
  pay(side: Side, cash: number): void {
    const most = this.limits?.[side].cash ?? Infinity;
    const step = this.limits?.step ?? 1;
    const sum = Math.round(cash / step) * step || 0;
    this[side] = { ...this[side], cash: Math.max(0, Math.min(sum, most)) };
  }
  #same(action: Action): boolean {
    return JSON.stringify(action) === JSON.stringify(this.action);
  }
}

function isNothing({ cash, lots, cards }: Goods): boolean {
  return !cash && !lots.length && !cards.length;
}

function same(one: Goods, other: Goods): boolean {
  const sorted = (list: readonly (string | number)[]) => [...list].sort().join();
  return (
    one.cash === other.cash &&
    sorted(one.lots) === sorted(other.lots) &&
    sorted(one.cards) === sorted(other.cards)
  );
}

/** A side in the form of an action: without what it does not have. */
function written({ cash, lots, cards }: Goods): Record<string, unknown> {
  return {
    ...(cash ? { cash } : {}),
    ...(lots.length ? { lots } : {}),
    ...(cards.length ? { cards } : {}),
  };
}
