/** Seats: a colour, its darker edge and a token for each. */
import { tokenAt } from "../lib/dressed.svelte";
import type { Box, LaneBox } from "../lib/protocol";

export interface SeatLook {
  /** The seat's place, from 0. */
  place: number;
  colour: string;
  edge: string;
  /** Name of the token's glyph. */
  token: string;
  /** A colour that contrasts with it. */
  ink: string;
}

const COLOURS: readonly (readonly [string, string])[] = [
  ["#CF3F2A", "#8C2313"],
  ["#0A7A5A", "#064E3A"],
  ["#8446C8", "#552889"],
  ["#1A62CB", "#0F3F88"],
  ["#8A5A00", "#593900"],
  ["#B3246B", "#761545"],
  ["#3F7314", "#284A0B"],
  ["#5D6878", "#3B4451"],
];

/** How many tokens there are to choose from: each with a colour of its own. */
export const TOKENS = COLOURS.length;

/** The four sides of the lane: colour, edge, mark, ink. */
export const SIDES: Record<string, SeatLook> = {
  red: { place: 0, colour: "#E11F26", edge: "#8E0E14", token: "bolt", ink: "#ffffff" },
  yellow: { place: 1, colour: "#FCD200", edge: "#A88600", token: "dust", ink: "#1B1B1B" },
  green: { place: 2, colour: "#1EA34A", edge: "#0D5E28", token: "tree", ink: "#1B1B1B" },
  blue: { place: 3, colour: "#0A4DA1", edge: "#062C5E", token: "drop", ink: "#ffffff" },
};

/** How the seat at a place looks, in the token and colour that it has at this table. */
export function seatLook(box: Box | LaneBox | null, place: number): SeatLook {
  return { ...tokenLook(box, tokenAt(place)), place };
}

/** How a token looks in its colour; a box has tokens of its own. */
export function tokenLook(box: Box | LaneBox | null, place: number): SeatLook {
  const [colour, edge] = COLOURS[place % COLOURS.length]!;
  const tokens = box && "tokens" in box ? box.tokens : [];
  return {
    place,
    colour,
    edge,
    token: tokens[place % Math.max(tokens.length, 1)] ?? "house",
    ink: "#ffffff",
  };
}

/** How a side of the lane looks. */
export function sideLook(colour: string): SeatLook {
  return SIDES[colour] ?? SIDES.red!;
}
