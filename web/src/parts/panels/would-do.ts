/** What a trade would do, gathered by whose it would be and of which group: facts of the preview, put in order. */
import type { Box, EstateGame, RentChange, Trade } from "../../lib/protocol";

export interface Gain {
  seat: string;
  group: string;
  /** Whether its lots are streets, on which one builds. */
  streets: boolean;
  /** Whether the trade completes it. */
  whole: boolean;
  /** How many of it the seat would have, and how many there are. */
  count: number;
  size: number;
  /** Rents that would change, those that change alike together. */
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
    // What was somebody else's says little of what it was worth to its new owner.
    const kept = changes.filter(({ lot }) => !moved.some((each) => each.lot === lot));
    const streets = lots.some(({ kind }) => kind === "street");
    const whole = trade.completes.some((done) => done.seat === seat && done.group === group);
    // A street out of a whole colour: its old owner's line says it.
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
