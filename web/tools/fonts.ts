/** Cuts the open-licence fonts down to the letters that the page uses, and writes their style sheet. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const WEB = join(import.meta.dirname, "..");
const MADE = join(WEB, "made", "fonts");

interface Font {
  /** The family's name in style sheets. */
  name: string;
  /** The file, within node_modules/@fontsource…. */
  file: string;
  weight: string;
  style?: "italic";
  /** The letters it needs; by default all that texts use. */
  letters?: string;
  axes?: Record<string, number | { min: number; max: number }>;
}

const DIGITS = "0123456789";
const SUMS = `${DIGITS} .,+−-×=%€$FKM\u00a0\u202f`;
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join("");
/** Letters that people type into names and chat, and that boxes from outside may use. */
const WRITTEN = span(0x20, 0x7e) + span(0xa0, 0xff) + "ŸŒœ‹›“”‘’„…–—−•→←↑↓€\u202f";

const variable = (name: string, kind: string, style = "normal") =>
  `@fontsource-variable/${name}/files/${name}-latin-${kind}-${style}.woff2`;
const fixed = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`;

const FONTS: Font[] = [
  { name: "Text", file: variable("figtree", "wght"), weight: "400 800" },
  { name: "Board", file: variable("sofia-sans-condensed", "wght"), weight: "400 800" },
  { name: "Display", file: variable("bricolage-grotesque", "wght"), weight: "600 800" },
  { name: "Euro", file: fixed("michroma"), weight: "400", letters: `EURO${DIGITS}` },
  {
    name: "Disney",
    file: variable("fraunces", "soft"),
    weight: "500 800",
    axes: { wght: { min: 500, max: 800 }, SOFT: 100 },
  },
  { name: "Deska", file: fixed("limelight"), weight: "400" },
  { name: "DeskaText", file: variable("josefin-sans", "wght"), weight: "400 700" },
  { name: "Revolution", file: variable("unbounded", "wght"), weight: "500 800" },
  {
    name: "Segments",
    file: fixed("dseg14-classic"),
    weight: "400",
    letters: `${SUMS}!:ABCDEFGHIJKLMNOPQRSTUVWXYZ`,
  },
  { name: "Dots", file: variable("doto", "wght"), weight: "700 900" },
  {
    name: "Knockout",
    file: variable("rubik", "wght", "italic"),
    weight: "700 900",
    style: "italic",
  },
];

function face(font: Font, file: string): string {
  return `@font-face {
  font-family: "${font.name}";
  font-style: ${font.style ?? "normal"};
  font-weight: ${font.weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
}
`;
}

function weights(font: Font): Font["axes"] {
  const [min, max] = font.weight.split(" ").map(Number);
  if (font.axes || !max) return font.axes;
  return { wght: { min: min!, max } };
}

/** Write the fonts again if the letters or this list have changed. */
export async function makeFonts(used: string): Promise<void> {
  const all = [...new Set(used + used.toUpperCase() + WRITTEN)].sort().join("");
  const key = createHash("sha256")
    .update(JSON.stringify([all, FONTS]))
    .digest("hex");
  const stamp = join(MADE, "key");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === key) return;
  mkdirSync(MADE, { recursive: true });
  let sheet = "";
  for (const font of FONTS) {
    const whole = readFileSync(join(WEB, "node_modules", font.file));
    const cut = await subsetFont(whole, font.letters ?? all, {
      targetFormat: "woff2",
      variationAxes: weights(font),
    });
    const file = `${font.name.toLowerCase()}.woff2`;
    writeFileSync(join(MADE, file), cut);
    sheet += face(font, file);
  }
  writeFileSync(join(MADE, "fonts.css"), sheet);
  writeFileSync(stamp, key);
}
