/**
 * What a turn comes to: its events as short remarks about the seat whose turn it is, most important
 * first. Everything is in the events; nothing is worked out.
 */
import type { EventModel, Term } from "../../lib/protocol";
import type { Message } from "../../lib/texts/texts";
import { seatIn, sumIn } from "../board/happened";

export interface Remark {
  /** How much it matters. */
  weight: number;
  /** The place of its first event in the turn. */
  place: number;
  message: Message;
}

type Told = Pick<EventModel, "name" | "args">;
type Who = "you" | "other" | "none";

/** Events of one kind and one partner, put together. */
interface Sum {
  text: string;
  weight: number;
  place: number;
  count: number;
  amount: number;
  lots: Term[];
  who: Who;
  other: Term;
  more: Record<string, Term>;
}

interface Said {
  text: string;
  weight: number;
  /** The other seat it is about. */
  other?: Term;
  lot?: Term | undefined;
  more?: Record<string, Term>;
}

/** Below this a remark only stands alone. */
const SLIGHT = 10;
/** A remark that is about the reader matters more. */
const MINE = 40;

/** Remarks about the mover itself, by event. */
const OWN: Record<string, Said> = {
  went_bankrupt: { text: "log-out", weight: 100 },
  resigned: { text: "log-out", weight: 100 },
  hotel_built: { text: "log-builds-hotel", weight: 66 },
  jailed: { text: "log-jailed", weight: 64 },
  house_built: { text: "log-builds-house", weight: 60 },
  lot_bought: { text: "log-buys", weight: 56 },
  auction_won: { text: "log-buys", weight: 56 },
  debt_opened: { text: "log-cannot-pay", weight: 50 },
  pot_taken: { text: "log-gets-pot", weight: 46 },
  jail_stayed: { text: "log-stays-jailed", weight: 45 },
  lot_mortgaged: { text: "log-mortgages", weight: 42 },
  house_sold: { text: "log-sells", weight: 40 },
  hotel_sold: { text: "log-sells", weight: 40 },
  bank_received: { text: "log-gets-bank", weight: 36 },
  tax_paid: { text: "log-pays-bank", weight: 35 },
  bank_paid: { text: "log-pays-bank", weight: 35 },
  jail_left: { text: "log-leaves-jail", weight: 28 },
  lot_redeemed: { text: "log-redeems", weight: 27 },
  card_drawn: { text: "log-draws", weight: 20 },
  moved: { text: "log-lands", weight: 8 },
  dice_thrown: { text: "log-rolls", weight: 4 },
};

/** What an event says of the mover; nothing if it is about somebody else alone. */
function saidOf({ name, args }: Told, mover: string): Said | null {
  const [seat, other] = [seatIn(args.seat), seatIn(args.other)];
  const own = seat === mover;
  if (name === "rent_paid" && own)
    return { text: "log-pays-rent", weight: 48, other: args.other ?? null };
  if (name === "player_paid" && own)
    return { text: "log-pays", weight: 47, other: args.other ?? null };
  if (name === "player_paid" && other === mover)
    return { text: "log-gets", weight: 47, other: args.seat ?? null };
  if (name === "settlement_accepted" && own)
    return { text: "log-pays", weight: 47, other: args.other ?? null };
  if (name === "offer_accepted" && (own || other === mover))
    return { text: "log-trades", weight: 54, other: (own ? args.other : args.seat) ?? null };
  if (name === "deal_forced" && own)
    return { text: "log-forces", weight: 55, other: args.other ?? null };
  if (name === "rent_lost" && other === mover)
    return { text: "log-no-rent", weight: 25, other: args.seat ?? null };
  if (name === "auction_won" && !own)
    return { text: "log-leaves-lot", weight: 52, other: args.seat ?? null, lot: args.lot };
  if (name === "auction_unsold")
    return { text: "log-leaves-lot", weight: 30, other: null, lot: args.lot };
  // What follows from an auction is told with it.
  if (name === "auction_won" && isBuilding(args)) return null;
  if ((name === "bank_paid" || name === "bank_received") && args.reason === "building") return null;
  const said = own ? OWN[name] : undefined;
  if (!said) return null;
  const lot = name === "moved" ? args.to_square : args.lot;
  const more = { pack: args.pack ?? null, die1: args.die1 ?? 0, die2: args.die2 ?? 0 };
  return { ...said, lot, more };
}

const isBuilding = (args: Told["args"]) => args.sort === "house" || args.sort === "hotel";

function sumsOf(events: readonly Told[], mover: string, you: string | null): Sum[] {
  const sums = new Map<string, Sum>();
  for (const [place, event] of events.entries()) {
    const said = saidOf(event, mover);
    if (!said) continue;
    const other = said.other ?? null;
    const name = seatIn(other ?? undefined);
    const who: Who = name === null ? "none" : name === you ? "you" : "other";
    const key = `${said.text} ${name ?? ""}`;
    const sum: Sum = sums.get(key) ?? {
      text: said.text,
      weight: said.weight + (who === "you" ? MINE : 0),
      place,
      count: 0,
      amount: 0,
      lots: [],
      who,
      other,
      more: said.more ?? {},
    };
    sum.count += 1;
    sum.amount += sumIn(event.args.amount) ?? 0;
    if (said.lot && !sum.lots.some((lot) => JSON.stringify(lot) === JSON.stringify(said.lot)))
      sum.lots.push(said.lot);
    sums.set(key, sum);
  }
  return gathered([...sums.values()]);
}

/** What is paid to several others, or by them, in one sum. */
const TOGETHER = { "log-gets": "log-gets-all", "log-pays": "log-pays-all" };

/** The reader's own share stands apart. */
function gathered(sums: readonly Sum[]): Sum[] {
  let kept = [...sums];
  for (const [text, all] of Object.entries(TOGETHER)) {
    const others = kept.filter((sum) => sum.text === text && sum.who === "other");
    if (others.length < 2) continue;
    const amount = others.reduce((sum, each) => sum + each.amount, 0);
    kept = kept.filter((sum) => !others.includes(sum));
    kept.push({ ...others[0]!, text: all, amount });
  }
  return kept;
}

/** The remarks on a turn, most important first. `you` is the reader's seat, where there is one. */
export function remarksOf(
  events: readonly Told[],
  mover: string,
  you: string | null,
): readonly Remark[] {
  return sumsOf(events, mover, you)
    .map(({ text, weight, place, count, amount, lots, who, other, more }) => ({
      weight,
      place,
      message: {
        text,
        args: { ...more, who, other, count, amount: { money: amount }, lots: { list: lots } },
      },
    }))
    .sort((one, next) => next.weight - one.weight);
}

/** The turn in one sentence: what matters most, in the order it happened. */
export function headline(
  events: readonly Told[],
  mover: string,
  you: string | null,
  most: 1 | 2 = 2,
): Message {
  const remarks = remarksOf(events, mover, you);
  const grave = remarks.filter(({ weight }) => weight > SLIGHT);
  const [first, second] = (grave.length ? grave.slice(0, most) : remarks.slice(0, 1)).toSorted(
    (one, next) => one.place - next.place,
  );
  const seat = { seat: mover };
  if (!first) return { text: "play-waiting", args: { seats: mover, count: 1 } };
  if (!second) return { text: "log-turn-one", args: { seat, first: first.message } };
  return {
    text: "log-turn-two",
    args: { seat, first: first.message, second: second.message },
  };
}
