/** Open offers, as the page shows them: who waits for whom, and what would change hands. */
import type { Action, EstateGame, Goods, Offer } from "../../lib/protocol";
import { detailOf } from "../bar/choices";

/** The offers that wait for a seat's answer, oldest first. */
export function waitingOffers(game: EstateGame, seat: string | null): readonly Offer[] {
  return seat === null ? [] : game.offers.filter(({ to }) => to === seat);
}

/** An offer as it is written in an action: missing goods are nothing. */
export interface Written {
  to: string;
  give: Goods;
  get: Goods;
}

export const NOTHING: Goods = { cash: 0, lots: [], cards: [] };

/** The terms of an action that makes an offer; nothing if it is another action. */
export function termsOf(action: Action | null): Written | null {
  const detail = action === null ? null : detailOf(action);
  if (!detail || typeof detail !== "object" || !("to" in detail)) return null;
  const { to, give, get } = detail as { to: string; give: object; get: object };
  return { to, give: { ...NOTHING, ...give }, get: { ...NOTHING, ...get } };
}
