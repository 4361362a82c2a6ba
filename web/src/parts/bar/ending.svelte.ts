/** Ends the turn of a person who asked for it, when nothing is left to do and all has been shown. */
import type { Controls } from "./controls.svelte";

/** Milliseconds in which Escape keeps the turn open. */
export const PAUSE = 1000;

export class Ending {
  /** Whether the turn is about to end. */
  soon = $state(false);
  /** The moment of the game at which the person wanted to stay. */
  #kept = $state<number | null>(null);
  readonly #controls: Controls;

  constructor(controls: Controls) {
    this.#controls = controls;
    $effect(() => {
      if (!this.#isDue) return;
      this.soon = true;
      const timer = setTimeout(() => void this.#end(), PAUSE);
      return () => {
        clearTimeout(timer);
        this.soon = false;
      };
    });
  }

  /** Keep the turn open; whether it was about to end. */
  stop(): boolean {
    if (!this.soon) return false;
    this.#kept = this.#controls.table.game?.number ?? null;
    return true;
  }

  get #isDue(): boolean {
    const { table, seat, you, isAsked, open, busy } = this.#controls;
    const place = table.face?.seats.find(({ name }) => name === seat);
    const { animations } = table;
    const idle = you !== null && "idle" in you && you.idle;
    if (!place?.habits?.ends || place.bot || !isAsked || !idle || open || busy) return false;
    if (table.face?.paused || animations.beat || animations.waiting) return false;
    return this.#kept !== table.game?.number;
  }

  async #end(): Promise<void> {
    // Another device of the same person may have been quicker.
    if (!(await this.#controls.act("end"))) this.#controls.refusal = null;
  }
}
