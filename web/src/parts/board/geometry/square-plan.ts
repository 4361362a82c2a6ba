/** The square board: where its squares, tokens, marks and controls are. */
import type { Point } from "../../../drawings/geometry/ring";
import { makeSquareBoard, type Rect, type SquareBoard } from "../../../drawings/geometry/square";
import {
  fanned,
  turned,
  USUAL,
  type Area,
  type Arrow,
  type BoardPlan,
  type Lettering,
} from "./plan";

export interface SquarePlan extends BoardPlan {
  shape: "square";
  board: SquareBoard;
  /** How deep a colour band is, and the strip of a station or a utility. */
  band: number;
  strip: number;
}

function lettering(size: number): Lettering {
  if (size >= 700) return "full";
  return size >= 560 ? "short" : "none";
}

const FORWARD: Record<string, Arrow> = {
  bottom: "ArrowLeft",
  left: "ArrowUp",
  top: "ArrowRight",
  right: "ArrowDown",
};
const OPPOSITE: Record<Arrow, Arrow> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
  ArrowUp: "ArrowDown",
  ArrowDown: "ArrowUp",
};
/** From the corners: forward along the next side, back along the last. */
const CORNERS: readonly (readonly [Arrow, Arrow])[] = [
  ["ArrowLeft", "ArrowUp"],
  ["ArrowUp", "ArrowRight"],
  ["ArrowRight", "ArrowDown"],
  ["ArrowDown", "ArrowLeft"],
];

function step(square: number, side: Rect["side"], arrow: Arrow): number {
  if (side === "corner") {
    const [forward, back] = CORNERS[square / 10]!;
    if (arrow === forward) return turned(square + 1);
    return arrow === back ? turned(square - 1) : square;
  }
  if (arrow === FORWARD[side]) return turned(square + 1);
  if (arrow === OPPOSITE[FORWARD[side]!]) return turned(square - 1);
  // Across the stage, to the square that faces this one; never off the board.
  const inward = { bottom: "ArrowUp", left: "ArrowRight", top: "ArrowDown", right: "ArrowLeft" };
  if (arrow !== inward[side]) return square;
  return turned((side === "bottom" || side === "top" ? 30 : 50) - square);
}

/** The plan of a square board. */
export function squarePlan(size: number): SquarePlan {
  const board = makeSquareBoard(size, size < 600 ? 13 : Math.round(18 * Math.max(1, size / USUAL)));
  const letters = lettering(size);
  const small = letters === "none";
  const scale = Math.max(1, size / USUAL);
  const puck = small ? Math.max(8.5, Math.min(9.5, size / 40)) : Math.min(15, size / 50) * scale;
  const band = Math.round(board.corner * (small ? 0.3 : 0.215));
  const { x, y, size: wide } = board.stage;

  function token(square: number, nth: number, count: number, jailed: boolean): Point {
    const r = board.rect(square);
    const upright = r.side === "left" || r.side === "right";
    const off = fanned(nth, count, upright ? r.height : r.width, puck);
    const edge = small ? puck : puck + 1;
    if (r.side === "bottom") return [r.x + r.width / 2 + off, r.y + r.height - edge - 1];
    if (r.side === "top") return [r.x + r.width / 2 + off, r.y + edge + (small ? 1 : 4)];
    if (r.side === "left") return [r.x + edge, r.y + r.height / 2 - 2 + off];
    if (r.side === "right") return [r.x + r.width - edge, r.y + r.height / 2 - 2 + off];
    if (turned(square) === 10 && jailed)
      return [r.x + r.width * 0.66 + off * 0.6, r.y + r.height * 0.34];
    // A single visitor stands in the strip beside the cell, where it hides no word.
    if (turned(square) === 10 && count < 2) return [r.x + r.width * 0.17, r.y + r.height * 0.62];
    if (turned(square) === 10) return [r.x + r.width * 0.42 + off * 0.8, r.y + r.height * 0.84];
    return [r.x + r.width * 0.5 + off, r.y + r.height * 0.48];
  }

  function crowd(square: number, jailed: boolean): { middle: Point; reach: number } {
    const r = board.rect(square);
    // A narrow square has no room for a ring: it reaches over its neighbours' edges.
    const reach = Math.max(Math.min(r.width, r.height) / 2, puck * 2.1) - 1;
    if (jailed || r.side !== "corner") return { middle: token(square, 0, 1, jailed), reach };
    return { middle: [r.x + r.width / 2, r.y + r.height / 2], reach };
  }

  function beside(square: number, far: number): Point {
    const r = board.rect(square);
    const [midX, midY] = [r.x + r.width / 2, r.y + r.height / 2];
    if (r.side === "bottom") return [midX, r.y - far];
    if (r.side === "top") return [midX, r.y + r.height + far];
    if (r.side === "left") return [r.x + r.width + far, midY];
    if (r.side === "right") return [r.x - far, midY];
    return [
      r.x > size / 2 ? r.x - far : r.x + r.width + far,
      r.y > size / 2 ? r.y - far : r.y + r.height + far,
    ];
  }

  return {
    shape: "square",
    size,
    rail: board.rail,
    lettering: letters,
    scale,
    stage: { x, y, width: wide, height: wide },
    puck,
    board,
    band,
    strip: Math.round(band * (small ? 0.34 : 0.3)),
    outline(square) {
      const r = board.rect(square);
      return `M${r.x} ${r.y}h${r.width}v${r.height}h${-r.width}z`;
    },
    token,
    crowd,
    mark: (square) => beside(square, small ? 5 : 9 * scale),
    step: (square, arrow) => step(turned(square), board.rect(square).side, arrow),
    control: (square) => beside(square, 22 * scale),
  };
}

/** A part of a square that lies towards the stage, so deep. */
export function inner(area: Area, side: Rect["side"], deep: number): Area {
  const { x, y, width, height } = area;
  if (side === "bottom") return { x, y, width, height: deep };
  if (side === "top") return { x, y: y + height - deep, width, height: deep };
  if (side === "left") return { x: x + width - deep, y, width: deep, height };
  return { x, y, width: deep, height };
}

/** The piece of the rail beside a square. */
export function railArea(rect: Rect, rail: number): Area {
  const [gap, edge] = [1.5, rail < 16 ? 1.2 : 2];
  const deep = rail - 2 * edge;
  const { x, y, width, height, side } = rect;
  if (side === "bottom")
    return { x: x + gap, y: y + height + edge, width: width - 2 * gap, height: deep };
  if (side === "top")
    return { x: x + gap, y: y - rail + edge, width: width - 2 * gap, height: deep };
  if (side === "left")
    return { x: x - rail + edge, y: y + gap, width: deep, height: height - 2 * gap };
  return { x: x + width + edge, y: y + gap, width: deep, height: height - 2 * gap };
}
