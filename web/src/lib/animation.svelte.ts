/**
 * Animations as a queue. The state underneath is already true: a beat only shows how it came about,
 * and nothing waits for it. Parts of the page say which events they know how to show.
 */
import { motion, type Speed } from "./settings.svelte";
import type { EntryModel, EventModel } from "./protocol";

/** One thing to show: an event, and the entry it belongs to. */
export interface Beat {
  event: EventModel;
  entry: EntryModel;
}

export interface Pace {
  speed: Speed;
  /** Milliseconds at this speed: 0 where animations are off or skipped. */
  ms(usual: number): number;
}

/** Shows a beat; the next one begins when the promise is kept. */
export type Player = (beat: Beat, pace: Pace) => Promise<void> | void;

/** More than this, and the rest is summarised: nobody watches a minute of bots. */
const MOST = 60;

export class Animations {
  /** What is shown now. */
  beat = $state.raw<Beat | null>(null);
  /** How many wait. */
  waiting = $state(0);
  #queue: Beat[] = [];
  #players = new Map<string, Set<Player>>();
  #running = false;
  #skipping = false;

  /** Know how to show an event of this name ("*": every one); gives back how to forget it. */
  on(name: string, player: Player): () => void {
    const players = this.#players.get(name) ?? new Set();
    this.#players.set(name, players.add(player));
    return () => players.delete(player);
  }

  add(entries: readonly EntryModel[]): void {
    for (const entry of entries)
      for (const event of entry.events) this.#queue.push({ event, entry });
    if (this.#queue.length > MOST) this.#queue.splice(0, this.#queue.length - MOST);
    this.waiting = this.#queue.length;
    if (!this.#running) void this.#run();
  }

  /** Show the rest at once. */
  skip(): void {
    this.#skipping = true;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      this.beat = beat;
      this.waiting = this.#queue.length;
      await this.#show(beat);
    }
    this.beat = null;
    this.#skipping = false;
    this.#running = false;
  }

  async #show(beat: Beat): Promise<void> {
    const pace: Pace = {
      speed: motion(),
      ms: (usual) => (this.#skipping || !motion() ? 0 : usual / motion()),
    };
    const players = [
      ...(this.#players.get(beat.event.name) ?? []),
      ...(this.#players.get("*") ?? []),
    ];
    // A drawing that fails must not hold up the game.
    await Promise.allSettled(players.map(async (player) => player(beat, pace)));
  }
}

/** Wait at a pace; at once where there is nothing to wait for. */
export function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
