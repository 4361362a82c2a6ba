/** How near the hammer is: by the clock if one runs, else by who may still bid. */
import type { Auction } from "../../lib/protocol";

export type Call = "once" | "twice" | "last";

export interface Going {
  call: Call | null;
  /** How much of the ring is left. */
  share: number;
  /** Of several, the last who could still outbid the leader. */
  rival: string | null;
}

/** `left` is the seconds until the hammer, out of `warning`; null if not announced. */
export function goingOf(
  { timer, bidder, bidders }: Auction,
  left: number | null,
  warning: number,
): Going {
  if (left !== null) {
    const share = Math.min(1, left / Math.max(1, warning));
    return { call: share > 2 / 3 ? "once" : share > 1 / 3 ? "twice" : "last", share, rival: null };
  }
  const rivals = bidders.filter((seat) => seat !== bidder);
  if (timer || bidder === null || !rivals.length) return { call: null, share: 1, rival: null };
  if (rivals.length > 2) return { call: null, share: 1, rival: null };
  const [rival] = rivals;
  return rivals.length === 2
    ? { call: "once", share: 2 / 3, rival: null }
    : { call: "twice", share: 1 / 3, rival: rival ?? null };
}
