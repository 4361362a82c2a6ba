/** Where the hand is drawn that pulls a token back. */
import type { LaneBox } from "../../lib/protocol";
import { pullOf, type AimAt, type Course } from "./aiming";
import type { Plan } from "./plan";

export interface Hand {
  /** The place of the token. */
  from: readonly [number, number];
  x: number;
  y: number;
  /** How its arrow is turned, in degrees. */
  turn: number;
  radius: number;
}

/** Opposite to the way the token goes, as far back as its speed asks. */
export function handOf(box: LaneBox, plan: Plan, aim: AimAt, course: Course): Hand {
  const from = plan.lens.at(course.from.x, course.from.y);
  const [tx, ty] = plan.lens.at(course.to.x, course.to.y);
  const long = Math.hypot(tx - from[0], ty - from[1]) || 1;
  const [ux, uy] = [(tx - from[0]) / long, (ty - from[1]) / long];
  const pull = pullOf(aim.speed, plan.full, box.lane.aim);
  return {
    from,
    x: from[0] - ux * pull,
    y: from[1] - uy * pull,
    turn: (Math.atan2(-uy, -ux) * 180) / Math.PI - 90,
    radius: plan.small ? 28 : 18,
  };
}

/** Room for words beside the hand on a phone: on the side that has more of it. */
export function besideHand({ x, radius }: Hand, width: number): { left: number; most: number } {
  const gap = radius + 8;
  const right = width - x - gap - 8;
  const left = x - gap - 8;
  return right >= left ? { left: x + gap, most: right } : { left: 8, most: left };
}
