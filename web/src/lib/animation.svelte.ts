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

/** As many entries as may wait at the usual pace; whoever falls further behind sees them quicker. */
const CALM = 3;
/** What waits before these is shown at once, and not left out: nobody watches a minute of bots. */
const MOST = 24;

export class Animations {
  /** What is shown now. */
  beat = $state.raw<Beat | null>(null);
  /** How many entries wait. */
  waiting = $state(0);
  #queue: EntryModel[] = [];
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
    this.#queue.push(...entries.filter(({ events }) => events.length));
    this.waiting = this.#queue.length;
    if (!this.#running) void this.#run();
  }

  /** Show the rest at once. */
  skip(): void {
    this.#skipping = true;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) {
      this.waiting = this.#queue.length;
      for (const event of entry.events) {
        this.beat = { event, entry };
        await this.#show(this.beat);
      }
    }
    this.beat = null;
    this.#skipping = false;
    this.#running = false;
  }

  /** How much quicker than usual, by how many entries wait; so many, and each takes no time. */
  get #haste(): number {
    return this.#queue.length > MOST ? Infinity : Math.max(1, this.#queue.length / CALM);
  }

  async #show(beat: Beat): Promise<void> {
    const pace: Pace = {
      speed: motion(),
      ms: (usual) => (this.#skipping || !motion() ? 0 : usual / motion() / this.#haste),
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
