/** Houses (12 by 12) and hotels (24 by 12) in the shapes of a look and an edition's colours. */
import { tint } from "./colour";

export interface PieceColours {
  body: string;
  light: string;
  dark: string;
}

export function pieceColours(hex: string): PieceColours {
  return { body: hex, light: tint(hex, 0.34), dark: tint(hex, -0.42) };
}

const cottage = (c: PieceColours) =>
  `<path d="M1.500 6.800C1.500 3 3.500 1 6 1s4.500 2 4.500 5.800z" fill="${c.dark}"/><path d="M2.300 6.300h7.400V12H2.300z" fill="${c.light}"/><path d="M4.800 12V9.600a1.200 1.200 0 0 1 2.400 0V12z" fill="${c.dark}"/><path d="M3.600 2.300L3.200-.6 4.900 1.300zM8.400 2.300L8.800-.6 7.100 1.300z" fill="${c.light}"/>`;
const house = (c: PieceColours) =>
  `<path d="M6 .4L11.800 5.800V12H.2V5.800z" fill="${c.body}"/><path d="M6 .4L11.800 5.800H.2z" fill="${c.light}"/><path d="M4.700 8.200h2.600V12H4.700z" fill="${c.dark}"/>`;
const castle = (c: PieceColours) =>
  `<path d="M1 4h1.600V2.800h1.600V4h1.600V2.800h1.600V12H1zM16.600 4h1.600V2.800h1.600V4h1.600V2.800H23V12h-6.400z" fill="${c.body}"/><path d="M7.400 6h9.200v6H7.400z" fill="${c.light}"/><path d="M4.200 2.800L4.200-1l2.600 1-2.600 1zM19.800 2.800V-1l2.600 1-2.600 1z" fill="${c.dark}"/><path d="M10.500 12V9.500a1.500 1.500 0 0 1 3 0V12z" fill="${c.dark}"/>`;
const hotel = (c: PieceColours) =>
  `<path d="M0 5L5 .2h14L24 5v7H0z" fill="${c.body}"/><path d="M5 .2h14L24 5H0z" fill="${c.light}"/><path d="M3 7h2.400v2.600H3zM7.500 7h2.400v2.600H7.500zM14.100 7h2.400v2.600h-2.400zM18.600 7H21v2.600h-2.400zM10.800 7.400h2.400V12h-2.400z" fill="${c.dark}"/>`;

const SHAPES = new Map([["disney", { house: cottage, hotel: castle }]]);

/** The markup of a piece in a look. */
export function piece(look: string, sort: "house" | "hotel", hex: string): string {
  const shapes = SHAPES.get(look) ?? { house, hotel };
  return shapes[sort](pieceColours(hex));
}

export const PIECE_SIZE = { house: [12, 12], hotel: [24, 12] } as const;
