/** A hand on the token: sideways places it, back aims it, letting go slides it, back to the token cancels. */
import type { LaneBox } from "../../lib/protocol";
import type { Aim } from "./aim.svelte";
import { pulled, type AimAt } from "./aiming";
import type { Plan } from "./plan";

export class Pull {
  #aim: Aim;
  #box: LaneBox;
  #before: AimAt | null = null;
  /** Whether letting go now would slide. */
  armed = $state(false);

  constructor(aim: Aim, box: LaneBox) {
    this.#aim = aim;
    this.#box = box;
  }

  begin(plan: Plan, px: number, py: number): void {
    this.#before = this.#aim.at;
    this.#aim.held = true;
    this.armed = false;
    this.move(plan, px, py);
  }

  move({ lens, full }: Plan, px: number, py: number): void {
    if (!this.#aim.held) return;
    const from = this.#box.lane.aim.y[0];
    const { at, limits } = this.#aim;
    const [tx, ty] = lens.at(at.x, from);
    const pull = { dx: px - tx, dy: py - ty };
    const found = pulled(pull, lens.local(at.x, from), full, limits);
    const placing = !found && !this.armed;
    this.armed = found !== null;
    if (found) this.#aim.at = { ...at, ...found };
    else if (placing) this.#aim.change("x", lens.back(px, ty)[0]);
  }

  /** Let go. */
  end(): void {
    if (!this.#aim.held) return;
    this.#aim.held = false;
    if (this.armed) void this.#aim.slide();
    else if (this.#before) this.#aim.at = { ...this.#before, x: this.#aim.at.x };
    this.armed = false;
  }

  cancel(): void {
    if (!this.#aim.held) return;
    this.#aim.held = false;
    this.armed = false;
    if (this.#before) this.#aim.at = this.#before;
  }
}
