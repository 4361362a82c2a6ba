/** The picture of a square: by its id, else by the look of its box, else by its kind. */
import type { Box, BoxSquare } from "../lib/protocol";
import type { GlyphName } from "./glyphs";

const BY_ID: Record<string, GlyphName> = {
  european_parliament: "hemicycle",
  european_court_of_justice: "scales",
};
const BY_LOOK = new Map(
  Object.entries<Record<string, GlyphName>>({
    euro: { station: "plane", chance: "query", community: "chest" },
    disney: {
      "5": "carpet",
      "15": "galleon",
      "25": "pumpkin",
      "35": "roadster",
      "12": "wand",
      "28": "dust",
      chance: "film",
      community: "dust",
    },
    deska: { "25": "tram", station: "loco" },
    revolution: {
      "2": "flame",
      "33": "antenna",
      "7": "foot",
      "17": "bike",
      "22": "car",
      "36": "rocket",
      station: "train",
    },
  }),
);
const COMMON: Record<string, GlyphName> = {
  station: "train",
  "12": "bolt",
  "28": "drop",
  utility: "bolt",
  chance: "query",
  community: "chest",
  "4": "tax",
  tax: "ring",
  transport_zone: "foot",
};

/** The glyph of a square, or nothing: streets have their shape, corners their own drawing. */
export function pictureOf(box: Box, square: BoxSquare): GlyphName | null {
  const own = BY_LOOK.get(box.look) ?? {};
  const keys = [String(square.square), square.pack ?? "", square.kind];
  if (square.kind === "street") return null;
  if (BY_ID[square.id]) return BY_ID[square.id]!;
  for (const table of [own, COMMON])
    for (const key of keys) if (table[key] && isFor(square, key)) return table[key]!;
  return null;
}

/** Numbers in the tables mean lots and taxes only, never a card square in that place. */
function isFor(square: BoxSquare, key: string): boolean {
  return (
    !/^\d+$/.test(key) || ["station", "utility", "tax", "transport_zone"].includes(square.kind)
  );
}

/** The glyph of a pack of cards. */
export function packPicture(box: Box, pack: string): GlyphName {
  return BY_LOOK.get(box.look)?.[pack] ?? COMMON[pack] ?? "query";
}
