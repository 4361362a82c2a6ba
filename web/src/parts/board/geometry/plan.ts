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

/** The squares a token touches on its way, the first it leaves not among them. */
export function wayOf(from: number, steps: number): number[] {
  const forward = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) }, (_, i) => turned(from + forward * (i + 1)));
}
