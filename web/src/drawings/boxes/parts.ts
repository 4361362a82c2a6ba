/** What the covers of the boxes are made of. */
import { glyph } from "../glyphs";
import { quad, type Lens } from "../geometry/lens";
import { sector } from "../geometry/ring";
import { sideLook } from "../seats";

/** A cover: its size, its drawing and the colour of its spine. */
export interface Cover {
  width: number;
  height: number;
  art: string;
  spine: string;
  /** How far it leans against its neighbour on the shelf, in degrees. */
  lean?: number;
}

/** The size of a plain cover. */
export const PLAIN = { width: 214, height: 286 } as const;

export { quad, sector, type Lens };

export function at(
  name: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  extra = "",
): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${fill}" color="${fill}" ${extra}>${glyph(name)}</g>`;
}

/** A text as markup: what an edition calls itself is drawn as it is written. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** A star of four points. */
export function star(x: number, y: number, r: number, fill = "#F7D774"): string {
  const [a, b] = [+(r * 0.26).toFixed(2), +(r * 0.74).toFixed(2)];
  return `<path d="M${x} ${y - r}l${a} ${b} ${b} ${a} ${-b} ${a} ${-a} ${b} ${-a} ${-b} ${-b} ${-a} ${b} ${-a}z" fill="${fill}"/>`;
}

/** A disc of the lane, seen from the player's end. */
export function disc(x: number, y: number, rx: number, side: string): string {
  const { colour, edge, token, ink } = sideLook(side);
  const ry = rx * 0.62;
  const thick = rx * 0.3;
  return (
    `<ellipse cx="${x + rx * 0.12}" cy="${y + ry * 0.32}" rx="${rx * 1.1}" ry="${ry * 1.08}" fill="#000" opacity=".32"/>` +
    `<path d="M${x - rx} ${y - thick}v${thick}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-thick}z" fill="${edge}"/>` +
    `<ellipse cx="${x}" cy="${y - thick}" rx="${rx}" ry="${ry}" fill="${colour}"/>` +
    `<ellipse cx="${x}" cy="${y - thick}" rx="${rx * 0.86}" ry="${ry * 0.86}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${Math.max(1.2, rx * 0.07)}"/>` +
    `<g transform="translate(${x - rx * 0.5} ${y - thick - ry * 0.5}) scale(${rx / 24} ${ry / 24})" fill="${ink}" color="${ink}">${glyph(token)}</g>`
  );
}
