/** What a person has in front of them in an auction: how high to go, the good price, their limit. */
import type { Answer, Unsent } from "../../lib/connection.svelte";
import type { Auction, AuctionLimit, BidLimits, EstateGame, Valued, You } from "../../lib/protocol";
import type { AnyChoice, AnyYou, Table } from "../../lib/table.svelte";
import { choicesOf } from "../bar/choices";

/** A usual raise, in steps. */
const USUAL = 10;

export type CardName = "step" | "good" | "all";
export interface Card {
  name: CardName;
  sum: number;
}
export interface Range {
  least: number;
  most: number;
  step: number;
}

/** The part of the controls that this needs. */
interface Owner {
  readonly table: Table;
  readonly seat: string | null;
  readonly you: AnyYou | null;
  readonly choices: readonly AnyChoice[];
  bid: number | null;
  request(message: Unsent): Promise<Answer | null>;
}

export class Bidding {
  readonly #owner: Owner;
  /** The good price, and what it was asked for. */
  #price = $state.raw<{ key: string; least: number; told: Valued } | null>(null);
  #asking = "";
  /** The auction in which a limit is being changed. */
  #changing = $state<string | null>(null);
  /** The last limit that was set, to tell at the end how far it was from the price. */
  #last = $state.raw<{ key: string; amount: number } | null>(null);

  constructor(owner: Owner) {
    this.#owner = owner;
  }

  get game(): EstateGame | null {
    const { game } = this.#owner.table;
    return game && "matter" in game ? game : null;
  }
  get matter(): Auction | null {
    const matter = this.game?.matter;
    return matter?.kind === "auction" ? matter : null;
  }
  get seat(): string | null {
    return this.#owner.seat;
  }
  /** Names the auction and the seat. */
  get key(): string {
    const { matter, seat } = this;
    return matter ? `${matter.sort} ${matter.lot ?? ""} ${seat ?? ""}` : "";
  }
  /** Whether the person decides here: not while a bot plays the seat. */
  get isIn(): boolean {
    const { matter, seat } = this;
    if (!matter || !seat || !matter.bidders.includes(seat)) return false;
    const { face } = this.#owner.table;
    return !face?.paused && !face?.seats.find(({ name }) => name === seat)?.bot;
  }
  get leads(): boolean {
    return this.seat !== null && this.matter?.bidder === this.seat;
  }
  get isAsked(): boolean {
    return this.seat !== null && !!this.game?.to_act.includes(this.seat);
  }

  /** The limits of a bid, if one may be made now. */
  get limits(): BidLimits | null {
    const limits = choicesOf(this.#owner.choices, "bid")[0]?.limits;
    return limits && "least" in limits ? limits : null;
  }
  /** The limit that is set. */
  get limit(): AuctionLimit | null {
    const { you } = this.#owner;
    return (you && "limit" in you ? (you as You).limit : null) ?? null;
  }
  get isTopped(): boolean {
    return this.limit?.topped ?? false;
  }
  /** Whether to show how high one can go. */
  get isChoosing(): boolean {
    if (!this.isIn || !this.range) return false;
    return !this.limit || (this.#changing === this.key && !this.isTopped);
  }
  change(): void {
    this.#changing = this.key;
    this.#owner.bid = this.limit?.amount ?? null;
  }

  /** The sums that a limit may have. */
  get range(): Range | null {
    const { matter, limits } = this;
    if (!matter) return null;
    if (limits) return limits;
    if (!this.leads && !this.limit) return null;
    const least = this.leads ? (matter.bid ?? matter.least) : matter.least;
    const most = this.#owner.you?.cash ?? 0;
    return most >= least ? { least, most, step: matter.step } : null;
  }
  /** One step for a person: ten of the rules' once somebody has bid. */
  get step(): number | null {
    const { matter, limits } = this;
    if (!matter || !limits) return null;
    const raised = matter.bid === null ? 0 : (USUAL - 1) * limits.step;
    return Math.min(limits.least + raised, limits.most);
  }
  /** The good price, where the adviser would still bid. */
  get good(): number | null {
    const { range, told } = this;
    if (!range || told?.amount == null || told.amount < range.least) return null;
    return Math.min(told.amount, range.most);
  }
  /** What the adviser said. */
  get told(): Valued | null {
    return this.#price?.key === this.key ? this.#price.told : null;
  }
  /** Whether the adviser would leave the bidding. */
  get saysPass(): boolean {
    return this.told?.amount != null && this.isAsked && this.good === null;
  }

  /** The cards, without those that say the same. */
  get cards(): Card[] {
    const { range, good, step } = this;
    if (!range) return [];
    const cards: Card[] = [];
    if (step !== null && step !== good) cards.push({ name: "step", sum: step });
    if (good !== null) cards.push({ name: "good", sum: good });
    if (!cards.some(({ sum }) => sum === range.most)) cards.push({ name: "all", sum: range.most });
    return cards;
  }
  /** The sum on the big button. */
  get chosen(): number {
    const { range } = this;
    if (!range) return 0;
    const sum = this.#owner.bid ?? this.good ?? this.step ?? range.least;
    return Math.min(Math.max(sum, range.least), range.most);
  }
  get isStep(): boolean {
    return this.chosen === this.step && this.chosen !== this.good;
  }
  choose(sum: number): void {
    const { range } = this;
    if (!range) return;
    const steps = Math.round((sum - range.least) / range.step);
    const near = sum >= range.most ? range.most : range.least + steps * range.step;
    this.#owner.bid = Math.min(Math.max(near, range.least), range.most);
  }

  /** Let the table bid up to a sum. */
  async setLimit(limit: number): Promise<boolean> {
    const { seat, key } = this;
    if (!seat) return false;
    const done = (await this.#owner.request({ type: "habits", seat, limit })) !== null;
    if (done) this.#changing = null;
    if (done && limit) this.#last = { key, amount: limit };
    return done;
  }
  /** The limit that was last set in the auction that has just ended. */
  lastLimit(lot: number | null, seat: string): number | null {
    const last = this.#last;
    return last && last.key.endsWith(` ${lot ?? ""} ${seat}`) ? last.amount : null;
  }

  /** Ask for the good price, once, and again when the bids have gone beyond it. */
  async ask(): Promise<void> {
    const { matter, seat, key, isIn } = this;
    if (!matter || !seat || !isIn) return;
    const known = this.#price?.key === key ? this.#price : null;
    const isBeyond = (known?.told.amount ?? -1) >= 0 && matter.least > (known?.told.amount ?? 0);
    if (known && !(isBeyond && matter.least > known.least && !this.leads)) return;
    const asking = `${key} ${matter.least}`;
    if (this.#asking === asking) return;
    this.#asking = asking;
    try {
      const told = await this.#owner.table.request({ type: "worth", seat });
      if (told.type === "valued" && this.key === key)
        this.#price = { key, least: matter.least, told };
    } catch {
      // Without an answer there is no star.
    }
  }
}
