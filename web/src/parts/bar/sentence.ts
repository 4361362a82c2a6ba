/**
 * The current situation in one sentence, and its consequence: all from the view, nothing
 * computed.
 */
import type { Box, Choice, EstateGame, Face, Shortage, You } from "../../lib/protocol";
import { money, say, t, words } from "../../lib/words.svelte";
import { choicesOf } from "./choices";

export interface Sentence {
  title: string;
  detail: string;
}

interface Moment {
  box: Box;
  game: EstateGame;
  face: Face;
  seat: string | null;
  you: You | null;
}

const said = (title: string, detail = ""): Sentence => ({ title, detail });

/** The sentence of the bar at an estate table. */
export function sentenceOf(moment: Moment): Sentence {
  const { game, face, seat } = moment;
  if (game.winners.length || face.phase === "over")
    return said(
      t("play-over"),
      t("play-over-won", { seats: words().list(game.winners), count: game.winners.length }),
    );
  if (face.paused) return said(t("play-paused"), t("play-paused-then"));
  if (seat && game.seats.find((each) => each.seat === seat)?.out)
    return said(t("play-out"), waiting(moment).title);
  if (seat && face.seats.find(({ name }) => name === seat)?.bot)
    return said(t("play-lent"), t("play-lent-then"));
  if (face.throw_for)
    return said(t("play-throw-for", { seat: face.throw_for }), t("play-throw-for-then"));
  if (seat && game.to_act.includes(seat)) return asked(moment);
  return perhaps(moment) ?? waiting(moment);
}

/** What others offer or owe while the seat itself owes nothing. */
function perhaps({ game, seat, box }: Moment): Sentence | null {
  const offer = game.offers.find(({ to }) => to === seat);
  if (offer) return said(t("play-offered", { other: offer.from }), t("play-offered-then"));
  const claim = game.claims.find(({ by }) => by === seat);
  if (!claim) return null;
  return said(
    t("play-claim", { other: claim.from, lot: squareName(box, claim.on) }),
    t("play-claim-until", { until: claim.until }),
  );
}

function waiting({ game, seat }: Moment): Sentence {
  const detail = seat ? t("play-waiting-then") : t("play-watching");
  if (!game.to_act.length) return said(t("play-nobody"), detail);
  return said(
    t("play-waiting", { seats: words().list(game.to_act), count: game.to_act.length }),
    detail,
  );
}

/** The shortest name of a square, for sentences of the bar. */
export function shortName(box: Box, square: number): string {
  return words().short(`square-${box.squares[square]!.id.replaceAll("_", "-")}`);
}

export function squareName(box: Box, square: number): string {
  return words().name("square", box.squares[square]!.id);
}

function asked(moment: Moment): Sentence {
  const { box, game, seat } = moment;
  const { matter } = game;
  switch (matter?.kind) {
    case "buy":
      return onOffer(moment, matter.lot, matter.price);
    case "auction":
      return auction(moment);
    case "debt":
      return debt(moment);
    case "shortage":
      return said(shortageTitle(matter), t("play-shortage-then"));
    case "keep":
      return said(t("play-keep"), t("play-keep-then"));
    case "choice":
      return said(
        t("play-choice", { amount: money(matter.amount), pack: words().name("pack", matter.pack) }),
        t("play-choice-then"),
      );
    case "price":
      return said(
        t("play-price", { lot: squareName(box, matter.lot) }),
        t("play-price-then", { other: matter.owner, times: matter.per_pip }),
      );
    case "zone":
      return said(t("play-zone"), t("play-zone-then"));
    case "text":
      return said(t("play-text"), t("play-text-then"));
    default:
      return turn(moment, seat ?? "");
  }
}

/** How many buildings are left. */
export function shortageTitle({ stock, sort }: Shortage): string {
  return t("play-shortage", {
    count: stock,
    sort,
    house: t("piece-house"),
    houses: t("piece-houses"),
    hotel: t("piece-hotel"),
    hotels: t("piece-hotels"),
  });
}

function turn({ game, you }: Moment, seat: string): Sentence {
  const mine = game.seats.find((each) => each.seat === seat);
  if (game.phase === "order") return said(t("play-order"), t("play-order-then"));
  const best = choicesOf(you?.choices ?? [], "build").find(({ main }) => main);
  if (best) return said(t(game.phase === "end" ? "play-end" : "play-roll"), say(best));
  if (game.phase === "end") return said(t("play-end"), t("play-end-then"));
  if (game.phase === "roll" && mine?.jail)
    return said(t("play-jail"), t("play-jail-then", { turn: mine.jail }));
  if (game.phase === "roll" && game.turn.throws) return said(t("play-again"), t("play-again-then"));
  if (game.phase === "roll") return said(t("play-roll"), t("play-roll-then"));
  return said(say(game.phase_text));
}

function onOffer({ box, you }: Moment, lot: number, price: number): Sentence {
  const title = t("play-free", { lot: shortName(box, lot) });
  const buy = choicesOf(you?.choices ?? [], "buy")[0];
  if (buy?.cost == null || !you) return said(title, t("play-free-dear", { amount: money(price) }));
  return said(title, t("play-free-then", { amount: money(you.cash + buy.cost) }));
}

function auction({ box, game, you, seat }: Moment): Sentence {
  const { matter } = game;
  if (matter?.kind !== "auction") return said("");
  const bid = choicesOf(you?.choices ?? [], "bid")[0];
  const most = bid?.limits && "most" in bid.limits ? bid.limits.most : null;
  const detail =
    most === null ? t("play-auction-no-cash") : t("play-auction-most", { amount: money(most) });
  if (matter.bidder === seat)
    return said(t("play-auction-mine", { amount: money(matter.bid ?? 0) }), detail);
  if (matter.bidder)
    return said(
      t("play-auction-leads", { seat: matter.bidder, amount: money(matter.bid ?? 0) }),
      detail,
    );
  return said(t("play-auction-open", { lot: auctioned(box, matter) }), detail);
}

/** What is up for auction, in words. */
export function auctioned(box: Box, matter: { sort: string; lot: number | null }): string {
  if (matter.lot !== null) return squareName(box, matter.lot);
  return matter.sort === "hotel"
    ? t("play-a-hotel", { hotel: t("piece-hotel") })
    : t("play-a-house", { house: t("piece-house") });
}

function debt({ box, game, seat, you }: Moment): Sentence {
  const { matter } = game;
  if (matter?.kind !== "debt") return said("");
  if (matter.by !== seat)
    return said(
      t("play-settle-asked", { other: matter.by }),
      t("play-settle-asked-then", { amount: money(matter.amount) }),
    );
  const amount = money(matter.amount);
  const other = matter.to ?? t("the-bank");
  const why = matter.lot === null ? "" : t("play-debt-rent", { lot: squareName(box, matter.lot) });
  const plan = you?.way_out;
  if (matter.missing && plan && plan.cash_after >= 0)
    return said(
      t("play-debt-owe-only", { amount }),
      t("play-plan-keep", { amount: money(plan.cash_after) }),
    );
  if (matter.missing)
    return said(
      t("play-debt-short", { amount, missing: money(matter.missing) }),
      t("play-debt-short-then"),
    );
  return said(t("play-debt", { other, amount }), why);
}

/** The choices of a group for a lot, for panels. */
export function lotIn(choice: Choice): number | null {
  return choice.effect && "lot" in choice.effect ? choice.effect.lot : null;
}
