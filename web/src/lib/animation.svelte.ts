/**
 * Animations as a queue. A beat shows how the state changed; what is told of it (lines of the log,
 * sums, the next question) may follow its entry. Parts of the page register the events they can
 * show.
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
  /** Resolves once the rest is to be shown at once. */
  over: Promise<void>;
}

/** Shows a beat; the next one begins when the promise resolves. */
export type Player = (beat: Beat, pace: Pace) => Promise<void> | void;

/** What waits for the beats of some entries. */
export interface Follower {
  /** So many events of an entry have been shown. */
  told(entry: EntryModel, count: number): void;
  /** All of them have been shown. */
  done(): void;
}

interface Scene {
  entry: EntryModel | null;
  /** How many times as fast as usual, whatever waits; 0 leaves it to the settings. */
  times: number;
  told?: Follower["told"] | undefined;
  done?: Follower["done"] | undefined;
}

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
  /** Called when a player wants to see the rest at once. */
  onskip: () => void = () => undefined;
  /** Whether an entry is shown in a hurry: the turns of others in the fast lane. */
  hurries: (entry: EntryModel) => boolean = () => false;
  #queue: Scene[] = [];
  #players = new Map<string, Set<Player>>();
  /** Names of the events that news waits for. */
  #slow = new Set<string>();
  #running = false;
  #skipping = false;
  #hurry: () => void = () => undefined;
  #over: Promise<void> = Promise.resolve();

  /**
   * Register how to show events of this name ("*": all); returns a function that unregisters
   * it. News of the game waits until it is `slow` no more.
   */
  on(name: string, player: Player, slow = false): () => void {
    const players = this.#players.get(name) ?? new Set();
    this.#players.set(name, players.add(player));
    if (slow) this.#slow.add(name);
    return () => players.delete(player);
  }

  /** Whether news of these entries waits for something that moves. */
  holdsUp(entries: readonly EntryModel[]): boolean {
    if (this.isBusy) return true;
    if (isStill()) return false;
    return entries.some(({ events }) =>
      events.some(({ name }) => this.#slow.has(name) || this.#slow.has("*")),
    );
  }

  /** Whether something is shown or waits. */
  get isBusy(): boolean {
    return this.beat !== null || this.waiting > 0;
  }

  add(entries: readonly EntryModel[], follower?: Follower): void {
    const scenes: Scene[] = entries
      .filter(({ events }) => follower || events.length)
      .map((entry) => ({ entry, times: 0, told: follower?.told }));
    if (follower) scenes.push({ entry: null, times: 0, done: follower.done });
    this.#begin(scenes);
  }

  /** Show past entries once more, so many times as fast as usual. */
  again(entries: readonly EntryModel[], times: number, done: () => void): void {
    const scenes: Scene[] = entries.map((entry) => ({ entry, times }));
    this.#begin([...scenes, { entry: null, times, done }]);
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.#running) return;
    this.#skipping = true;
    this.#hurry();
    this.onskip();
  }

  #begin(scenes: readonly Scene[]): void {
    this.#queue.push(...scenes);
    this.#count();
    if (!this.#running) void this.#run();
  }

  /** How many wait; what has no events takes no time. */
  #count(): void {
    this.waiting = this.#queue.filter(({ entry }) => entry?.events.length).length;
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#over = new Promise((resolve) => (this.#hurry = resolve));
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#count();
      const { entry } = scene;
      for (const [place, event] of (entry?.events ?? []).entries()) {
        this.beat = { event, entry: entry! };
        await this.#show(this.beat, scene.times);
        scene.told?.(entry!, place + 1);
      }
      if (entry && !entry.events.length) scene.told?.(entry, 0);
      scene.done?.();
    }
    this.beat = null;
    this.#skipping = false;
    this.#running = false;
  }

  /** The speed-up for a number of waiting entries; from the limit on, each takes no time. */
  get #haste(): number {
    return this.waiting > MOST ? Infinity : Math.max(1, this.waiting / CALM);
  }

  async #show(beat: Beat, times: number): Promise<void> {
    const hurry = this.hurries(beat.entry) ? HURRY : 1;
    const quick = () => times || motion() * hurry * this.#haste;
    const pace: Pace = {
      speed: motion(),
      ms: (usual) => (this.#skipping || isStill() ? 0 : usual / quick()),
      over: this.#over,
    };
    const players = [
      ...(this.#players.get(beat.event.name) ?? []),
      ...(this.#players.get("*") ?? []),
    ];
    // A failed animation must not stop the game.
    await Promise.allSettled(players.map(async (player) => player(beat, pace)));
  }
}

/** Whether nothing moves: animations are off, or nobody sees the page. */
export function isStill(): boolean {
  return !motion() || document.hidden;
}

/** Wait at a speed; return at once if there is nothing to wait for. */
export function rest(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}

/** The same, until the rest is to be shown at once. */
export function pause(ms: number, pace: Pace): Promise<void> {
  return ms > 0 ? Promise.race([rest(ms), pace.over]) : Promise.resolve();
}
