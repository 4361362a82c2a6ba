/** The round board: forty sectors, corners wider, Go at six o'clock, clockwise; angles in degrees. */

export const SIDES_OF_RING = 40;
const CORNER = 1.55;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Point = readonly [number, number];

export function polar(centre: number, radius: number, degrees: number): Point {
  const angle = radians(degrees);
  return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)];
}

/** The outline of a sector between two radii and two angles. */
export function sector(
  centre: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const wide = to - from > 180 ? 1 : 0;
  const at = (radius: number, angle: number) =>
    polar(centre, radius, angle)
      .map((n) => +n.toFixed(2))
      .join(" ");
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${wide} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${wide} 0 ${at(inner, from)}Z`
  );
}

export interface Ring {
  centre: number;
  /** Outer and inner radius of the squares. */
  outer: number;
  inner: number;
  /** Where a square begins and ends. */
  span(square: number): Point;
  middle(square: number): number;
}

/** A ring in a square of so many pixels. */
export function makeRing(size: number, rail: number, depth: number): Ring {
  const weights = Array.from({ length: SIDES_OF_RING }, (_, i) => (i % 10 === 0 ? CORNER : 1));
  const step = 360 / weights.reduce((sum, weight) => sum + weight, 0);
  const spans: Point[] = [];
  let angle = 90 - (CORNER / 2) * step;
  for (const weight of weights) {
    spans.push([angle, angle + weight * step]);
    angle += weight * step;
  }
  const centre = size / 2;
  const span = (square: number) =>
    spans[((square % SIDES_OF_RING) + SIDES_OF_RING) % SIDES_OF_RING]!;
  return {
    centre,
    outer: centre - rail,
    inner: centre - rail - depth,
    span,
    middle: (square) => (span(square)[0] + span(square)[1]) / 2,
  };
}
