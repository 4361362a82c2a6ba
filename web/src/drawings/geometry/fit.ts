/** Lettering: its width, its line breaks, and the largest size that fits. */

let canvas: CanvasRenderingContext2D | null | undefined;
/** Widths by font and text, because lines are measured many times until they fit. */
const widths = new Map<string, Map<string, number>>();

/** The width of a text in pixels. */
export function measure(text: string, size: number, weight = 600, face = "Board"): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * size * 0.45;
  const font = `${weight} ${size}px ${face}`;
  let known = widths.get(font);
  if (!known) widths.set(font, (known = new Map()));
  let width = known.get(text);
  if (width === undefined) {
    canvas.font = font;
    known.set(text, (width = canvas.measureText(text).width));
  }
  return width;
}

/** Fonts have loaded: earlier measurements used another font. */
export function forgetWidths(): void {
  widths.clear();
}

/** Lines broken at spaces and after hyphens. */
export function wrap(
  text: string,
  width: number,
  size: number,
  weight = 600,
  face = "Board",
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/(?<=-)|[\s\u00a0]+/)) {
    const glue = line === "" || line.endsWith("-") ? "" : " ";
    if (line !== "" && measure(line + glue + word, size, weight, face) > width) {
      lines.push(line);
      line = word;
    } else line += glue + word;
  }
  if (line) lines.push(line);
  return lines;
}

export interface Fitted {
  size: number;
  lines: string[];
  /** Whether even the smallest size was too large; then use a short name. */
  cut: boolean;
}

/** The largest of these sizes at which a text fits the width in so many lines, balanced. */
export function fit(
  text: string,
  width: number,
  most: number,
  sizes: readonly number[],
  weight = 600,
  face = "Board",
): Fitted {
  for (const size of sizes) {
    const lines = wrap(text, width, size, weight, face);
    if (
      lines.length > most ||
      lines.some((line) => measure(line, size, weight, face) > width + 0.5)
    )
      continue;
    return { size, lines: balanced(text, width, size, weight, face, lines), cut: false };
  }
  const size = sizes[sizes.length - 1]!;
  return { size, lines: wrap(text, width, size, weight, face).slice(0, most), cut: true };
}

function balanced(
  text: string,
  width: number,
  size: number,
  weight: number,
  face: string,
  lines: string[],
): string[] {
  let best = lines;
  for (let narrow = width - 2; narrow > 20; narrow -= 2) {
    const next = wrap(text, narrow, size, weight, face);
    if (
      next.length > lines.length ||
      next.some((line) => measure(line, size, weight, face) > width)
    )
      break;
    best = next;
  }
  return best;
}
