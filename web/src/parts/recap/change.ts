/** What an event changes in a seat's cash, by docs/formats.md: everything that moves is in one event. */
import type { EventModel, Term } from "../../lib/protocol";
import { paymentIn } from "../board/motion/money";
import { seatIn, sumIn } from "../board/happened";

/** The cash among the goods of a trade. */
function cashIn(goods: Term | undefined): number {
  if (!goods || typeof goods !== "object" || !("list" in goods)) return 0;
  return goods.list.reduce<number>((sum, item) => sum + (sumIn(item) ?? 0), 0);
}

export function changeOf(event: Pick<EventModel, "name" | "args">, seat: string): number {
  const { name, args } = event;
  const isSeat = (term: Term | undefined) => seatIn(term) === seat;
  if (name === "offer_accepted") {
    const change = cashIn(args.get) - cashIn(args.give);
    return isSeat(args.seat) ? change : isSeat(args.other) ? -change : 0;
  }
  if (name === "taken_back") {
    const amount = isSeat(args.seat) ? (sumIn(args.amount) ?? 0) : 0;
    return args.flow === "in" ? amount : -amount;
  }
  const payment = paymentIn(event);
  if (payment?.from === seat) return -payment.amount;
  return payment?.to === seat ? payment.amount : 0;
}
