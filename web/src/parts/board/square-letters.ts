/** Where the lettering of a square at the side of the square board stands, and how large it is. */
import type { Rect } from "../../drawings/geometry/square";
import type { Facts } from "./facts";
import type { Area } from "./geometry/plan";
import { fitted, fittedName, nameSizes, secondSizes } from "./lettering.svelte";
import type { Fitted } from "../../drawings/geometry/fit";
import { partsOf } from "./naming";

export interface SquareRoom {
  area: Area;
  side: Rect["side"];
  /** How deep the band is. */
  band: number;
  scale: number;
  short: boolean;
}

export interface Letters {
  /** How wide a line may be. */
  room: number;
  title: Fitted;
  second: Fitted | null;
  lead: number;
  text: { x: number; y: number; anchor: "start" | "middle" | "end" };
  /** The middle of the price. */
  price: number;
  picture: { x: number; y: number; size: number };
}

const isUpright = (side: Rect["side"]) => side === "left" || side === "right";

/** Everything at once: forty squares are lettered in one pass. */
export function lettersOf(facts: Facts, at: SquareRoom): Letters {
  const { area, side, band, scale, short } = at;
  const upright = isUpright(side);
  const parts = partsOf(facts.name);
  const room = upright
    ? area.width - band - (facts.picture ? (short ? 25 : 38) : 10) * scale
    : area.width - 5 * scale;
  const asks = Boolean(facts.price || facts.rent || facts.mortgaged);
  const pill = 14 * scale;
  const tall = upright
    ? area.height - 1 - (asks ? pill + 2 : 0)
    : area.height - band - 4 - (asks ? pill + 5 : 0) - (facts.picture ? 14 * scale : 0);
  const sizes = nameSizes(scale);
  const title = parts.second
    ? fitted(parts.title, room, 1, sizes.slice(0, 6))
    : fittedName(facts.name, facts.short, { width: room, most: 3, high: tall }, sizes, short);
  const second =
    parts.second && !short ? fitted(parts.second, room, 2, secondSizes(scale), 500) : null;
  const lead = title.size * 1.02;
  const high = title.lines.length * lead + (second ? second.lines.length * second.size * 1.05 : 0);
  return {
    room,
    title,
    second,
    lead,
    text: textAt(at, title.size, high, asks ? pill + 2 : 0),
    price: priceAt(at, high, pill),
    picture: pictureAt(at, high, asks),
  };
}

function textAt(
  { area: { x, y, width, height }, side, band }: SquareRoom,
  size: number,
  high: number,
  below: number,
): Letters["text"] {
  if (side === "bottom")
    return { x: x + width / 2, y: y + band + 3 + size * 0.86, anchor: "middle" };
  if (side === "top")
    return { x: x + width / 2, y: y + height - band - 5 - high + size * 0.86, anchor: "middle" };
  const top = y + (height - high - below) / 2 + size * 0.82;
  return side === "left"
    ? { x: x + width - band - 6, y: top, anchor: "end" }
    : { x: x + band + 6, y: top, anchor: "start" };
}

function priceAt({ area, side, scale }: SquareRoom, high: number, pill: number): number {
  if (side === "bottom") return area.y + area.height - 9 * scale;
  if (side === "top") return area.y + 10 * scale;
  return area.y + (area.height - high - pill - 2) / 2 + high + pill / 2 + 1;
}

function pictureAt(
  { area: { x, y, width, height }, side, band, scale, short }: SquareRoom,
  high: number,
  asks: boolean,
): Letters["picture"] {
  const size = isUpright(side)
    ? (short ? 16 : 24) * scale
    : Math.max(12, Math.min(26 * scale, height - band - high - (asks ? 24 : 12) * scale));
  if (side === "bottom")
    return {
      size,
      x: x + (width - size) / 2,
      y: y + band + high + (height - band - high - (asks ? 14 : 0) * scale - size) / 2 + 1,
    };
  if (side === "top")
    return {
      size,
      x: x + (width - size) / 2,
      y: y + (asks ? 16 * scale : 0) + (height - band - high - (asks ? 20 : 4) * scale - size) / 2,
    };
  return {
    size,
    x: side === "left" ? x + (short ? 4 : 7) : x + width - (short ? 4 : 7) - size,
    y: y + (height - size) / 2,
  };
}
