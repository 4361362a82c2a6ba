/** Money that moves: notes fly from purse to purse. A purse is any element with `data-purse`. */
import type { Animations, Pace } from "../../../lib/animation.svelte";
import type { EventModel } from "../../../lib/protocol";
import { seatIn, sumIn } from "../happened";

/** A sum that changed hands; null is the bank. */
export interface Payment {
  from: string | null;
  to: string | null;
  amount: number;
}

const TO_BANK = [
  "bank_paid",
  "tax_paid",
  "title_dealt",
  "lot_bought",
  "lot_redeemed",
  "house_built",
  "hotel_built",
];
const FROM_BANK = [
  "salary_paid",
  "bank_received",
  "pot_taken",
  "lot_mortgaged",
  "house_sold",
  "hotel_sold",
  "hotel_swapped",
];
const BETWEEN = ["rent_paid", "player_paid", "settlement_accepted"];

/** The payment an event tells of. */
export function paymentIn({ name, args }: Pick<EventModel, "name" | "args">): Payment | null {
  const [seat, amount] = [seatIn(args.seat), sumIn(args.amount)];
  if (!seat || !amount) return null;
  if (TO_BANK.includes(name)) return { from: seat, to: null, amount };
  if (FROM_BANK.includes(name)) return { from: null, to: seat, amount };
  if (BETWEEN.includes(name)) return { from: seat, to: seatIn(args.other), amount };
  return null;
}

const NOTES = 4;
const FLIGHT = 420;
const APART = 45;

function middle(element: Element): DOMPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}

function purse(seat: string | null): Element | null {
  return document.querySelector(`[data-purse="${CSS.escape(seat ?? "")}"]`);
}

async function fly(payment: Payment, pace: Pace): Promise<void> {
  const [from, to, ms] = [purse(payment.from), purse(payment.to), pace.ms(FLIGHT)];
  if (!from || !to || !ms) return;
  const [start, end] = [middle(from), middle(to)];
  const notes = Array.from({ length: NOTES }, (_, nth) => {
    const note = document.createElement("i");
    note.className = "flying-note";
    note.setAttribute("aria-hidden", "true");
    document.body.append(note);
    const at = (x: number, y: number, turn: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
    const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2 - 60];
    const frames = [
      { transform: at(start.x, start.y, -12), opacity: 0 },
      { transform: at(x, y, 8 * nth - 10), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, 6), opacity: 0.2 },
    ];
    const flight = note.animate(frames, {
      duration: ms,
      delay: (APART * nth * ms) / FLIGHT,
      easing: "cubic-bezier(.6,0,.2,1)",
      fill: "both",
    });
    return flight.finished.catch(() => undefined).then(() => note.remove());
  });
  await Promise.all(notes);
}

/** Let every payment fly; returns a function that stops it. */
export function moneyFlies(animations: Animations): () => void {
  const forget = [...TO_BANK, ...FROM_BANK, ...BETWEEN].map((name) =>
    animations.on(name, ({ event }, pace) => {
      const payment = paymentIn(event);
      // The next beat need not wait for notes in the air.
      if (payment) void fly(payment, pace);
    }),
  );
  return () => forget.forEach((each) => each());
}
