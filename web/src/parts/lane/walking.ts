/** Moves from space to space with arrow keys, in screen directions: up is away from the player. */
import type { LaneSpace } from "../../lib/protocol";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middle = (space: LaneSpace) =>
  [space.x + space.width / 2, space.y + space.depth / 2] as const;

/** The nearest space in that direction; nothing at the edge, or for other keys. */
export function nextSpace(
  spaces: readonly LaneSpace[],
  from: LaneSpace,
  key: string,
): LaneSpace | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: LaneSpace | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const [dx, dy] = [middle(space)[0] - x, middle(space)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // Rows stay rows: a step across keeps to its row, a step along takes the nearest row.
    if (ahead <= 1 || (way[0] !== 0 && aside > 1)) continue;
    const far = ahead + aside / 4;
    if (far < least) [least, best] = [far, space];
  }
  return best;
}
