/** Positions on a board of a given size, for every shape. */
import type { Point } from "../../../drawings/geometry/ring";

/** Whole names, short ones, or none: pictures and digits only. */
export type Lettering = "full" | "short" | "none";

/** A rectangle. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface BoardPlan {
  shape: "square" | "round";
  size: number;
  rail: number;
  lettering: Lettering;
  /**
   * How much larger than usual things are drawn; never smaller, because lettering has a minimum
   * size.
   */
  scale: number;
  /** The slot in the middle. */
  stage: Area;
  /** The radius of a token. */
  puck: number;
  /** The outline of a square. */
  outline(square: number): string;
  /** The middle of the token that is the `nth` of `count` on a square. */
  token(square: number, nth: number, count: number, jailed: boolean): Point;
  /** The space for a crowd on a square: its middle, and how far it goes from there. */
  crowd(square: number, jailed: boolean): { middle: Point; reach: number };
  /** The mark of a step, just inside the square. */
  mark(square: number): Point;
  /** Where an arrow key leads from a square. */
  step(square: number, arrow: Arrow): number;
  /** The middle of a control of the square, on the stage beside it. */
  control(square: number): Point;
}

export const SQUARES = 40;
export const USUAL = 776;

export function turned(square: number): number {
  return ((square % SQUARES) + SQUARES) % SQUARES;
}

/** The middle of one of several that fan out over a stretch. */
export function fanned(nth: number, count: number, wide: number, radius: number): number {
  if (count < 2) return 0;
  const apart = Math.min(radius * 1.25, (wide - radius * 1.2) / (count - 1));
  return (nth - (count - 1) / 2) * apart;
}

/** A token in a crowd. */
export interface InCrowd {
  at: Point;
  radius: number;
}

/** The shares of a crowd's reach that one's own token and the others take. */
const OWN = 0.35;
const OTHER = 0.28;

/** The tokens of a crowd: the first in the middle, the others in a ring round it. */
export function crowded(
  { middle: [x, y], reach }: { middle: Point; reach: number },
  count: number,
  most: number,
): InCrowd[] {
  const own = { at: [x, y] as Point, radius: Math.min(OWN * reach, 1.1 * most) };
  const radius = Math.min(OTHER * reach, most);
  const ring = Array.from({ length: count - 1 }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / (count - 1) - Math.PI / 2;
    const far = reach - radius;
    return { at: [x + far * Math.cos(angle), y + far * Math.sin(angle)] as Point, radius };
  });
  return [own, ...ring];
}

/** The squares a token touches on its way, the first it leaves not among them. */
export function wayOf(from: number, steps: number): number[] {
  const forward = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) }, (_, i) => turned(from + forward * (i + 1)));
}
