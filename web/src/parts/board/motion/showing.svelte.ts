/**
 * What the board shows while the queue of animations runs: tokens where they last were, then on their
 * way. When the queue is empty it is the state of the game again; nothing else depends on it.
 */
import { pause, type Animations, type Beat, type Pace } from "../../../lib/animation.svelte";
import type { Box, EstateGame } from "../../../lib/protocol";
import type { Point } from "../../../drawings/geometry/ring";
import type { BoardPlan } from "../geometry/plan";
import { seatIn, walkIn, type Walk } from "../happened";

export interface Spot {
  square: number;
  jailed: boolean;
}

interface Journey {
  way: readonly number[];
  ms: number;
  pace: Pace;
}

const JAIL = 10;
const STEP = 130;
const LONGEST = 1300;
const HOP = 6;

export class Showing {
  at = $state.raw<Record<string, Spot>>({});
  /** The walk that is being shown; null once it is over. */
  walk = $state.raw<Walk | null>(null);
  #elements = new Map<string, HTMLElement>();
  #plan: () => BoardPlan;
  #box: () => Box;

  constructor(plan: () => BoardPlan, box: () => Box) {
    this.#plan = plan;
    this.#box = box;
  }

  /** Show the game as it is. */
  settle(game: EstateGame | null): void {
    const seats = (game?.seats ?? []).filter(({ out }) => !out);
    this.at = Object.fromEntries(
      seats.map(({ seat, at, jail }) => [seat, { square: at, jailed: jail > 0 }]),
    );
    this.walk = null;
  }

  /** A token's element, until it goes. */
  hold(seat: string, element: HTMLElement): () => void {
    this.#elements.set(seat, element);
    return () => this.#elements.delete(seat);
  }

  /** Show walks and the way to jail when the queue reaches them. */
  follow(animations: Animations): () => void {
    const forget = [
      animations.on("moved", (beat, pace) => this.#moved(beat, pace), true),
      animations.on("jailed", (beat, pace) => this.#jailed(beat, pace), true),
    ];
    return () => forget.forEach((each) => each());
  }

  async #moved({ event }: Beat, pace: Pace): Promise<void> {
    const walk = walkIn(this.#box(), event);
    if (!walk) return;
    this.walk = walk;
    const way = walk.way.length ? walk.way : [walk.to];
    const ms = pace.ms(Math.min(STEP * way.length, LONGEST));
    const jailed = this.at[walk.seat]?.jailed ?? false;
    this.at = {
      ...this.at,
      [walk.seat]: { square: walk.from, jailed: jailed && walk.from === JAIL },
    };
    const spot = { square: walk.to, jailed: false };
    await this.#travel(walk.seat, spot, { way, ms, pace });
  }

  async #jailed({ event }: Beat, pace: Pace): Promise<void> {
    const seat = seatIn(event.args.seat);
    const spot = { square: JAIL, jailed: true };
    if (seat) await this.#travel(seat, spot, { way: [], ms: pace.ms(420), pace });
  }

  async #travel(seat: string, spot: Spot, { way, ms, pace }: Journey): Promise<void> {
    const plan = this.#plan();
    const from = this.at[seat];
    this.at = { ...this.at, [seat]: spot };
    const element = this.#elements.get(seat);
    if (!ms || !from || !element?.animate) return;
    const begin = plan.token(from.square, 0, 1, from.jailed);
    const stops = way.map((square) => plan.token(square, 0, 1, false));
    if (!way.length) stops.push(plan.token(spot.square, 0, 1, spot.jailed));
    const moving = element.animate(hops(begin, stops), { duration: ms, easing: "linear" });
    await Promise.race([moving.finished.catch(() => undefined), pause(ms + 200, pace)]);
    moving.finish();
  }
}

const shift = ([x, y]: Point, up = 0) => `translate(${x}px, ${y - up}px)`;

/** A hop to every stop. */
export function hops(begin: Point, stops: readonly Point[]): Keyframe[] {
  const frames: Keyframe[] = [{ transform: shift(begin), easing: "ease-out" }];
  let last = begin;
  for (const stop of stops) {
    const middle: Point = [(last[0] + stop[0]) / 2, (last[1] + stop[1]) / 2];
    frames.push({ transform: shift(middle, HOP), easing: "ease-in" });
    frames.push({ transform: shift(stop), easing: "ease-out" });
    last = stop;
  }
  return frames;
}
