/** Names fitted to their squares; measured again once the faces are there. */
import { fit, measure, type Fitted } from "../../drawings/geometry/fit";

let faces = $state(0);
const kept = new Map<string, Fitted>();

if (typeof document !== "undefined" && document.fonts) {
  const measured = () => {
    kept.clear();
    faces += 1;
  };
  void document.fonts.ready.then(measured);
  document.fonts.addEventListener?.("loadingdone", measured);
}

/** The largest of these sizes at which a text fits; the answer changes when faces arrive. */
export function fitted(text: string, width: number, most: number, sizes: readonly number[], weight = 600, face = "Board"): Fitted {
  const key = `${faces} ${text}|${width}|${most}|${sizes[0]}|${sizes.length}|${weight}|${face}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = fit(text, width, most, sizes, weight, face)));
  return found;
}

/** The width of a text in the face of the board. */
export function wide(text: string, size: number, weight = 600): number {
  return faces >= 0 ? measure(text, size, weight) : 0;
}

const NAMES = [13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10] as const;
const SECONDS = [11, 10.5, 10, 9.5] as const;

export const scaled = (sizes: readonly number[], scale: number) => sizes.map((size) => size * scale);
export const nameSizes = (scale: number) => scaled(NAMES, scale);
export const secondSizes = (scale: number) => scaled(SECONDS, scale);

/** A name, or its short form where the whole one would be too small. */
export function fittedName(name: string, short: string, width: number, most: number, sizes: readonly number[], useShort = false): Fitted {
  const whole = fitted(useShort ? short : name, width, most, sizes);
  return whole.cut && short !== name ? fitted(short, width, most, sizes) : whole;
}
