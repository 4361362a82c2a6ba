/** Every glyph by name. */
import { INTERFACE } from "./art/interface";
import { SHAPES } from "./art/shapes";
import { SQUARES } from "./art/squares";
import { TOKENS } from "./art/tokens";

export type InterfaceGlyph = keyof typeof INTERFACE;
export type SquareGlyph = keyof typeof SQUARES;
export type TokenGlyph = keyof typeof TOKENS;
export type GlyphName = InterfaceGlyph | SquareGlyph | TokenGlyph;
export type GroupShape = keyof typeof SHAPES;

const GLYPHS: Record<string, string> = { ...TOKENS, ...SQUARES, ...INTERFACE };

/** A glyph's drawing; nothing for an unknown name. */
export function glyph(name: string): string {
  return GLYPHS[name] ?? "";
}

/** The shape of a colour group; nothing for stations and utilities, which have their picture. */
export function shape(group: string | null): string {
  return (group && (SHAPES as Record<string, string>)[group]) || "";
}

export function hasShape(group: string | null): boolean {
  return shape(group) !== "";
}
