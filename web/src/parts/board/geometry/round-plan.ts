/** The round board: where its sectors, tokens, marks and controls are. */
import { makeRing, polar, radians, sector, type Ring } from "../../../drawings/geometry/ring";
import { SQUARES, turned, USUAL, type Arrow, type BoardPlan } from "./plan";

export interface RoundPlan extends BoardPlan {
  shape: "round";
  ring: Ring;
  /** How deep a colour band is. */
  band: number;
  /** The radius of the unit in the middle. */
  unit: number;
}

const WAYS: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Along the ring where the arrow points along it, else across to the other side, inward only. */
function step(ring: Ring, square: number, arrow: Arrow): number {
  const angle = radians(ring.middle(square));
  const [x, y] = WAYS[arrow];
  const along = -Math.sin(angle) * x + Math.cos(angle) * y;
  if (Math.abs(along) > 0.38) return turned(square + Math.sign(along));
  const inward = -Math.cos(angle) * x - Math.sin(angle) * y;
  return inward > 0 ? turned(square + SQUARES / 2) : square;
}

/** The plan of a round board. */
export function roundPlan(size: number): RoundPlan {
  const rail = size < 600 ? 13 : Math.round(18 * Math.max(1, size / USUAL));
  const ring = makeRing(size, rail, 0.144 * size);
  const small = size < 640;
  const scale = Math.max(1, size / USUAL);
  const puck = small ? Math.max(8.5, Math.min(9.5, size / 40)) : Math.min(15, size / 50) * scale;
  const unit = 0.22 * size;
  const { centre, inner, outer } = ring;
  return {
    shape: "round",
    size,
    rail,
    lettering: small ? "none" : "full",
    scale,
    stage: { x: centre - inner, y: centre - inner, width: 2 * inner, height: 2 * inner },
    puck,
    ring,
    band: Math.round((small ? 0.3 : 0.222) * 0.144 * size),
    unit,
    outline: (square) => sector(centre, inner, outer, ...ring.span(square)),
    token(square, nth, count, jailed) {
      const deep = outer - inner - 2 * puck;
      const apart = count > 1 ? Math.min(puck * 1.6, deep / (count - 1)) : 0;
      if (turned(square) === 10 && jailed)
        return polar(centre, inner + puck * 1.6 + nth * apart * 0.6, ring.middle(square));
      return polar(centre, outer - puck - 2 - nth * apart, ring.middle(square));
    },
    crowd: (square, jailed) => ({
      middle: polar(centre, jailed ? inner + puck * 2 : (inner + outer) / 2, ring.middle(square)),
      reach: puck * 2.4,
    }),
    mark: (square) => polar(centre, inner - 3 * scale, ring.middle(square)),
    step: (square, arrow) => step(ring, turned(square), arrow),
    control: (square) => polar(centre, inner - 40 * scale, ring.middle(square)),
  };
}
