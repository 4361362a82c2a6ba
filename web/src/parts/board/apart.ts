/** Controls next to squares, moved apart where they would overlap: near the corners. */
import type { Point } from "../../drawings/geometry/ring";

export interface Size {
  width: number;
  height: number;
}

const STEPS = [0, 1, 2, 3, 4];

function overlap([ax, ay]: Point, [bx, by]: Point, { width, height }: Size): boolean {
  return Math.abs(ax - bx) < width && Math.abs(ay - by) < height;
}

/** The places that a control could take instead of its own, nearest first: ever further in. */
function places([x, y]: Point, middle: number, size: Size): Point[] {
  const [dx, dy] = [middle - x, middle - y];
  const upright = Math.abs(dx) > Math.abs(dy);
  const [inX, inY] = [Math.sign(dx) * size.width, Math.sign(dy) * size.height];
  return STEPS.flatMap((along): Point[] =>
    STEPS.map((inward): Point => {
      const [stepsX, stepsY] = upright ? [inward, along / 2] : [along / 2, inward];
      return [x + stepsX * inX, y + stepsY * inY];
    }),
  );
}

/** The places of equal controls on a board of this width, each near its preferred point. */
export function apart(wanted: readonly Point[], board: number, size: Size): Point[] {
  const taken: Point[] = [];
  for (const point of wanted) {
    const free = (place: Point) => !taken.some((other) => overlap(place, other, size));
    const byDistance = places(point, board / 2, size).sort(
      (a, b) =>
        Math.hypot(a[0] - point[0], a[1] - point[1]) - Math.hypot(b[0] - point[0], b[1] - point[1]),
    );
    taken.push(byDistance.find(free) ?? point);
  }
  return taken;
}
