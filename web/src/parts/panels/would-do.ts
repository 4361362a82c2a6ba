/** The effects of a trade from the preview, sorted by new owner and group. */
import type { Box, EstateGame, RentChange, Trade } from "../../lib/protocol";

export interface Gain {
  seat: string;
  group: string;
  /** Whether its lots are streets, which can be built on. */
  streets: boolean;
  /** Whether the trade completes it. */
  whole: boolean;
  /** How many of it the seat would have, and how many there are. */
  count: number;
  size: number;
  /** Rents that would change, grouped by equal changes. */
  rents: readonly { lots: readonly number[]; change: RentChange }[];
}

/** Lots that would change hands. */
export type Moved = readonly { lot: number; to: string }[];

export function gainsOf(trade: Trade, box: Box, game: EstateGame, moved: Moved): Gain[] {
  const owners = new Map(game.lots.map(({ lot, owner }) => [lot, owner]));
  for (const { lot, to } of moved) owners.set(lot, to);
  const groupOf = (lot: number) => box.squares[lot]?.group ?? "";
  const keys = new Map<string, readonly [string, string]>();
  for (const { seat, group } of trade.completes) keys.set(`${seat} ${group}`, [seat, group]);
  for (const { seat, lot } of trade.rents)
    keys.set(`${seat} ${groupOf(lot)}`, [seat, groupOf(lot)]);
  return [...keys.values()].flatMap(([seat, group]) => {
    const lots = box.squares.filter((square) => square.group === group);
    const changes = trade.rents.filter((rent) => rent.seat === seat && groupOf(rent.lot) === group);
    // A rent of the old owner says little about its worth to the new one.
    const kept = changes.filter(({ lot }) => !moved.some((each) => each.lot === lot));
    const streets = lots.some(({ kind }) => kind === "street");
    const whole = trade.completes.some((done) => done.seat === seat && done.group === group);
    // A street from a whole colour: shown in the old owner's line.
    if (streets && !whole && !kept.length) return [];
    return {
      seat,
      group,
      streets,
      whole,
      count: lots.filter(({ square }) => owners.get(square) === seat).length,
      size: lots.length,
      rents: alike(kept.length ? kept : changes),
    };
  });
}

function alike(changes: readonly RentChange[]): Gain["rents"] {
  const found: { lots: number[]; change: RentChange }[] = [];
  for (const change of changes) {
    const same = found.find(
      ({ change: { before, after } }) => before === change.before && after === change.after,
    );
    if (same) same.lots.push(change.lot);
    else found.push({ lots: [change.lot], change });
  }
  return found;
}
