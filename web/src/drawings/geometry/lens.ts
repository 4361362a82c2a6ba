/**
 * The lane: maps millimetres to screen points with one projective map; with equal edges it is a
 * view from above.
 */
import type { Point } from "./ring";

export const LANE_WIDTH = 300;
export const LANE_LENGTH = 915;

export interface Lens {
  at(x: number, y: number): Point;
  /** The local map: how a millimetre across (a, b) and along (c, d) is drawn here. */
  local(x: number, y: number): { a: number; b: number; c: number; d: number };
  /** Back from the screen to the lane. */
  back(px: number, py: number): Point;
}

export interface LensShape {
  /** The middle of the lane on the screen. */
  centre: number;
  nearY: number;
  farY: number;
  nearWidth: number;
  farWidth: number;
}

export function makeLens({ centre, nearY, farY, nearWidth, farWidth }: LensShape): Lens {
  const k = nearWidth / farWidth - 1;
  const scale = nearWidth / LANE_WIDTH;
  const at = (x: number, y: number): Point => {
    const t = y / LANE_LENGTH;
    const w = 1 + k * t;
    return [
      centre + ((x - LANE_WIDTH / 2) * scale) / w,
      nearY + ((farY - nearY) * t * (1 + k)) / w,
    ];
  };
  const local = (x: number, y: number) => {
    const [left, right, near, far] = [
      at(x - 0.5, y),
      at(x + 0.5, y),
      at(x, y - 0.5),
      at(x, y + 0.5),
    ];
    return {
      a: right[0] - left[0],
      b: right[1] - left[1],
      c: near[0] - far[0],
      d: near[1] - far[1],
    };
  };
  const back = (px: number, py: number): Point => {
    const share = (py - nearY) / (farY - nearY);
    const t = share / (1 + k - share * k);
    const w = 1 + k * t;
    return [((px - centre) * w) / scale + LANE_WIDTH / 2, t * LANE_LENGTH];
  };
  return { at, local, back };
}

/** The outline of a rectangle of the lane. */
export function quad(lens: Lens, x: number, y: number, width: number, depth: number): string {
  const corners = [
    lens.at(x, y),
    lens.at(x + width, y),
    lens.at(x + width, y + depth),
    lens.at(x, y + depth),
  ];
  return `M${corners.map(([px, py]) => `${px.toFixed(2)} ${py.toFixed(2)}`).join("L")}Z`;
}
