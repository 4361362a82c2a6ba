/** What happened since a seat's last turn: one line for each turn of the others. */
import type { Box, EntryModel, EstateGame, EventModel } from "../../lib/protocol";
import type { Message } from "../../lib/texts/texts";
import { seatIn, squareIn } from "../board/happened";
import { headline } from "../log/remarks";
import { changeOf } from "./change";

export interface RecapLine {
  key: string;
  seat: string;
  message: Message;
  /** The same with one fact alone, where there is little room. */
  brief: Message;
  /** A new danger. */
  tag: Message | null;
  /** What it changed in the reader's cash. */
  change: number;
}

export interface Recap {
  /** The number of the turn that has begun. */
  turn: number;
  lines: readonly RecapLine[];
  before: number;
  now: number;
  /** To show it again. */
  entries: readonly EntryModel[];
}

interface Happened {
  entry: EntryModel;
  event: EventModel;
}
interface Moment {
  box: Box;
  game: EstateGame;
  seat: string;
  cash: number;
}

/** So many others must have played: one alone was just seen. */
const LEAST = 2;
const ACQUIRED = new Set(["lot_bought", "auction_won", "lot_transferred", "offer_accepted"]);
const BUILT = new Set(["house_built", "hotel_built"]);

const begins = ({ event }: Happened, seat?: string) =>
  event.name === "turn_started" && (seat === undefined || seatIn(event.args.seat) === seat);

/** Whether the seat's own turn begins or ends. */
const isOwn = (each: Happened, seat: string) =>
  begins(each, seat) || (each.event.name === "turn_ended" && seatIn(each.event.args.seat) === seat);

/** Where the others' turns begin and where the seat's own does; null if that is not known. */
function spanOf(happened: readonly Happened[], seat: string): [number, number] | null {
  const now = happened.findLastIndex((each) => begins(each));
  if (now < 0 || !begins(happened[now]!, seat)) return null;
  const own = happened.slice(0, now).findLastIndex((each) => isOwn(each, seat));
  if (own < 0) return null;
  const next = happened.findIndex((each, place) => place > own && begins(each));
  return [next, now];
}

function all(entries: readonly EntryModel[]): Happened[] {
  return entries.flatMap((entry) => entry.events.map((event) => ({ entry, event })));
}

/** Whether the seat's turn has begun and it has done nothing yet, but its last turn is not among the entries. */
export function isCutOff(entries: readonly EntryModel[], seat: string): boolean {
  const happened = all(entries);
  const now = happened.findLastIndex((each) => begins(each));
  if (now < 0 || !begins(happened[now]!, seat) || hasActed(happened.slice(now), seat)) return false;
  return !happened.slice(0, now).some((each) => isOwn(each, seat));
}

function hasActed(since: readonly Happened[], seat: string): boolean {
  const [first] = since;
  return since.some(({ entry }) => entry !== first?.entry && entry.seat === seat);
}

/** The recap at a moment; nothing if it is not the beginning of the seat's turn, or not worth it. */
export function recapOf(entries: readonly EntryModel[], moment: Moment): Recap | null {
  const { seat, cash } = moment;
  const happened = all(entries);
  const span = spanOf(happened, seat);
  if (!span || hasActed(happened.slice(span[1]), seat)) return null;
  const [from, to] = span;
  const starts = happened.flatMap((each, place) =>
    place >= from && place < to && begins(each) ? [place] : [],
  );
  if (starts.length < LEAST) return null;
  const lines = starts.map((start, nth) =>
    lineOf(happened.slice(start, starts[nth + 1] ?? to), moment),
  );
  const since = happened.slice(from);
  const change = since.reduce((sum, { event }) => sum + changeOf(event, seat), 0);
  const turn = happened[to]!.event.args.turn;
  return {
    turn: typeof turn === "number" ? turn : 0,
    lines,
    before: cash - change,
    now: cash,
    entries: [...new Set(since.map(({ entry }) => entry))],
  };
}

function lineOf(turn: readonly Happened[], { box, game, seat }: Moment): RecapLine {
  const [first] = turn;
  const mover = seatIn(first!.event.args.seat) ?? "";
  const events = turn.map(({ event }) => event);
  const told = events.filter((event) => event.told);
  return {
    key: `${first!.entry.number}`,
    seat: mover,
    message: headline(told, mover, seat),
    brief: headline(told, mover, seat, 1),
    tag: wholeColour(events, mover, box, game) ?? dearest(events, mover, box, game),
    change: events.reduce((sum, event) => sum + changeOf(event, seat), 0),
  };
}

/** A colour that the mover has whole now, with a lot of this turn. */
function wholeColour(
  events: readonly EventModel[],
  mover: string,
  box: Box,
  game: EstateGame,
): Message | null {
  const owner = new Map(game.lots.map((lot) => [lot.lot, lot.owner]));
  const fresh = events
    .filter(({ name }) => ACQUIRED.has(name))
    .flatMap(({ args }) => [args.lot, ...listed(args.give), ...listed(args.get)])
    .map((term) => squareIn(box, term));
  const whole = box.groups.find(
    ({ squares }) =>
      box.squares[squares[0]!]?.kind === "street" &&
      squares.some((square) => fresh.includes(square)) &&
      squares.every((square) => owner.get(square) === mover),
  );
  const group = whole && { text: `group-${whole.id.replaceAll("_", "-")}`, args: {} };
  return group ? { text: "recap-owns", args: { group } } : null;
}

function listed(term: EventModel["args"][string] | undefined) {
  return term && typeof term === "object" && "list" in term ? term.list : [];
}

/** The highest rent where the mover has built. */
function dearest(
  events: readonly EventModel[],
  mover: string,
  box: Box,
  game: EstateGame,
): Message | null {
  const built = events.flatMap(({ name, args }) =>
    BUILT.has(name) ? [squareIn(box, args.lot)] : [],
  );
  const rents = game.lots
    .filter(({ lot, owner, per_pip }) => owner === mover && !per_pip && built.includes(lot))
    .map(({ rent }) => rent ?? 0);
  const most = Math.max(0, ...rents);
  return most ? { text: "recap-rent", args: { amount: { money: most } } } : null;
}
