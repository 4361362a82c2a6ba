/** Mixes two colours: a picture on its own has no stylesheet that could. */
export function mixed(one: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const [first, second] = [parts(one), parts(other)];
  const mix = first.map((value, i) => Math.round(value + (second[i]! - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
