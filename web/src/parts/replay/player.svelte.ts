/** Plays a replay: any moment at once, or one after another at a pace that can be followed. */
import { rest } from "../../lib/animation.svelte";
import { patch } from "../../lib/changes";
import type { EntryModel, Replay, ReplayStep } from "../../lib/protocol";
import { motion } from "../../lib/settings.svelte";
import type { AnyBox, AnyGame } from "../../lib/table.svelte";
import { Watched } from "./watched.svelte";

/** Entries that the log shows: enough to read back, few enough to scrub. */
const SHOWN = 24;
/** Milliseconds between two actions, once everything has been shown. */
const PAUSE = 650;
const UNMOVED = 420;
const QUIET = 50;

export class Player {
  readonly replay: Replay;
  readonly table: Watched;
  at = $state(0);
  playing = $state(false);
  #games: AnyGame[];
  #entries: readonly EntryModel[];
  #run = 0;

  constructor(replay: Replay, box: AnyBox, code: string) {
    this.replay = replay;
    this.table = new Watched(replay, box, code);
    this.#games = [replay.first];
    this.#entries = replay.steps.map((step) => entryOf(step, replay));
    this.#lay(0);
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }
  get step(): ReplayStep {
    return this.replay.steps[this.at]!;
  }

  /** The game after an action; unchanged parts are shared with the moment before. */
  game(at: number): AnyGame {
    for (let next = this.#games.length; next <= at; next++)
      this.#games.push(patch(this.#games[next - 1]!, this.replay.steps[next]!.changes));
    return this.#games[at]!;
  }

  /** Go to a moment at once. */
  go(at: number): void {
    this.pause();
    const { animations } = this.table;
    if (animations.beat) animations.skip();
    this.#lay(Math.min(Math.max(Math.round(at), 0), this.last));
  }

  /** Go some actions forward or back; one forward is animated. */
  by(steps: number): void {
    this.pause();
    if (steps === 1 && this.at < this.last && !this.table.animations.beat) this.#advance();
    else this.go(this.at + steps);
  }

  /** Go to where the next turn or round begins, or this one or the one before. */
  byTurn(way: 1 | -1): void {
    this.go(turnFrom(this.replay.steps, this.at, way));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.#lay(0);
    this.playing = true;
    void this.#play(++this.#run);
  }

  pause(): void {
    this.playing = false;
    this.#run++;
  }

  async #play(run: number): Promise<void> {
    while (run === this.#run && this.at < this.last) {
      this.#advance();
      await this.#shown(run);
    }
    if (run === this.#run) this.playing = false;
  }

  #advance(): void {
    this.#lay(this.at + 1);
    this.table.animations.add([this.#entries[this.at]!]);
  }

  async #shown(run: number): Promise<void> {
    const { animations } = this.table;
    while (run === this.#run && (animations.beat || animations.waiting)) await rest(30);
    const told = this.step.events.some((event) => event.told);
    await rest(told ? (motion() ? PAUSE / motion() : UNMOVED) : QUIET);
  }

  #lay(at: number): void {
    this.at = at;
    this.table.lay(this.game(at), this.#entries.slice(Math.max(0, at + 1 - SHOWN), at + 1));
  }
}

/** A step as the log has it. */
function entryOf(step: ReplayStep, replay: Replay): EntryModel {
  return {
    number: step.number + 1,
    at: 0,
    name: "acted",
    seat: step.seat,
    by: step.seat === null ? "bank" : step.seat in replay.players ? "bot" : "person",
    text: null,
    args: {},
    events: step.events,
    said: null,
  };
}

/** The step at which a turn begins: the next one; or this one, and from its beginning the one before. */
export function turnFrom(
  steps: readonly Pick<ReplayStep, "time">[],
  at: number,
  way: 1 | -1,
): number {
  const time = steps[at]!.time;
  if (way > 0) {
    const next = steps.findIndex((step, place) => place > at && step.time > time);
    return next < 0 ? steps.length - 1 : next;
  }
  const begin = (of: number) => steps.findIndex((step) => step.time === of);
  const own = begin(time);
  return own < at || at === 0 ? own : begin(steps[at - 1]!.time);
}
