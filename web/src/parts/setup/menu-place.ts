/**
 * The place of a chair's menu: below it, or above if there is no room, and always within the
 * window.
 */
export interface Spot {
  left: number;
  top: number;
  above: boolean;
  /** Where along its edge the tip points at the chair. */
  tip: number;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
const GAP = 12;

export function besideChair(
  chair: Pick<DOMRect, "left" | "top" | "bottom" | "width">,
  menu: { offsetWidth: number; offsetHeight: number },
  window: Size,
): Spot {
  const { offsetWidth: wide, offsetHeight: high } = menu;
  const middle = chair.left + chair.width / 2;
  const most = Math.max(MARGIN, window.width - wide - MARGIN);
  const left = Math.min(Math.max(middle - wide / 2, MARGIN), most);
  const below = chair.bottom + GAP;
  const above = below + high + MARGIN > window.height && chair.top - GAP - high >= MARGIN;
  const lowest = Math.max(MARGIN, window.height - high - MARGIN);
  const top = above ? chair.top - GAP - high : Math.min(below, lowest);
  const tip = Math.min(Math.max(middle - left, 18), wide - 18);
  return { left, top, above, tip };
}
