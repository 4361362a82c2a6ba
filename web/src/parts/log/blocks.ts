/**
 * Lines of the log folded into one that opens: an auction, another's turn, a debt's way out. Only
 * the drawing is folded; every line stays what it was.
 */
import type { Message } from "../../lib/texts/texts";
import { sumIn } from "../board/happened";
import { headline } from "./remarks";
import type { Line } from "./story";

export interface Block {
  key: string;
  /** What is shown of it while it is folded. */
  head: Line;
  /** The lines in it; none in a plain line. */
  lines: readonly Line[];
  turn: number | null;
  round: number | null;
}

export interface Reader {
  /** The seats whose turns stay open; null folds no turns. */
  own: readonly string[] | null;
  /** Whom sentences call "you", if that is one person. */
  you: string | null;
}

type Sort = "line" | "turn" | "auction" | "debt";
interface Draft {
  sort: Sort;
  lines: Line[];
  turn: number | null;
  round: number | null;
}

const BIDS = new Set(["auction_opened", "bid_made", "bid_passed", "bidder_dropped", "hammer_soon"]);
const SOLD = new Set(["auction_won", "auction_unsold"]);
const RAISED = new Set(["house_sold", "hotel_sold", "hotel_swapped", "lot_mortgaged"]);
const SETTLED = new Set([
  "debt_paid",
  "rent_paid",
  "tax_paid",
  "bank_paid",
  "player_paid",
  "settlement_accepted",
  "went_bankrupt",
]);
/** Always told by themselves. */
const LOUD = new Set(["game_won", "wealth_counted", "time_called"]);
/** Who comes and goes: the mats show it too. */
const COMING = new Set(["away", "away_for", "came_back", "stood_in", "device_added", "seat_taken"]);

class Folding {
  readonly drafts: Draft[] = [];
  #own: Reader["own"];
  #turn: Draft | null = null;
  #mover: string | null = null;
  #auction: Draft | null = null;
  #debt: Draft | null = null;
  #debtor: string | null = null;
  /** The number of the turn that has begun and is not shown yet. */
  #begun: number | null = null;
  /** Whether the last turn shown was folded: a number every line would be too many. */
  #inRow = false;

  constructor(own: Reader["own"]) {
    this.#own = own;
  }

  add(line: Line): void {
    if (line.turn !== null) {
      this.#begun = line.turn;
      this.#turn = null;
      this.#debt = null;
    }
    this.#mover = line.mover;
    if (this.#bids(line) || this.#folds(line) || this.#raises(line)) return;
    this.#open("line", line);
  }

  #open(sort: Sort, line: Line): Draft {
    const draft: Draft = { sort, lines: [line], turn: null, round: line.round };
    const isFolded = sort === "turn" || (sort === "auction" && this.#isOthers());
    if (!isFolded || !this.#inRow) {
      draft.turn = this.#begun;
      this.#begun = null;
    } else this.#begun = null;
    if (line.event) this.#inRow = isFolded;
    this.drafts.push(draft);
    return draft;
  }

  #isOthers(): boolean {
    return this.#own !== null && this.#mover !== null && !this.#own.includes(this.#mover);
  }

  #bids(line: Line): boolean {
    const ends = SOLD.has(line.name);
    if (!ends && !BIDS.has(line.name)) return false;
    if (line.name === "auction_opened") this.#auction = null;
    if (this.#auction) this.#auction.lines.push(line);
    else this.#auction = this.#open("auction", line);
    if (ends) this.#auction = null;
    return true;
  }

  #folds(line: Line): boolean {
    if (!line.event || LOUD.has(line.name) || !this.#isOthers()) return false;
    if (this.#turn) this.#turn.lines.push(line);
    else this.#turn = this.#open("turn", line);
    return true;
  }

  #raises(line: Line): boolean {
    if (line.name === "debt_opened") this.#debtor = line.seat;
    if (line.seat !== this.#debtor) return false;
    if (SETTLED.has(line.name)) this.#debtor = this.#debt = null;
    if (this.#debtor === null || !RAISED.has(line.name)) return false;
    if (this.#debt) this.#debt.lines.push(line);
    else this.#debt = this.#open("debt", line);
    return true;
  }
}

function auctionHead(lines: readonly Line[]): Pick<Line, "message" | "seat"> {
  const told = lines.findLast(({ name }) => SOLD.has(name) || name === "bid_made") ?? lines[0]!;
  if (told.name !== "auction_won") return told;
  return { seat: told.seat, message: { text: "log-sold", args: told.message.args } };
}

function debtHead(lines: readonly Line[]): Pick<Line, "message" | "seat"> {
  const { seat } = lines[0]!;
  const sum = lines.reduce((all, { message }) => all + (sumIn(message.args.amount) ?? 0), 0);
  const message: Message = { text: "log-raised", args: { seat: { seat }, amount: { money: sum } } };
  return { seat, message };
}

function headOf({ sort, lines }: Draft, you: string | null): Line {
  const [first] = lines;
  if (lines.length === 1 && sort !== "auction") return first!;
  const base = { ...first!, colour: null };
  if (sort === "auction") return { ...base, ...auctionHead(lines) };
  if (sort === "debt") return { ...base, ...debtHead(lines) };
  const seat = first!.mover;
  const events = lines.flatMap(({ event }) => event ?? []);
  return { ...base, seat, message: headline(events, seat ?? "", you) };
}

/** The blocks of some lines, in order. */
export function blocksOf(lines: readonly Line[], { own, you }: Reader): Block[] {
  const folding = new Folding(own);
  for (const line of lines) folding.add(line);
  return folding.drafts.map((draft) => ({
    key: `${draft.sort} ${draft.lines[0]!.key}`,
    head: headOf(draft, you),
    lines: draft.lines.length > 1 ? draft.lines : [],
    turn: draft.turn,
    round: draft.round,
  }));
}

/** The blocks that a phone has room for: not who comes and goes. */
export function lastOf(blocks: readonly Block[], count: number): Block[] {
  return blocks.filter(({ head }) => !COMING.has(head.name)).slice(-count);
}
