/** Deeds that change hands: from the stage, or from another's purse, to the new owner's. */
import type { Animations } from "../../../lib/animation.svelte";
import type { Box, EventModel } from "../../../lib/protocol";
import { seatIn, squareIn } from "../happened";

export interface Handed {
  lot: number;
  /** Whose it was; null is the bank's. */
  from: string | null;
  to: string;
}

/** The deed that an event hands over. */
export function deedIn(box: Box, { name, args }: Pick<EventModel, "name" | "args">): Handed | null {
  const [lot, seat, other] = [squareIn(box, args.lot), seatIn(args.seat), seatIn(args.other)];
  if (lot === null || !seat) return null;
  if (name === "lot_bought" || name === "auction_won" || name === "title_dealt")
    return { lot, from: null, to: seat };
  if (name === "lot_transferred" && other) return { lot, from: seat, to: other };
  return null;
}

const NAMES = ["lot_bought", "auction_won", "title_dealt", "lot_transferred"];
const FLIGHT = 320;

function middle(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

function fly(box: Box, { lot, from, to }: Handed, ms: number): void {
  const start = document.querySelector(
    from ? `[data-purse="${CSS.escape(from)}"]` : "[data-stage]",
  );
  const end = document.querySelector(`[data-purse="${CSS.escape(to)}"]`);
  if (!start || !end || !ms) return;
  const deed = document.createElement("i");
  deed.className = "flying-deed";
  deed.setAttribute("aria-hidden", "true");
  deed.style.setProperty("--group", `var(--group-${box.squares[lot]?.group ?? "utility"})`);
  document.body.append(deed);
  const at = ([x, y]: readonly [number, number], scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  deed
    .animate(
      [{ transform: at(middle(start), 1.6) }, { transform: at(middle(end), 0.4), opacity: 0.4 }],
      {
        duration: ms,
        easing: "cubic-bezier(.6,0,.2,1)",
      },
    )
    .finished.catch(() => undefined)
    .finally(() => deed.remove());
}

/** Let every deed fly to its owner; returns a function that stops it. */
export function deedsFly(animations: Animations, box: () => Box): () => void {
  const forget = NAMES.map((name) =>
    animations.on(name, ({ event }, pace) => {
      const handed = deedIn(box(), event);
      if (handed) fly(box(), handed, pace.ms(FLIGHT));
    }),
  );
  return () => forget.forEach((each) => each());
}
