/** The results of the latest entries: the last throw, the last walk, the card drawn. */
import type { EntryModel, EventModel, MessageModel, Term } from "../../lib/protocol";
import type { Box } from "../../lib/protocol";
import { wayOf } from "./geometry/plan";

export interface Walk {
  seat: string;
  from: number;
  to: number;
  steps: number;
  /** The squares on the way, the first left out. */
  way: number[];
}

export interface CardDrawn {
  /** The entry's number and the place in it: another card is another object. */
  key: string;
  seat: string;
  pack: string;
  text: MessageModel;
}

export function seatIn(term: Term | undefined): string | null {
  return term && typeof term === "object" && "seat" in term ? term.seat : null;
}

export function sumIn(term: Term | undefined): number | null {
  return term && typeof term === "object" && "money" in term ? term.money : null;
}

export function squareIn(box: Box, term: Term | undefined): number | null {
  if (!term || typeof term !== "object" || !("square" in term)) return null;
  return box.squares.find(({ id }) => id === term.square)?.square ?? null;
}

function messageIn(term: Term | undefined): MessageModel | null {
  return term && typeof term === "object" && "text" in term ? term : null;
}

/** A `moved` event as a walk. */
export function walkIn(box: Box, { args }: Pick<EventModel, "args">): Walk | null {
  const [seat, from, to] = [
    seatIn(args.seat),
    squareIn(box, args.from_square),
    squareIn(box, args.to_square),
  ];
  const steps = typeof args.steps === "number" ? args.steps : 0;
  if (seat === null || from === null || to === null) return null;
  return { seat, from, to, steps, way: wayOf(from, steps) };
}

/** A `card_drawn` event as a card. */
export function cardIn({ args }: Pick<EventModel, "args">, key: string): CardDrawn | null {
  const [seat, pack, text] = [seatIn(args.seat), messageIn(args.pack), messageIn(args.card)];
  if (seat === null || !pack || !text) return null;
  return { key, seat, pack: pack.text.replace("pack-", ""), text };
}

function* backwards(entries: readonly EntryModel[]): Generator<[EventModel, string]> {
  for (const entry of entries.toReversed())
    for (const [place, event] of [...entry.events.entries()].reverse())
      yield [event, `${entry.number}.${place}`];
}

/** The last walk since the last throw: its marks stay until the next. */
export function lastWalk(box: Box, entries: readonly EntryModel[]): Walk | null {
  for (const [event] of backwards(entries)) {
    if (event.name === "moved") return walkIn(box, event);
    if (event.name === "dice_thrown" || event.name === "turn_started") return null;
  }
  return null;
}

/** The card that lies open: the last drawn in this turn, until the next throw. */
export function openCard(entries: readonly EntryModel[]): CardDrawn | null {
  for (const [event, key] of backwards(entries)) {
    if (event.name === "card_drawn") return cardIn(event, key);
    if (["dice_thrown", "turn_started", "turn_ended"].includes(event.name)) return null;
  }
  return null;
}

/** The faces of the last throw, in this turn or before. */
export function lastDice(entries: readonly EntryModel[]): [number, number] | null {
  for (const [event] of backwards(entries)) {
    const { die1, die2 } = event.args;
    if (typeof die1 === "number" && typeof die2 === "number") return [die1, die2];
  }
  return null;
}
