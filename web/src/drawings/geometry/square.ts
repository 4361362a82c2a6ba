/**
 * The square board in pixels: lettering has a minimum size, so nothing is scaled from a fixed
 * picture.
 */

export type Side = "corner" | "bottom" | "left" | "top" | "right";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
  side: Side;
}

export interface SquareBoard {
  size: number;
  rail: number;
  /** The width of a square, and of a corner. */
  side: number;
  corner: number;
  /** The stage inside the ring. */
  stage: { x: number; y: number; size: number };
  rect(square: number): Rect;
}

const SHARE = 12.2;

/** The board in a square of so many pixels. */
export function makeSquareBoard(size: number, rail = size < 600 ? 13 : 18): SquareBoard {
  const inner = size - 2 * rail;
  const side = Math.floor(inner / SHARE);
  const corner = (inner - 9 * side) / 2;
  const far = rail + corner + 9 * side;
  const corners: Rect[] = [
    { x: far, y: far, width: corner, height: corner, side: "corner" },
    { x: rail, y: far, width: corner, height: corner, side: "corner" },
    { x: rail, y: rail, width: corner, height: corner, side: "corner" },
    { x: far, y: rail, width: corner, height: corner, side: "corner" },
  ];
  function rect(square: number): Rect {
    const i = ((square % 40) + 40) % 40;
    if (i % 10 === 0) return corners[i / 10]!;
    const along = rail + corner;
    if (i < 10)
      return { x: along + (9 - i) * side, y: far, width: side, height: corner, side: "bottom" };
    if (i < 20)
      return { x: rail, y: along + (19 - i) * side, width: corner, height: side, side: "left" };
    if (i < 30)
      return { x: along + (i - 21) * side, y: rail, width: side, height: corner, side: "top" };
    return { x: far, y: along + (i - 31) * side, width: corner, height: side, side: "right" };
  }
  return {
    size,
    rail,
    side,
    corner,
    stage: { x: rail + corner, y: rail + corner, size: 9 * side },
    rect,
  };
}
