/** The aim of the current player: the limits of the choices, the token's place, the speed. */
import type { Action, LaneAim, LaneBox, LaneChoice, LaneSpace } from "../../lib/protocol";
import { detailOf, isForm, wordOf } from "../bar/choices";
import type { Controls } from "../bar/controls.svelte";
import { allowed, degreesOf, type AimAt } from "./aiming";

export type Measure = keyof AimAt;
export const MEASURES: readonly Measure[] = ["x", "angle", "speed"];

/** How much a key changes each. */
export const STEPS: Record<Measure, number> = { x: 2, angle: 0.2, speed: 0.01 };

interface Written {
  x: number;
  slope?: number;
  angle?: number;
  speed: number;
  token?: number;
}

/** The aim of an action. */
export function aimIn(action: Action): (AimAt & { token: number | null }) | null {
  if (wordOf(action) !== "slide") return null;
  const { x, slope = 0, angle, speed, token } = detailOf(action) as Written;
  return { x, angle: angle ?? degreesOf(slope), speed, token: token ?? null };
}

/** The token after this one, if several are possible. */
export function nextToken(tokens: readonly number[], token: number | null): number | null {
  if (token === null || tokens.length < 2) return null;
  return tokens[(tokens.indexOf(token) + 1) % tokens.length] ?? null;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export class Aim {
  #controls: Controls;
  #box: LaneBox;
  #set = $state.raw<AimAt | null>(null);
  #token = $state<number | null>(null);
  /** Whether a hand holds the token now. */
  held = $state(false);

  constructor(controls: Controls, box: LaneBox) {
    this.#controls = controls;
    this.#box = box;
  }

  /** The slides in the list, one for each possible token. */
  get choices(): readonly LaneChoice[] {
    return (this.#controls.choices as readonly LaneChoice[]).filter(
      (choice) => isForm(choice) && wordOf(choice.action) === "slide",
    );
  }
  get choice(): LaneChoice | null {
    const { choices } = this;
    return (
      choices.find(({ action }) => this.#token !== null && aimIn(action)?.token === this.#token) ??
      choices.find(({ main }) => main) ??
      choices[0] ??
      null
    );
  }
  get limits(): LaneAim {
    return this.choice?.limits ?? this.#box.lane.aim;
  }
  /** The number of the token that would be slid. */
  get token(): number | null {
    const { choice } = this;
    return choice ? (aimIn(choice.action)?.token ?? null) : null;
  }
  set token(number: number | null) {
    this.#token = number;
  }
  get tokens(): readonly number[] {
    return this.choices.flatMap(({ action }) => aimIn(action)?.token ?? []);
  }
  /** The last aim, else the one in the list. */
  get at(): AimAt {
    const listed = this.choice ? aimIn(this.choice.action) : null;
    const { x, angle, speed } = this.#set ?? listed ?? this.#box.spaces[0]!.aim;
    return allowed({ x, angle, speed }, this.limits);
  }
  set at(aim: AimAt) {
    this.#set = allowed(aim, this.limits);
  }
  change(measure: Measure, value: number): void {
    this.at = { ...this.at, [measure]: value };
  }
  /** So many steps to the right, or harder. */
  step(measure: Measure, steps: number): void {
    this.change(measure, this.at[measure] + steps * STEPS[measure]);
  }
  /** At the middle of a space, as a steady hand would on an empty lane. */
  atSpace(space: LaneSpace): void {
    this.at = space.aim;
  }
  /** As an action says, such as a hint. */
  take(action: Action): void {
    const aim = aimIn(action);
    if (!aim) return;
    this.at = aim;
    if (aim.token !== null) this.token = aim.token;
  }

  get action(): Action {
    const { x, angle, speed } = this.at;
    const { token } = this;
    return {
      slide: {
        x: rounded(x, 1),
        angle: rounded(angle, 2),
        speed: rounded(speed, 3),
        ...(token === null ? {} : { token }),
      },
    } as Action;
  }
  async slide(): Promise<void> {
    if (!this.choice || this.#controls.busy) return;
    if (await this.#controls.act(this.action)) this.#token = null;
  }
}
