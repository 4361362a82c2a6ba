/** The bids of the current auction, from the entries. */
import type { EntryModel, Term } from "../../lib/protocol";

const seatIn = (term: Term | undefined) =>
  term && typeof term === "object" && "seat" in term ? term.seat : null;
const sumIn = (term: Term | undefined) =>
  term && typeof term === "object" && "money" in term ? term.money : null;

/** The last bid of each seat since the auction was opened. */
export function bidsOf(entries: readonly EntryModel[]): Record<string, number> {
  const bids: Record<string, number> = {};
  for (const entry of entries.toReversed())
    for (const { name, args } of entry.events.toReversed()) {
      if (name === "auction_opened" || name === "auction_started") return bids;
      const [seat, sum] = [seatIn(args.seat), sumIn(args.amount)];
      if (name.startsWith("bid") && seat && sum !== null) bids[seat] ??= sum;
    }
  return bids;
}
