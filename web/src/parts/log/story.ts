/** The lines of the log: events with `told`, and what people did outside the game. */
import type { EntryModel, EventModel, MessageModel, Term } from "../../lib/protocol";

export interface Line {
  key: string;
  /** The entry or the event it tells of, by its name. */
  name: string;
  /** The event, if it is one of the game. */
  event: EventModel | null;
  /** The seat that acted; null is none. */
  seat: string | null;
  /** The side it is about, where sides have colours. */
  colour: string | null;
  message: Pick<MessageModel, "text" | "args">;
  /** Whose turn it is; null where that is not known. */
  mover: string | null;
  /** The number of the turn that begins here; null elsewhere. */
  turn: number | null;
  /** The same for a round. */
  round: number | null;
  /** The entry, if a bot says more in it. */
  answered?: EntryModel;
}

const SPOKEN = new Set(["said", "watcher_said"]);

function seatIn(term: Term | undefined): string | null {
  return term && typeof term === "object" && "seat" in term ? term.seat : null;
}

function turnOf(name: string, args: MessageModel["args"]): number | null {
  const number = args.turn ?? args.number;
  return name === "turn_started" && typeof number === "number" ? number : null;
}

function roundOf(name: string, args: MessageModel["args"]): number | null {
  return name === "round_started" && typeof args.round === "number" ? args.round : null;
}

/** The lines of some entries, oldest first. */
export function linesOf(entries: readonly EntryModel[]): Line[] {
  const lines: Line[] = [];
  let turn: number | null = null;
  let round: number | null = null;
  let mover: string | null = null;
  for (const entry of entries) {
    if (entry.text && !SPOKEN.has(entry.name))
      lines.push({
        key: `${entry.number}`,
        name: entry.name,
        event: null,
        seat: entry.seat,
        colour: null,
        message: { text: entry.text, args: entry.args },
        mover,
        turn: null,
        round: null,
      });
    for (const [place, event] of entry.events.entries()) {
      const begins = turnOf(event.name, event.args);
      if (begins !== null) mover = seatIn(event.args.seat);
      turn = begins ?? turn;
      const opens = roundOf(event.name, event.args);
      round = opens ?? round;
      // A turn or a round is a rule across the page, not a line of its own.
      if (!event.told || begins !== null || opens !== null) continue;
      lines.push({
        key: `${entry.number}.${place}`,
        name: event.name,
        event,
        seat: seatIn(event.args.seat) ?? entry.seat,
        colour: typeof event.args.colour === "string" ? event.args.colour : null,
        message: event,
        mover,
        turn,
        round,
        ...(entry.reply && event.name === "offer_rejected" ? { answered: entry } : {}),
      });
      turn = null;
      round = null;
    }
  }
  return lines;
}

/** What was said, oldest first. */
export function talk(entries: readonly EntryModel[]): EntryModel[] {
  return entries.filter(({ name }) => SPOKEN.has(name));
}
