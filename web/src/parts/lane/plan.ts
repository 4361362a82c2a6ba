/** The place of the lane in its container, and its view. */
import { makeLens, type Lens } from "../../drawings/geometry/lens";

export interface Plan {
  width: number;
  height: number;
  lens: Lens;
  farY: number;
  nearY: number;
  nearWidth: number;
  farWidth: number;
  centre: number;
  /** How thick the board is. */
  thick: number;
  /** The pull of the fastest slide, in pixels. */
  full: number;
  small: boolean;
}

/** Far edge to near edge, on a table and on a phone. */
const NARROWS = { large: 474 / 640, small: 270 / 376 };
/** From above the lane is drawn broader than it is, so that its spaces can be read and touched. */
const BROAD = { large: 0.64, small: 0.78 };

export function planOf(width: number, height: number, above: boolean, small: boolean): Plan {
  const [top, bottom] = small ? [54, 76] : [52, 82];
  const thick = above ? 6 : small ? 10 : 16;
  const nearY = Math.max(top + 160, height - bottom);
  const depth = nearY - top;
  const centre = width / 2;
  const widest = width - (small ? 14 : 40);
  const kind = small ? "small" : "large";
  const wanted = above ? depth * BROAD[kind] : small ? widest : depth * 1.13;
  const nearWidth = Math.min(widest, wanted);
  const farWidth = above ? nearWidth : nearWidth * NARROWS[kind];
  return {
    width,
    height,
    lens: makeLens({ centre, nearY, farY: top, nearWidth, farWidth }),
    farY: top,
    nearY,
    nearWidth,
    farWidth,
    centre,
    thick,
    full: small ? 84 : 112,
    small,
  };
}

/** A point of the lane as SVG writes it. */
export function at({ lens }: Plan, x: number, y: number): string {
  const [px, py] = lens.at(x, y);
  return `${px.toFixed(2)} ${py.toFixed(2)}`;
}

/** Things flat on the lane: drawn in millimetres around a point, narrowed against stretching. */
export function flat(
  { lens }: Plan,
  x: number,
  y: number,
): { transform: string; narrow: number; scale: number } {
  const { a, b, c, d } = lens.local(x, y);
  const [px, py] = lens.at(x, y);
  const narrow = Math.min(1, (Math.abs(d) / a) * 1.18);
  const numbers = [a, b, c, d, px, py].map((n) => n.toFixed(4)).join(" ");
  return {
    transform: `matrix(${numbers}) scale(${narrow.toFixed(4)} 1)`,
    narrow,
    scale: Math.abs(d),
  };
}
