/** The screen of the electronic unit: the current matter, else the last event. */
import type { Box, EntryModel, EstateGame, MessageModel } from "../../lib/protocol";
import { paymentIn } from "./motion/money";

export interface Screen {
  /** The owners of the cards in the slots; null is the bank, undefined is none. */
  from?: string | null;
  to?: string | null;
  amount: number | null;
  /** The line that scrolls. */
  line: MessageModel;
}

const seat = (name: string | null) => ({ seat: name });
const message = (text: string, args: MessageModel["args"] = {}): MessageModel => ({ text, args });

/** A rent that waits to be claimed, a text, or an auction. */
function matterScreen(box: Box, game: EstateGame): Screen | null {
  const { matter } = game;
  if (matter?.kind === "text")
    return {
      to: matter.seat,
      amount: null,
      line: message(
        matter.text ? `card-${matter.text.replaceAll("_", "-")}` : "unit-chance-unknown",
      ),
    };
  if (matter?.kind === "auction" && matter.bid !== null)
    return {
      from: matter.bidder,
      amount: matter.bid,
      line: message("unit-bid", { seat: seat(matter.bidder), amount: { money: matter.bid } }),
    };
  if (matter?.kind === "auction")
    return {
      amount: matter.least,
      line: message("unit-auction", { amount: { money: matter.least } }),
    };
  const claim = game.claims.at(-1);
  if (claim)
    return {
      from: claim.from,
      to: claim.by,
      amount: claim.amount,
      line: message("board-unit-due", { lot: { square: box.squares[claim.on]!.id } }),
    };
  return null;
}

/** The last thing in this turn that the unit would show. */
function eventScreen(entries: readonly EntryModel[]): Screen | null {
  for (const entry of entries.toReversed())
    for (const event of entry.events.toReversed()) {
      if (event.name === "turn_started") return null;
      const payment = paymentIn(event);
      if (payment) return { ...payment, line: event };
      if (["text_shown", "zone_chosen", "auction_won", "auction_unsold"].includes(event.name))
        return { amount: null, line: event };
    }
  return null;
}

/** The screen now. */
export function screenOf(box: Box, game: EstateGame, entries: readonly EntryModel[]): Screen {
  const now = matterScreen(box, game) ?? eventScreen(entries);
  if (now) return now;
  const mover = game.seats.find(({ seat }) => seat === game.turn.mover);
  return {
    from: mover?.seat,
    amount: mover?.cash ?? null,
    line: message("board-unit-turn", { seat: seat(game.turn.mover) }),
  };
}

export interface Segments {
  digits: string;
  suffix: string;
}

/** A sum as the display writes it: three digits and M or K. */
export function segments(amount: number | null): Segments {
  if (amount === null) return { digits: "", suffix: "" };
  const millions = Math.abs(amount) >= 1e6;
  const value = amount / (millions ? 1e6 : 1e3);
  const places = millions ? (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2) : 0;
  const exact = Number.isInteger(Number((value * 10 ** places).toFixed(6)));
  return { digits: value.toFixed(exact ? places : 2), suffix: millions ? "M" : "K" };
}
