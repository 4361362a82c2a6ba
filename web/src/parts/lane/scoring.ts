/** The payment of an event, and where on the lane its sum is shown. */
import type { EventModel, LaneBox, Term } from "../../lib/protocol";
import type { Spot } from "./motion";

export interface Mark {
  key: string;
  at: Spot;
  colour: string | null;
  /** What the side gets, negative for a payment. */
  amount: number;
  /** What the pot gets. */
  pot: number;
  /** The spaces it is for. */
  spaces: readonly string[];
}

type Told = Pick<EventModel, "name" | "args">;

/** The payments of an event: to the side, and to the pot. */
const FLOWS: Record<string, readonly [number, number]> = {
  property_collected: [1, 0],
  bonus_collected: [1, 0],
  house_doubled: [1, 0],
  tax_paid: [-1, 1],
  fee_paid: [-1, 1],
  pot_shared: [1, -1],
};
const KINDS: Record<string, string> = {
  tax_paid: "luxury_tax",
  fee_paid: "go_to_jail",
  pot_shared: "free_parking",
};

export function cashIn({ args }: Told): number {
  const { amount } = args;
  return amount && typeof amount === "object" && "money" in amount ? amount.money : 0;
}

function spaceIn(term: Term | undefined): string | null {
  return term && typeof term === "object" && "space" in term ? term.space : null;
}

/** The group that a term names: its text is `group-<id>`. */
function groupIn(term: Term | undefined): string | null {
  if (!term || typeof term !== "object" || !("text" in term)) return null;
  return term.text.replace(/^group-/, "").replaceAll("-", "_");
}

function spacesOf(box: LaneBox, { name, args }: Told): readonly string[] {
  const one = spaceIn(args.space);
  if (one) return [one];
  const group = box.groups.find(({ id }) => id === groupIn(args.group));
  if (group) return group.spaces;
  const found = box.spaces.find(({ kind }) => kind === KINDS[name]);
  return found ? [found.id] : [];
}

/** The middle of some spaces. */
export function middleOf(box: LaneBox, ids: readonly string[]): Spot {
  const spaces = box.spaces.filter(({ id }) => ids.includes(id));
  const sum = (of: (space: (typeof spaces)[number]) => number) =>
    spaces.reduce((total, space) => total + of(space), 0) / Math.max(1, spaces.length);
  return { x: sum((s) => s.x + s.width / 2), y: sum((s) => s.y + s.depth / 2) };
}

/** The mark of an event; nothing where no money moves. */
export function markOf(box: LaneBox, event: Told, key: string): Mark | null {
  const flow = FLOWS[event.name];
  if (!flow) return null;
  const spaces = spacesOf(box, event);
  const amount = cashIn(event);
  const { colour } = event.args;
  return {
    key,
    at: middleOf(box, spaces),
    colour: typeof colour === "string" ? colour : null,
    amount: flow[0] * amount,
    pot: flow[1] * amount,
    spaces,
  };
}
