/** What a person has before them at the table: the seat they speak for, the panel that is open, what was refused. */
import type { Snippet } from "svelte";
import { RefusedRequest } from "../../lib/connection.svelte";
import type { Unsent, Answer } from "../../lib/connection.svelte";
import type { Action, Hinted, Preview } from "../../lib/protocol";
import type { AnyChoice, AnyYou, Table } from "../../lib/table.svelte";
import type { Message } from "../../lib/texts/texts";

export type Panel =
  | { name: "more" }
  | { name: "build" }
  | { name: "property" }
  | { name: "trade"; other: string | null }
  | { name: "settle" }
  | { name: "force" }
  | { name: "dice" }
  | { name: "unit" }
  | { name: "leave" }
  | { name: "bankrupt" }
  | { name: "square"; square: number }
  | { name: "rules" }
  | { name: "settings" }
  | { name: "menu" }
  | { name: "log" };

export class Controls {
  readonly table: Table;
  open = $state.raw<Panel | null>(null);
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);
  /** Squares that a line points at. */
  marked = $state.raw<readonly number[]>([]);
  /** What stands in the bar's place where nothing can be done: a replay's scrubber. */
  bar = $state.raw<Snippet<[boolean]> | null>(null);
  /** What one would bid. */
  bid = $state<number | null>(null);
  /** What a good player would do, and the moment of the game for which it was asked. */
  #hint = $state.raw<{ hint: Hinted; number: number } | null>(null);
  /** The seat picked by hand, and the moment of the table for which it was picked. */
  #chosen = $state.raw<{ seat: string; moment: string } | null>(null);
  /** Who was in front of the screen last. */
  #last = $state<string | null>(null);

  constructor(table: Table) {
    this.table = table;
    // A pick that no longer holds is forgotten: it must not come back when the seat is asked again.
    $effect.root(() => {
      $effect(() => {
        if (this.#chosen && !this.#picked) this.#chosen = null;
      });
    });
  }

  /** The seat one speaks for: the one picked, until the game goes on and asks it nothing more. */
  get seat(): string | null {
    const { table } = this;
    const last = this.#last && table.mine.includes(this.#last) ? this.#last : null;
    // A panel stays with whoever opened it.
    if (this.open && last) return last;
    return this.#picked ?? table.called ?? last ?? table.seat;
  }
  set seat(name: string | null) {
    this.#chosen = name ? { seat: name, moment: this.#moment() } : null;
    this.open = null;
    this.refusal = null;
  }
  /** The seat picked by hand, while it holds: others may answer while this one still owes its word. */
  get #picked(): string | null {
    const chosen = this.#chosen;
    if (!chosen || !this.table.mine.includes(chosen.seat)) return null;
    const holds = chosen.moment === this.#moment() || this.table.awaits(chosen.seat);
    return holds ? chosen.seat : null;
  }
  /** How far the game is, and whom of one's own it calls: the table may turn to another in between. */
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
  /** Whether the table waits for this seat although nothing is owed. */
  get mayLetGo(): boolean {
    return !this.isAsked && this.seat !== null && !!this.table.face?.waiting.includes(this.seat);
  }

  /** What a good player would do now, once it was asked. */
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
    this.#last = this.seat;
    this.open = panel;
  }
  close(): void {
    this.open = null;
    this.refusal = null;
  }

  /** Do an action; gives whether it was done. What was refused is shown. */
  async act(action: Action): Promise<boolean> {
    this.#last = this.seat;
    return (await this.request({ type: "act", seat: this.seat ?? "", action })) !== null;
  }

  async request(message: Unsent): Promise<Answer | null> {
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await this.table.request(message);
      // Whoever has let the others go on has done what they were picked for.
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

  /** What an action of an estate game would come to; nothing where there is no answer. */
  async preview(action: Action): Promise<Preview | null> {
    try {
      const answer = await this.table.request({ type: "preview", seat: this.seat ?? "", action });
      return answer.type === "previewed" && "steps" in answer.preview ? answer.preview : null;
    } catch {
      return null;
    }
  }
}
