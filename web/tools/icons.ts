/** Draws the icon in the sizes that an installed page needs: `public/icon.svg`, as PNG. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

const DRAWING = join(import.meta.dirname, "..", "public", "icon.svg");
const BOX = 64;

interface Shape {
  /** How far a point of the drawing is outside of the shape's edge; inside it is negative. */
  away: (x: number, y: number) => number;
  fill: number[] | null;
  stroke: number[] | null;
  width: number;
}

export interface Icon {
  name: string;
  size: number;
  /** The share of the side that the drawing takes; the rest has the colour of its ground. */
  share: number;
}

export const ICONS: readonly Icon[] = [
  { name: "icon-192.png", size: 192, share: 1 },
  { name: "icon-512.png", size: 512, share: 1 },
  { name: "icon-maskable-512.png", size: 512, share: 0.8 },
  { name: "apple-touch-icon.png", size: 180, share: 0.86 },
];

function colour(text: string | undefined): number[] | null {
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(text ?? "");
  return hex ? hex.slice(1).map((pair) => parseInt(pair, 16)) : null;
}

function circle(x: number, y: number, radius: number): Shape["away"] {
  return (atX, atY) => Math.hypot(atX - x, atY - y) - radius;
}

function rectangle(x: number, y: number, width: number, height: number, round: number) {
  return (atX: number, atY: number) => {
    const outX = Math.abs(atX - x - width / 2) - width / 2 + round;
    const outY = Math.abs(atY - y - height / 2) - height / 2 + round;
    const corner = Math.hypot(Math.max(outX, 0), Math.max(outY, 0));
    return corner + Math.min(Math.max(outX, outY), 0) - round;
  };
}

/** The rectangles and circles of the drawing; it contains no other shapes. */
function shapes(svg: string): Shape[] {
  return [...svg.matchAll(/<(rect|circle) ([^>]*?)\/?>/g)].map(([, kind, written]) => {
    const at = Object.fromEntries(
      [...written!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const n = (name: string) => Number(at[name] ?? 0);
    const away =
      kind === "circle"
        ? circle(n("cx"), n("cy"), n("r"))
        : rectangle(n("x"), n("y"), n("width"), n("height"), n("rx"));
    const width = n("stroke-width") / 2;
    return { away, fill: colour(at.fill), stroke: colour(at.stroke), width };
  });
}

/** The red, green, blue and opacity of a pixel, whose side is one of `fine` of the drawing's units. */
function pixel(
  drawn: readonly Shape[],
  ground: number[] | null,
  x: number,
  y: number,
  fine: number,
) {
  let [red, green, blue, opacity] = [...(ground ?? [0, 0, 0]), ground ? 1 : 0] as number[];
  const lay = (ink: number[] | null, inside: number) => {
    const share = Math.min(Math.max(inside * fine + 0.5, 0), 1);
    if (!ink || !share) return;
    const whole = share + opacity! * (1 - share);
    const mix = (over: number, under: number) =>
      (over * share + under * opacity! * (1 - share)) / whole;
    [red, green, blue] = [mix(ink[0]!, red!), mix(ink[1]!, green!), mix(ink[2]!, blue!)];
    opacity = whole;
  };
  for (const { away, fill, stroke, width } of drawn) {
    const distance = away(x, y);
    lay(fill, -distance);
    lay(stroke, width - Math.abs(distance));
  }
  return [red!, green!, blue!, opacity! * 255].map(Math.round);
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** An icon as the bytes of a PNG file. */
export function drawIcon(icon: Icon): Uint8Array {
  const { size, share } = icon;
  const drawn = shapes(readFileSync(DRAWING, "utf8"));
  const ground = share < 1 ? drawn[0]!.fill : null;
  const place = (pixels: number) => (((pixels + 0.5) / size - 0.5) / share + 0.5) * BOX;
  const fine = (size * share) / BOX;
  const lines = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      lines.set(
        pixel(drawn, ground, place(column), place(row), fine),
        row * (size * 4 + 1) + 1 + column * 4,
      );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits for each of red, green, blue and opacity.
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(lines, { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.of()),
  ]);
}
