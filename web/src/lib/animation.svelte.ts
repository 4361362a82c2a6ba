/**
 * Animations as a queue. The state is already current: a beat only shows how it changed, and
 * nothing waits for it. Parts of the page register the events they can show.
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

/** Shows a beat; the next one begins when the promise resolves. */
export type Player = (beat: Beat, pace: Pace) => Promise<void> | void;

/** How much faster the fast lane shows the turns of others. */
const HURRY = 4;
/** The number of entries that may wait at the normal speed; with more, animations run faster. */
const CALM = 3;
/**
 * Entries before these are shown at once, not left out: a minute of bots would be too long to
 * watch.
 */
const MOST = 24;

export class Animations {
  /** What is shown now. */
  beat = $state.raw<Beat | null>(null);
  /** How many entries wait. */
  waiting = $state(0);
  /** Whether an entry is shown in a hurry: the turns of others in the fast lane. */
  hurries: (entry: EntryModel) => boolean = () => false;
  #queue: EntryModel[] = [];
  #players = new Map<string, Set<Player>>();
  #running = false;
  #skipping = false;

  /**
   * Register how to show events of this name ("*": all); returns a function that unregisters
   * it.
   */
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

  /** The speed-up for a number of waiting entries; from the limit on, each takes no time. */
  get #haste(): number {
    return this.#queue.length > MOST ? Infinity : Math.max(1, this.#queue.length / CALM);
  }

  async #show(beat: Beat): Promise<void> {
    const hurry = this.hurries(beat.entry) ? HURRY : 1;
    const pace: Pace = {
      speed: motion(),
      ms: (usual) => (this.#skipping || !motion() ? 0 : usual / motion() / hurry / this.#haste),
    };
    const players = [
      ...(this.#players.get(beat.event.name) ?? []),
      ...(this.#players.get("*") ?? []),
    ];
    // A failed animation must not stop the game.
    await Promise.allSettled(players.map(async (player) => player(beat, pace)));
  }
}

/** Wait at a speed; return at once if there is nothing to wait for. */
export function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
