/** The sentence of the bar in an auction. */
import type { Box } from "../../lib/protocol";
import { money, say, t } from "../../lib/words.svelte";
import { auctioned, type Sentence } from "../bar/sentence";
import type { Bidding } from "./bidding.svelte";
import type { Sale } from "./showing.svelte";

/** What is going on for the person in the auction; null where the usual sentence says it. */
export function auctionSentence(bidding: Bidding, box: Box): Sentence | null {
  const { matter, limit } = bidding;
  if (!matter || !bidding.isIn) return null;
  const lot = auctioned(box, matter);
  if (limit && bidding.isTopped)
    return { title: topped(bidding), detail: t("play-limit-topped-then") };
  if (bidding.isChoosing) {
    const title = matter.lot === null ? t("play-limit-question") : t("play-auction-worth", { lot });
    return { title, detail: reason(bidding) };
  }
  if (!limit) return null;
  return {
    title: t("play-limit-set", { amount: money(limit.amount) }),
    detail: bidding.leads ? t("play-limit-leads") : t("play-limit-then"),
  };
}

/** Who has gone beyond the limit, or was there first. */
export function topped({ matter, limit }: Bidding): string {
  const values = { seat: matter?.bidder ?? "", amount: money(limit?.amount ?? 0) };
  return (matter?.bid ?? 0) > (limit?.amount ?? 0)
    ? t("play-limit-topped", values)
    : t("play-limit-met", values);
}

/** Why the chosen sum: the adviser's reason, or what a limit is. */
export function reason(bidding: Bidding): string {
  const { told } = bidding;
  const isAdvised = bidding.chosen === bidding.good || bidding.saysPass;
  return isAdvised && told?.reason ? say(told.reason) : t("play-limit-then");
}

/** How an auction has ended. */
export function soldSentence(sale: Sale, box: Box, seat: string | null): Sentence {
  const lot = auctioned(box, sale);
  const amount = money(sale.sum);
  const detail = t("play-sold-then");
  if (sale.winner === null) return { title: t("play-sold-nobody"), detail };
  const title =
    sale.winner === seat
      ? t("play-sold-mine-for", { lot, amount })
      : t("play-sold-for", { seat: sale.winner, lot, amount });
  return { title, detail };
}
