/** Names fitted to their squares; measured again once the fonts are loaded. */
import { fit, forgetWidths, measure, type Fitted } from "../../drawings/geometry/fit";

let faces = $state(0);
const kept = new Map<string, Fitted>();

/** The fonts used for measurements. */
const used = new Set<string>();

if (typeof document !== "undefined" && document.fonts)
  document.fonts.addEventListener?.("loadingdone", ({ fontfaces }) => {
    // Most fonts that load are not used on squares.
    if (!fontfaces.some(({ family }) => used.has(family.replaceAll('"', "")))) return;
    forgetWidths();
    kept.clear();
    faces += 1;
  });

/** The largest of these sizes at which a text fits; the result changes when fonts load. */
export function fitted(
  text: string,
  width: number,
  most: number,
  sizes: readonly number[],
  weight = 600,
  face = "Board",
): Fitted {
  const key = `${faces} ${text}|${width}|${most}|${sizes[0]}|${sizes.length}|${weight}|${face}`;
  let found = kept.get(key);
  if (!found) {
    // A font may be a list, with fallbacks for missing letters.
    for (const each of face.split(",")) used.add(each.trim().replaceAll('"', ""));
    kept.set(key, (found = fit(text, width, most, sizes, weight, face)));
  }
  return found;
}

/** The width of a text in the font of the board. */
export function wide(text: string, size: number, weight = 600): number {
  used.add("Board");
  return faces >= 0 ? measure(text, size, weight) : 0;
}

const NAMES = [13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10] as const;
const LAST = [9.5, 9, 8.5, 8] as const;
const SECONDS = [11, 10.5, 10, 9.5] as const;

export const scaled = (sizes: readonly number[], scale: number) =>
  sizes.map((size) => size * scale);
export const nameSizes = (scale: number) => scaled(NAMES, scale);
export const secondSizes = (scale: number) => scaled(SECONDS, scale);

export interface NameRoom {
  width: number;
  /** How many lines at most, and how high they may be together. */
  most: number;
  high: number;
}

function inRoom(
  text: string,
  { width, most, high }: NameRoom,
  sizes: readonly number[],
): Fitted | null {
  for (const size of sizes) {
    const found = fitted(text, width, most, [size]);
    if (!found.cut && found.lines.length * size * 1.02 <= high) return found;
  }
  return null;
}

/** A name, or its short form if the whole one would be too small. */
export function fittedName(
  name: string,
  short: string,
  room: NameRoom,
  sizes: readonly number[],
  useShort = false,
): Fitted {
  return (
    (useShort ? null : inRoom(name, room, sizes)) ??
    inRoom(short, room, sizes) ??
    // A word too long for its square is made small rather than cut.
    inRoom(short, room, LAST) ??
    fitted(short, room.width, room.most, [LAST.at(-1)!])
  );
}
