/** A bot's answer to an offer: what it says, its counter-offer, and what else it would take. */
import type {
  Action,
  Bargained,
  EntryModel,
  EstateGame,
  Preview,
  ProposalModel,
  ReplyModel,
} from "../../lib/protocol";
import type { Controls } from "../bar/controls.svelte";
import { termsOf } from "./offers";

export interface Answer {
  /** The number of its entry. */
  number: number;
  /** The bot that answers. */
  seat: string;
  reply: ReplyModel;
}

/** The answer in an entry, if there is one. */
export function answerIn({ number, seat, reply }: EntryModel): Answer | null {
  return reply && seat ? { number, seat, reply } : null;
}

export class Bargain {
  /** The answer in front of the player. */
  shown = $state.raw<Answer | null>(null);
  /** Other offers that the bot would take; nothing before they are known. */
  offers = $state.raw<readonly ProposalModel[] | null>(null);
  /** What the counter-offer would do. */
  preview = $state.raw<Preview | null>(null);
  #controls: Controls;
  #game: () => EstateGame;
  /** The number of the last entry heard; older answers do not come up by themselves. */
  #heard: number | null = null;
  /** The turn in which the answer was shown. */
  #turn = 0;

  constructor(controls: Controls, game: () => EstateGame) {
    this.#controls = controls;
    this.#game = game;
    $effect(() => this.#hear(controls.table.entries));
    // An answer is about this turn; and the one who asked may have lost the chance to trade.
    $effect(() => {
      if (this.shown && game().turn.number !== this.#turn) this.close();
    });
  }

  #hear(entries: readonly EntryModel[]): void {
    const before = this.#heard;
    this.#heard = Math.max(before ?? 0, entries.at(-1)?.number ?? 0);
    if (before === null) return;
    for (const entry of entries) {
      if (entry.number <= before) continue;
      const answer = answerIn(entry);
      if (answer && answer.reply.to === this.#controls.seat) this.see(answer);
      else if (this.#isAccepted(entry)) this.close();
    }
  }

  /** Whether an entry settles what is talked about. */
  #isAccepted({ events }: EntryModel): boolean {
    return this.shown !== null && events.some(({ name }) => name === "offer_accepted");
  }

  /** Put an answer in front of the player. */
  see(answer: Answer): void {
    this.#controls.close();
    this.shown = answer;
    this.#turn = this.#game().turn.number;
    this.offers = null;
    this.preview = null;
    void this.#askMore(answer);
    void this.#ask(answer);
  }

  close(): void {
    this.shown = null;
  }

  /** Whether an answer is still of this turn, and to a seat of this guest's. */
  isOpen(answer: Answer): boolean {
    const { entries, mine } = this.#controls.table;
    if (!mine.includes(answer.reply.to)) return false;
    const later = entries.filter(({ number }) => number > answer.number);
    return !later.some(({ events }) => events.some(({ name }) => name === "turn_started"));
  }

  async #askMore(answer: Answer): Promise<void> {
    const { table } = this.#controls;
    const { to, offer } = answer.reply;
    const found = await table.request({ type: "bargain", seat: to, offer }).catch(() => null);
    if (this.shown === answer) this.offers = offersIn(found);
  }

  async #ask(answer: Answer): Promise<void> {
    const preview = await this.#controls.preview(answer.reply.counter ?? answer.reply.offer);
    if (this.shown === answer) this.preview = preview;
  }

  /** Make an offer that the bot would take. */
  async take(offer: Action): Promise<void> {
    await this.#controls.act(offer);
  }

  /** Open the trade table with the counter-offer, or with the offer if there is none. */
  change(): void {
    const { shown } = this;
    if (!shown) return;
    const draft = termsOf(shown.reply.counter ?? shown.reply.offer);
    this.close();
    this.#controls.show({ name: "trade", other: shown.seat, draft });
  }
}

/** The offers in the answer to a question about them. */
export function offersIn(answer: { type: string } | null): readonly ProposalModel[] {
  return answer?.type === "bargained" ? (answer as Bargained).offers : [];
}
