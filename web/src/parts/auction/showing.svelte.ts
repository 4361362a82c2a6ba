/** Bids as they are shown: three at most one by one, of more only the last; and the sale at the end. */
import { untrack } from "svelte";
import type { EntryModel, EventModel, Term } from "../../lib/protocol";
import { motion } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";

export interface Bid {
  seat: string;
  sum: number;
}
export interface Sale {
  lot: number | null;
  sort: string;
  /** Null where nobody has bid. */
  winner: string | null;
  sum: number;
  /** The last bid of each seat. */
  bids: Readonly<Record<string, number>>;
}

const MOST = 3;
const EACH = 420;
const STAYS = 3000;

const part = (term: Term | undefined, key: string): unknown =>
  term && typeof term === "object" ? (term as unknown as Record<string, unknown>)[key] : undefined;

export class Showing {
  /** The highest bid as shown; null where the view says it. */
  bid = $state.raw<Bid | null>(null);
  /** The last bid of each seat, as shown. */
  bids = $state.raw<Readonly<Record<string, number>>>({});
  sale = $state.raw<Sale | null>(null);
  #queue: Bid[] = [];
  #heard: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaves: ReturnType<typeof setTimeout> | undefined;

  /** Follow a table's entries as long as a component shows them. */
  constructor(table: Table, lots: () => ReadonlyMap<string, number>) {
    $effect(() => {
      const { entries } = table;
      untrack(() => this.#follow(entries, lots()));
    });
    $effect(() => () => {
      clearTimeout(this.#timer);
      clearTimeout(this.#leaves);
    });
  }

  dismiss(): void {
    clearTimeout(this.#leaves);
    this.sale = null;
  }

  #follow(entries: readonly EntryModel[], lots: ReadonlyMap<string, number>): void {
    const before = this.#heard;
    const last = entries.at(-1)?.number ?? null;
    if (last === null) return;
    this.#heard = last;
    // What was there before this page came is not shown again.
    const past = before === null;
    for (const { number, events } of entries)
      if (past || number > before) for (const event of events) this.#hear(event, lots, past);
    if (past || !motion()) this.#finish();
    else if (this.#queue.length > MOST) this.#finish();
    else if (!this.#timer) this.#next();
  }

  #hear(event: EventModel, lots: ReadonlyMap<string, number>, past: boolean): void {
    const { name, args } = event;
    const seat = part(args.seat, "seat") as string | undefined;
    const sum = part(args.amount, "money") as number | undefined;
    if (name === "auction_opened") {
      this.#finish();
      this.bids = {};
      this.dismiss();
    } else if (name === "bid_made" && seat && sum !== undefined) {
      this.#queue.push({ seat, sum });
    } else if (name === "auction_won" || name === "auction_unsold") {
      this.#finish();
      if (past) return;
      const lot = lots.get(String(part(args.lot, "square"))) ?? null;
      this.#sell({
        lot,
        sort: typeof args.sort === "string" ? args.sort : "lot",
        winner: name === "auction_won" ? (seat ?? null) : null,
        sum: sum ?? 0,
        bids: this.bids,
      });
    }
  }

  #show(bid: Bid): void {
    this.bid = bid;
    this.bids = { ...this.bids, [bid.seat]: bid.sum };
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next) this.#show(next);
    if (this.#queue.length) this.#timer = setTimeout(() => this.#next(), EACH);
    else this.#finish();
  }

  /** Show what is left at once. */
  #finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const bid of this.#queue) this.#show(bid);
    this.#queue = [];
    this.bid = null;
  }

  #sell(sale: Sale): void {
    clearTimeout(this.#leaves);
    this.sale = sale;
    this.#leaves = setTimeout(() => (this.sale = null), STAYS);
  }
}
