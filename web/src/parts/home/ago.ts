/** How long ago a moment was, in the words of a language. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(moment: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const seconds = Math.max(0, now - moment);
  for (const [unit, length] of UNITS)
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, "second");
}
