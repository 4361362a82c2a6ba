/** Colours as numbers: readable ink on them, lighter and darker ones. */

export const DARK_INK = "#10131a";
export const LIGHT_INK = "#ffffff";

function channels(hex: string): [number, number, number] {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** White or nearly black, with the higher contrast. */
export function inkOn(hex: string): string {
  return contrast(hex, DARK_INK) > contrast(hex, LIGHT_INK) ? DARK_INK : LIGHT_INK;
}

/** Towards white if the share is positive, towards black if it is negative. */
export function tint(hex: string, share: number): string {
  const mixed = channels(hex).map((value) =>
    Math.round(share > 0 ? value + (255 - value) * share : value * (1 + share)),
  );
  return "#" + mixed.map((value) => value.toString(16).padStart(2, "0")).join("");
}

/** The first darker colour of this hue with enough contrast to a ground. */
export function readable(hex: string, ground: string, least = 3): string {
  for (let share = 0; share > -0.9; share -= 0.03) {
    const darker = tint(hex, share);
    if (contrast(darker, ground) >= least) return darker;
  }
  return DARK_INK;
}
