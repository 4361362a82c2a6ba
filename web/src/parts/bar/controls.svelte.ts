/** What a person has in front of them: the seat they act for, the open panel, the last refusal. */
import type { Snippet } from "svelte";
import { RefusedRequest } from "../../lib/connection.svelte";
import type { Unsent, Answer } from "../../lib/connection.svelte";
import type { Action, Hinted, Preview, WayOut } from "../../lib/protocol";
import type { AnyChoice, AnyYou, Table } from "../../lib/table.svelte";
import type { Message } from "../../lib/texts/texts";
import { Bidding } from "../auction/bidding.svelte";
import type { Bargain } from "../bargain/bargain.svelte";
import type { Written } from "../bargain/offers";

export type Panel =
  | { name: "more" }
  | { name: "build" }
  | { name: "property" }
  | { name: "trade"; other: string | null; draft?: Written | null }
  | { name: "settle" }
  | { name: "force" }
  | { name: "dice" }
  | { name: "unit" }
  | { name: "leave" }
  | { name: "bankrupt" }
  | { name: "passing" }
  | { name: "square"; square: number }
  | { name: "rules" }
  | { name: "settings" }
  | { name: "menu" }
  | { name: "dress"; seat: string }
  | { name: "log" }
  | { name: "lots" };

/** Panels beside the game: what moves on the board goes on. */
const ASIDE = new Set<Panel["name"]>(["rules", "settings", "menu", "log", "lots"]);

export class Controls {
  readonly table: Table;
  open = $state.raw<Panel | null>(null);
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);
  /** What bots answer to the seat's offers, at a table of lots. */
  bargain = $state.raw<Bargain | null>(null);
  /** Squares that a line points at. */
  marked = $state.raw<readonly number[]>([]);
  /** Shown instead of the bar when there are no actions: a replay's scrubber. */
  bar = $state.raw<Snippet<[boolean]> | null>(null);
  /** The sum to bid. */
  bid = $state<number | null>(null);
  readonly bidding = new Bidding(this);
  /** Whether a debtor wants to choose how to pay, without the proposed way. */
  byHand = $state(false);
  /** What a button has been asked about once, and the moment of the game it belongs to. */
  #warned = $state.raw<{ text: string; number: number } | null>(null);
  /** The hint, and the moment of the game it belongs to. */
  #hint = $state.raw<{ hint: Hinted; number: number } | null>(null);
  /** The seat selected by hand, and the moment of the table at which it was selected. */
  #chosen = $state.raw<{ seat: string; moment: string } | null>(null);
  /** The seat that was in front of the screen last. */
  #last = $state<string | null>(null);

  constructor(table: Table) {
    this.table = table;
    // Drop an outdated selection: it must not come back when the seat is asked again.
    $effect.root(() => {
      $effect(() => {
        if (this.#chosen && !this.#picked) this.#chosen = null;
      });
      $effect(() => {
        table.isDirect = this.open !== null && !ASIDE.has(this.open.name);
      });
      // A new debt begins with the proposal.
      $effect(() => {
        const { you } = this;
        if (this.byHand && !(you && "way_out" in you && you.way_out)) this.byHand = false;
      });
    });
  }

  /** The seat in use: the selected one, until the game continues and asks it nothing more. */
  get seat(): string | null {
    const { table } = this;
    const last = this.#last && table.mine.includes(this.#last) ? this.#last : null;
    // A panel belongs to the seat that opened it.
    if (this.open && last) return last;
    return this.#picked ?? table.called ?? last ?? table.seat;
  }
  set seat(name: string | null) {
    this.#chosen = name ? { seat: name, moment: this.#moment() } : null;
    this.open = null;
    this.refusal = null;
  }
  /** The seat selected by hand, while valid: others may answer while this one still has to. */
  get #picked(): string | null {
    const chosen = this.#chosen;
    if (!chosen || !this.table.mine.includes(chosen.seat)) return null;
    const holds = chosen.moment === this.#moment() || this.table.awaits(chosen.seat);
    return holds ? chosen.seat : null;
  }
  /** The moment of the game and the guest's seats it asks: the table may ask another in between. */
  #moment(): string {
    return `${this.table.game?.number ?? 0} ${this.table.called ?? ""}`;
  }
  get you(): AnyYou | null {
    return (this.seat && this.table.document?.you[this.seat]) || null;
  }
  get choices(): readonly AnyChoice[] {
    return this.you?.choices ?? [];
  }
  get isAsked(): boolean {
    const asked: readonly string[] = this.table.game?.to_act ?? [];
    return this.seat !== null && asked.includes(this.seat);
  }
  /** Whether the table waits for this seat although it owes no decision. */
  get mayLetGo(): boolean {
    return !this.isAsked && this.seat !== null && !!this.table.face?.waiting.includes(this.seat);
  }

  /** The way out of a debt that is proposed; nothing where the person chooses for themselves. */
  get wayOut(): WayOut | null {
    const { you } = this;
    return !this.byHand && you && "way_out" in you ? you.way_out : null;
  }
  /** The warning shown now: the button that it is about does its work when pressed again. */
  get warning(): string | null {
    return this.#warned?.number === this.table.game?.number ? (this.#warned?.text ?? null) : null;
  }
  /** Whether to go on: only once the warning has been shown at this moment. */
  warn(text: string): boolean {
    if (this.warning === text) return true;
    this.#warned = { text, number: this.table.game?.number ?? 0 };
    return false;
  }

  /** The hint for this moment, if requested. */
  get hint(): Hinted | null {
    return this.#hint && this.#hint.number === this.table.game?.number ? this.#hint.hint : null;
  }
  async askHint(): Promise<void> {
    const { seat } = this;
    if (!seat) return;
    const number = this.table.game?.number ?? 0;
    const answer = await this.request({ type: "hint", seat });
    if (answer?.type === "hinted") this.#hint = { hint: answer, number };
  }
  forgetHint(): void {
    this.#hint = null;
  }

  show(panel: Panel): void {
    this.refusal = null;
    // What is done there concerns the game as it is, not as it was a moment ago.
    if (this.table.isBehind && !ASIDE.has(panel.name)) this.table.animations.skip();
    this.#last = this.seat;
    this.open = panel;
  }
  close(): void {
    this.open = null;
    this.refusal = null;
  }

  /** Send an action; returns whether it was done. A refusal is shown. */
  async act(action: Action): Promise<boolean> {
    this.#last = this.seat;
    return (await this.request({ type: "act", seat: this.seat ?? "", action })) !== null;
  }

  /** Send several actions as one press; the first refusal stops them and is shown. */
  async actAll(actions: Action[]): Promise<boolean> {
    this.#last = this.seat;
    return (await this.request({ type: "act_all", seat: this.seat ?? "", actions })) !== null;
  }

  async request(message: Unsent): Promise<Answer | null> {
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await this.table.request(message);
      // After letting the others continue, the selection is done.
      if (message.type === "pass") this.#chosen = null;
      return answer;
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      this.refusal = error.said;
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The preview of an action of an estate game; nothing if there is no answer. */
  async preview(action: Action): Promise<Preview | null> {
    try {
      const answer = await this.table.request({ type: "preview", seat: this.seat ?? "", action });
      return answer.type === "previewed" && "steps" in answer.preview ? answer.preview : null;
    } catch {
      return null;
    }
  }
}
