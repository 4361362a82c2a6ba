/** The box of the lane and moments of its game, for tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EventModel, KnockoutGame, LaneBox, LaneSide } from "../../lib/protocol";

export const BOX = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../tests/lane.json"), "utf8"),
) as LaneBox;

/** A side with its tokens at the given places: a space, or a word such as "hand". */
export function sideOf(colour: string, member: string, ...lie: readonly string[]): LaneSide {
  return {
    colour,
    name: { text: `side-${colour}`, args: {} },
    members: [member],
    gone: false,
    cash: 0,
    collected: [],
    sets: [],
    tokens: lie.map((place, number) => {
      const space = BOX.spaces.find(({ id }) => id === place);
      return {
        token: number + 1,
        where: space ? "board" : (place as "hand"),
        x: space ? space.x + space.width / 2 : null,
        y: space ? space.y + space.depth / 2 : null,
        space: space?.id ?? null,
      };
    }),
  };
}

/** Red (Ana) and blue (Vasco); red is asked. */
export function gameOf(sides: readonly LaneSide[], more: Partial<KnockoutGame> = {}): KnockoutGame {
  return {
    version: 1,
    number: 1,
    phase: "slide",
    phase_text: { text: "knockout-phase-slide", args: { seat: { seat: "Ana" } } },
    part: "slide",
    round: 1,
    rounds: 2,
    turn: { mover: "Ana", colour: "red", token: null },
    to_act: ["Ana"],
    order: sides.map(({ colour }) => colour),
    pot: 500,
    seats: sides.map(({ colour, members }) => ({
      seat: members[0]!,
      colour,
      out: false,
      hand: "casual",
    })),
    sides: [...sides],
    winners: [],
    ...more,
  };
}

/** A row of the wire: milliseconds, millimetres, millimetres a second. */
export function moved(
  colour: string,
  number: number,
  [time, x, y, vx, vy]: readonly number[],
  change: string,
): EventModel {
  const decimal = (value = 0) => ({ decimal: value });
  return {
    name: "token_moved",
    text: "knockout-event-token-moved",
    action: 1,
    told: false,
    args: {
      time: decimal(time),
      x: decimal(x),
      y: decimal(y),
      vx: decimal(vx),
      vy: decimal(vy),
      change,
      colour,
      number,
    },
  };
}
