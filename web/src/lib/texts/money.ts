/** Printed sums as an edition writes them in a language. */
import type { BoxMoney } from "../protocol";

const ZEROS = { M: 6, K: 3 } as const;

/** A sum in millions or thousands, without needless zeros; nothing below a thousand. */
function short(sum: number, point: string): string {
  for (const [suffix, zeros] of Object.entries(ZEROS)) {
    const unit = 10 ** zeros;
    const whole = Math.floor(sum / unit);
    if (!whole) continue;
    const part = String(sum % unit)
      .padStart(zeros, "0")
      .replace(/0+$/, "");
    return part ? `${whole}${point}${part}${suffix}` : `${whole}${suffix}`;
  }
  return "";
}

/** A printed sum as text; without a box, the bare number. */
export function formatMoney(printed: number, money: BoxMoney | null, locale: string): string {
  const style = money?.formats[locale];
  if (!style) return String(printed);
  const sum = Math.abs(printed);
  const number =
    (style.point && short(sum, style.point)) ||
    String(sum).replace(/\B(?=(\d{3})+$)/g, style.grouping);
  const text = style.pattern.replace("{number}", () => number);
  return printed < 0 ? `\u2212${text}` : text;
}
