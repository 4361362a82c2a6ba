/**
 * Aims as they are drawn: where a steady hand would stop on an empty lane, and what is hit on the
 * way.
 */
import type { LaneAim, LaneBox, LaneNoise, LaneSpace } from "../../lib/protocol";
import type { Spot } from "./motion";

export interface AimAt {
  x: number;
  /** Degrees right of straight ahead. */
  angle: number;
  /** Metres a second. */
  speed: number;
}

const RADIANS = Math.PI / 180;

export function degreesOf(slope: number): number {
  return Math.atan(slope / 10_000) / RADIANS;
}

export function within([least, most]: readonly [number, number], value: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The nearest allowed aim. */
export function allowed({ x, angle, speed }: AimAt, limits: LaneAim): AimAt {
  return {
    x: within(limits.x, x),
    angle: within(limits.angle, angle),
    speed: within(limits.speed, speed),
  };
}

/** How far a speed carries, in millimetres. */
export function reach(speed: number, deceleration: number): number {
  return (1000 * speed * speed) / (2 * deceleration);
}

/** The point so far along an aim. */
export function along(aim: AimAt, from: number, way: number): Spot {
  return {
    x: aim.x + Math.sin(aim.angle * RADIANS) * way,
    y: from + Math.cos(aim.angle * RADIANS) * way,
  };
}

/** The way to the edge where a token falls off, or to where it stops. */
function wayOn(box: LaneBox, aim: AimAt): { way: number; falls: boolean } {
  const { width, length, aim: limits, deceleration } = box.lane;
  const from = limits.y[0];
  const [sin, cos] = [Math.sin(aim.angle * RADIANS), Math.cos(aim.angle * RADIANS)];
  const side = sin > 0 ? (width - aim.x) / sin : sin < 0 ? -aim.x / sin : Infinity;
  const edge = Math.min(side, (length - from) / cos);
  const stops = reach(aim.speed, deceleration);
  return { way: Math.min(edge, stops), falls: edge < stops };
}

/** A token in the way, and where it would be touched. */
export interface Met {
  key: string;
  at: Spot;
}

export interface Course {
  from: Spot;
  /** Where the line ends: a stop, an edge, or the first token met. */
  to: Spot;
  falls: boolean;
  met: Met | null;
  /** The space it would stop on; nothing where something is met or it does not stop on one. */
  space: LaneSpace | null;
}

/** The course of an aim among resting tokens. */
export function courseOf(
  box: LaneBox,
  aim: AimAt,
  tokens: readonly (Spot & { key: string })[],
): Course {
  const from = { x: aim.x, y: box.lane.aim.y[0] };
  const { way, falls } = wayOn(box, aim);
  const met = firstMet(aim, from.y, way, 2 * box.lane.radius, tokens);
  const to = met?.at ?? along(aim, from.y, way);
  return { from, to, falls: falls && !met, met, space: met || falls ? null : spaceAt(box, to) };
}

function firstMet(
  aim: AimAt,
  from: number,
  way: number,
  apart: number,
  tokens: readonly (Spot & { key: string })[],
): Met | null {
  let best = way;
  let key: string | null = null;
  for (const token of tokens) {
    const [dx, dy] = [token.x - aim.x, token.y - from];
    const ahead = dx * Math.sin(aim.angle * RADIANS) + dy * Math.cos(aim.angle * RADIANS);
    const beside = dx * dx + dy * dy - ahead * ahead;
    const touch = ahead - Math.sqrt(Math.max(0, apart * apart - beside));
    if (beside < apart * apart && touch >= 0 && touch < best) [best, key] = [touch, token.key];
  }
  return key === null ? null : { key, at: along(aim, from, best) };
}

/** The space under a point. */
export function spaceAt(box: LaneBox, { x, y }: Spot): LaneSpace | null {
  return (
    box.spaces.find(
      (space) =>
        x >= space.x && x < space.x + space.width && y >= space.y && y < space.y + space.depth,
    ) ?? null
  );
}

/** The corners of the area a hand may reach, within so many sigmas, cut by the lane's edges. */
export function fan(box: LaneBox, aim: AimAt, noise: LaneNoise, sigmas: number): Spot[] {
  const from = box.lane.aim.y[0];
  const far = reach(aim.speed * (1 + noise.speed * sigmas), box.lane.deceleration);
  const angles = [-1, -0.5, 0, 0.5, 1].map((share) => aim.angle + share * noise.angle * sigmas);
  const { width, length } = box.lane;
  const ends = angles.map((angle) => along({ ...aim, angle }, from, far));
  return [{ x: aim.x, y: from }, ...ends].map(({ x, y }) => ({
    x: within([0, width], x),
    y: within([0, length], y),
  }));
}

/** A hand nearer to the token than this only places it, in pixels. */
export const DEAD = 24;

/** What a pull of so many pixels back from the token means; `full` is the pull of the fastest slide. */
export function pulled(
  pull: { dx: number; dy: number },
  local: { a: number; d: number },
  full: number,
  limits: LaneAim,
): { angle: number; speed: number } | null {
  const far = Math.hypot(pull.dx, pull.dy);
  if (far < DEAD || pull.dy < DEAD / 2) return null;
  const share = Math.min(1, (far - DEAD) / (full - DEAD));
  const angle = Math.atan2(-pull.dx / local.a, pull.dy / Math.abs(local.d)) / RADIANS;
  const [least, most] = limits.speed;
  return { angle: within(limits.angle, angle), speed: least + share * (most - least) };
}

/** How far back the hand is for a speed, in pixels. */
export function pullOf(speed: number, full: number, limits: LaneAim): number {
  const [least, most] = limits.speed;
  return DEAD + ((speed - least) / (most - least)) * (full - DEAD);
}
