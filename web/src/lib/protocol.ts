// Written by `passgo schema --typescript`; change the models in src/passgo and write it again.

export const PROTOCOL_VERSION = 2;
export const WIRE_VERSION = 1;
export const LIMITS = {
  "message_bytes": 16384,
  "id_length": 40,
  "name_length": 24,
  "words_length": 300,
  "luck_length": 64,
  "most_places": 8,
  "hello_seconds": 10,
  "silent_seconds": 60,
  "recent_entries": 50,
  "story_entries": 200,
  "handover_seconds": 600,
  "code_letters": "BCDFGHJKLMNPQRSTVWXZ23456789",
  "code_length": 7,
  "emotes_most": 4,
  "emotes_seconds": 10
} as const;
export const CLOSE_CODES = {
  "restarting": 1012,
  "malformed": 4400,
  "no_key": 4401,
  "wrong_origin": 4403,
  "no_such_table": 4404,
  "silent": 4408,
  "version": 4409,
  "table_gone": 4410,
  "too_big": 4413,
  "no_edition": 4424,
  "too_fast": 4429,
  "too_slow": 4430,
  "fault": 1011,
  "too_many_sockets": 4431
} as const;
export const PHRASES = [
  "hello",
  "good_luck",
  "nice",
  "well_played",
  "thanks",
  "sorry",
  "ouch",
  "your_turn",
  "one_moment",
  "deal",
  "no_deal",
  "back_soon",
  "good_game",
  "goodbye",
  "smile",
  "laugh",
  "wow",
  "sad",
  "angry",
  "love"
] as const;
export const EMOTES = ["smile", "laugh", "wow", "sad", "angry", "love"] as const;
export const LOBBY_ERRORS = [
  "not_your_seat",
  "not_your_place",
  "no_such_place",
  "place_taken",
  "no_open_place",
  "no_take_over",
  "only_watchers",
  "seat_out",
  "seat_of_person",
  "not_host",
  "not_seated",
  "not_gathering",
  "not_playing",
  "not_over",
  "nobody_seated",
  "too_many_places",
  "too_few_places",
  "name_missing",
  "name_empty",
  "name_long",
  "name_taken",
  "name_reserved",
  "name_kept",
  "token_taken",
  "words_empty",
  "words_long",
  "no_such_phrase",
  "phrase_or_words",
  "emotes_often",
  "option",
  "bad_action",
  "no_such_handover",
  "no_watching",
  "no_hint",
  "no_lot",
  "id_used"
] as const;
export const TROUBLES = [
  "storage",
  "not_stored",
  "moving",
  "busy",
  "restarting",
  "fault",
  "too_fast",
  "too_big",
  "too_slow",
  "silent",
  "malformed",
  "no_key",
  "wrong_origin",
  "no_such_table",
  "no_edition",
  "table_gone",
  "version",
  "no_such_page",
  "wrong_method",
  "too_many_tables",
  "too_many_sockets",
  "bad_record",
  "long_record",
  "no_push"
] as const;

export type Term =
  | number
  | string
  | SeatTerm
  | SquareTerm
  | SpaceTerm
  | MoneyTerm
  | WordsTerm
  | ShareTerm
  | DecimalTerm
  | ListTerm
  | MessageModel
  | null;

export type Action =
  | string
  | Record<string, unknown>;

export type OptionValue =
  | boolean
  | number
  | string
  | string[]
  | Record<string, string | string[]>
  | null;

export type AnyChange =
  | Add
  | Replace
  | Remove;

export type AnyRequest =
  | Act
  | ActAll
  | Throw
  | Pass
  | Say
  | Habits
  | Pause
  | Resume
  | Lend
  | TakeBack
  | Watch
  | Sit
  | Rename
  | Dress
  | Stand
  | SeatBot
  | OpenSeat
  | RemoveSeat
  | GiveLuck
  | Change
  | Start
  | Rematch
  | Handover;

export type AnyQuestion =
  | AskPreview
  | AskHint
  | AskWorth
  | AskBargain
  | AskForLot
  | AskFair
  | AskDeed
  | AskStory
  | Ping;

export type Incoming =
  | Hello
  | Act
  | ActAll
  | Throw
  | Pass
  | Say
  | Habits
  | Pause
  | Resume
  | Lend
  | TakeBack
  | Watch
  | Sit
  | Rename
  | Dress
  | Stand
  | SeatBot
  | OpenSeat
  | RemoveSeat
  | GiveLuck
  | Change
  | Start
  | Rematch
  | Handover
  | AskPreview
  | AskHint
  | AskWorth
  | AskBargain
  | AskForLot
  | AskFair
  | AskDeed
  | AskStory
  | Ping;

export type Outgoing =
  | Whole
  | Update
  | Done
  | Refused
  | Notice
  | Trouble
  | Previewed
  | Hinted
  | Valued
  | Bargained
  | DeedTold
  | Told
  | Pong;

/** Do an action of the game in a seat that the guest holds. */
export interface Act {
  id: string;
  type: "act";
  seat: string;
  /** The action from a choice, with its details filled in. */
  action: Action;
}

/** Do several actions one after the other, such as a way out of a debt. If one is refused, so is the request: what stands before it is done, and the rest is left. */
export interface ActAll {
  id: string;
  type: "act_all";
  seat: string;
  actions: Action[];
}

/** Add a key to an object, or insert an element before the one at this index. */
export interface Add {
  op: "add";
  path: string;
  value: unknown;
}

/** What a counter-offer changes, from the side of the one who asked. */
export interface Added {
  /** The cash to give in addition, as printed; negative if it is less. */
  cash: number;
  /** Lots to give in addition. */
  lots: number[];
}

/** How many squares a token has to go. */
export interface Ahead {
  seat: string;
  squares: number;
}

/** What the bot that an offer is for would say to it, and which others it would take. */
export interface AskBargain {
  id: string;
  type: "bargain";
  seat: string;
  offer: Action;
}

/** What a lot means now for a seat and for others. */
export interface AskDeed {
  id: string;
  type: "deed";
  seat: string;
  lot: number;
}

/** Which offers to bots both sides would value as a gain. */
export interface AskFair {
  id: string;
  type: "suggest";
  seat: string;
}

/** What the bot that has a lot would take for it now. */
export interface AskForLot {
  id: string;
  type: "would_take";
  seat: string;
  lot: number;
}

/** What a bot would do in a seat that the guest holds, from what that seat sees. */
export interface AskHint {
  id: string;
  type: "hint";
  seat: string;
  bot?: string;
}

/** What an action would cost and change. */
export interface AskPreview {
  id: string;
  type: "preview";
  seat: string;
  action: Action;
}

/** Past entries: those after a number, up to another. */
export interface AskStory {
  id: string;
  type: "story";
  after?: number;
  /** Null means as many as one answer can hold. */
  upto?: number | null;
}

/** What a seat that the guest holds might bid at most in the auction that is open. */
export interface AskWorth {
  id: string;
  type: "worth";
  seat: string;
  bot?: string;
}

/** A mortgaged lot that was received, and what each answer costs. */
export interface AskedLot {
  lot: number;
  redeem: number;
  keep: number;
}

/** What is up for auction, the highest bid, and who may still bid. */
export interface Auction {
  kind: "auction";
  sort: "lot" | "estate" | "house" | "hotel";
  lot: number | null;
  bid: number | null;
  bidder: string | null;
  bidders: string[];
  least: number;
  step: number;
  timer: boolean;
  need: Need | null;
}

/** How high the table bids for a seat in this auction. */
export interface AuctionLimit {
  amount: number;
  topped: boolean;
  until: number | null;
}

/** The buildings that the bank has left, and the pot. */
export interface Bank {
  houses: number;
  hotels: number;
  pot: number;
}

/** What bots would say to an offer, take for a lot, or agree to. */
export interface Bargained {
  type: "bargained";
  id: string;
  /** The number of the last entry when the bots were asked: later they may think otherwise. */
  number: number;
  /** Who has the lot, or gets the offer. */
  other: string | null;
  /** Whether the offer would be accepted; null if no bot is asked about one. */
  accepted: boolean | null;
  /** What the bot says if it would not. */
  reply: ReplyModel | null;
  offers: ProposalModel[];
  /** What the bot that has the lot would rather have. */
  likes: MessageModel | null;
}

/** The range of a bid. */
export interface BidLimits {
  least: number;
  most: number;
  step: number;
}

/** A bot that plays this edition. */
export interface BotForm {
  name: string;
  /** The id of its name; null for a player from outside. */
  title: string | null;
  /** The id of its description; null for a player from outside. */
  text: string | null;
  /** What a player from outside is called, in any language. */
  called: string | null;
  /** Whether it takes noticeable time to decide. */
  heavy: boolean;
}

/** Everything printed. */
export interface Box {
  version: number;
  family: string;
  edition: string;
  look: string;
  shape: string;
  modes: string[];
  players: [number, number];
  squares: BoxSquare[];
  groups: BoxGroup[];
  zones: BoxZone[];
  money: BoxMoney;
  tokens: string[];
  pieces: BoxPieces;
  palette: Record<string, string>;
  packs: BoxPack[];
  unit: string[] | null;
  bank_cards: number;
  salary: number;
}

/** How a locale writes a sum; with a point, large sums are written short. */
export interface BoxFormat {
  grouping: string;
  pattern: string;
  point: string | null;
}

/** Squares that belong together. */
export interface BoxGroup {
  id: string;
  code: string;
  hex: string;
  squares: number[];
}

/** How sums are counted and written. */
export interface BoxMoney {
  unit: number;
  symbol: string;
  denominations: number[];
  coins: number[];
  start_notes: [number, number][];
  formats: Record<string, BoxFormat>;
}

/** A pack of cards. */
export interface BoxPack {
  id: string;
  cards: string[];
}

/** A kind of building. */
export interface BoxPiece {
  count: number;
  hex: string;
}

/** The buildings. */
export interface BoxPieces {
  house: BoxPiece;
  hotel: BoxPiece;
}

/** One square; what its kind does not have is null or empty. */
export interface BoxSquare {
  square: number;
  id: string;
  kind: string;
  group: string | null;
  price: number | null;
  rents: number[];
  group_rent: number | null;
  dice: number[];
  house_cost: number | null;
  hotel_cost: number | null;
  mortgage: number | null;
  tax: number | null;
  pack: string | null;
  zone: string | null;
}

/** A stretch of squares, both ends included. */
export interface BoxZone {
  id: string;
  first: number;
  last: number;
  hex: string;
}

/** A card that says to pay or to draw another. */
export interface CardChoice {
  kind: "choice";
  seat: string;
  amount: number;
  pack: string;
}

/** Change the game or its settings, before the start; only for the host. Omitted fields stay. During the game `take_over` may be changed, alone. */
export interface Change {
  id: string;
  type: "change";
  /** Another edition starts with its default mode and options, except those given here. */
  edition?: string | null;
  /** A preset of the edition: its mode, options and customs, except those given here. */
  preset?: string | null;
  mode?: string | null;
  /** All options that differ from the edition's defaults; the others are reset. */
  options?: Record<string, OptionValue> | null;
  /** All customs that differ from the defaults; the others are reset. */
  customs?: CustomsModel | null;
  visibility?: "private" | "public" | null;
  watch?: boolean | null;
  take_over?: boolean | null;
}

/** One check of a record, with the result as a message. */
export interface Check {
  name: string;
  /** `open` means neither proved nor disproved. */
  state: "holds" | "wrong" | "open";
  text: string;
  args: Record<string, Term>;
}

/** Something a seat may do. */
export interface Choice {
  text: string;
  args: Record<string, Term>;
  action: Action;
  cost: number | null;
  group: string | null;
  several: boolean;
  main: boolean;
  limits: BidLimits | OfferLimits | SettleLimits | ForceLimits | DiceLimits | TextLimits | null;
  effect: LotEffect | LotsEffect | null;
}

/** A rent that is due and not claimed yet. */
export interface Claim {
  from: string;
  on: number;
  by: string;
  amount: number;
  turn: number;
  until: string;
}

/** A group that a trade would complete. */
export interface Completed {
  seat: string;
  group: string;
}

/** Waiting times at a table in seconds; null means no limit. */
export interface CustomsModel {
  /** Between two actions of bots, so that people can follow. */
  pace?: number;
  /** How long bots wait while a person has an offer or a rent to answer. */
  answer?: number | null;
  /** For each decision of a person, before the time bank is used. */
  decision?: number | null;
  /** Each person's time bank, for a whole game. */
  bank?: number;
  /** From the moment a person leaves until a stand-in takes the seat; null: no stand-in. */
  absence?: number | null;
  /** How long the electronic unit shows a text, in editions where texts disappear. */
  text?: number;
  /** From the auctioneer's warning to the end of the bidding. */
  warning?: number;
  /** Actions that bots take for people before they wait for a watcher to continue. */
  unwatched?: number;
  /** Who takes an absent person's seat. */
  stand_in?: string;
  /** Whether the table claims rents for people until they say otherwise. */
  claims?: boolean;
}

/** Who owes what to whom, and why; null is the bank. */
export interface Debt {
  kind: "debt";
  by: string;
  to: string | null;
  amount: number;
  missing: number | null;
  reason: string;
  lot: number | null;
  settlement: Settlement | null;
}

/** A measure. */
export interface DecimalTerm {
  decimal: number;
}

/** What a lot means now for a seat and for others. */
export interface DeedFacts {
  lot: number;
  owner: string | null;
  needs: Needed | null;
  yours: Share;
  stops: string | null;
  tokens: Ahead[];
  throw: WayThere | null;
  cash_after: number | null;
  refusal: RefusalModel | null;
}

/** What a lot means now. */
export interface DeedTold {
  type: "deed_told";
  id: string;
  facts: DeedFacts;
}

/** How often each face (1 to 6) and sum (2 to 12) came, beside what chance would give. */
export interface DiceCount {
  throws: number;
  faces: number[];
  sums: number[];
  sums_expected: number[];
  doubles: number;
  doubles_expected: number;
  seats: ThrownBy[];
}

/** The faces of a die thrown by hand. */
export interface DiceLimits {
  dice: [number, number];
}

/** How often each face (1 to 6) or each sum (2 to 12) came, and the expected numbers. */
export interface DiceTally {
  counts: number[];
  expected: number[];
  /** The chance that fair dice deviate at least this much; null if there are too few throws. */
  chance: number | null;
}

/** The complete state that one socket shows. */
export interface Document {
  table: Face;
  /** Null before the start. */
  game: EstateGame | KnockoutGame | null;
  /** The private parts of the seats that the guest holds, by name. */
  you: Record<string, You | LaneYou | null>;
}

/** A request is done and stored. */
export interface Done {
  type: "done";
  id: string;
  /** The number of its entry, or of the last entry if it made none. */
  number: number;
  /** Only for `sit`, `rematch` and `handover`; null for other requests. */
  answer: SatAnswer | RematchAnswer | HandoverAnswer | null;
}

/** Choose how a seat that the guest holds looks, until the game is over. */
export interface Dress {
  id: string;
  type: "dress";
  place: number;
  /** Null keeps the one it has, as does a token that is null. */
  portrait?: number | null;
  token?: number | null;
}

/** A sum that waits until its debtor has paid earlier debts. */
export interface Due {
  kind: "due";
  by: string;
  to: string | null;
  amount: number;
  reason: string;
  lot: number | null;
}

/** A sum between one seat and each of the others. */
export interface Each {
  kind: "each";
  seat: string;
  does: "collect" | "pay";
  amount: number;
  left: string[];
}

/** All data of an edition; bots are sorted from weakest to strongest. */
export interface EditionForm {
  edition: string;
  /** With the name it identifies the edition: 32 hexadecimal digits. */
  digest: string;
  family: string;
  modes: string[];
  players: [number, number];
  /** Whether it is one of the five official editions. */
  official: boolean;
  /** Sort key of the shelf; editions with the same one are sorted by name. */
  order: number;
  /** The usual length of a game. */
  minutes: number;
  /** The preset that a table of people begins with; null: the default options. */
  usual: string | null;
  /** The name of a drawn cover; a client without that drawing shows a plain cover. */
  cover: string;
  /** The colours of `table`, `board`, `ink` and `accent`. */
  palette: Record<string, string>;
  /** The text `edition-title` in each language. */
  titles: Record<string, string>;
  /** The text `edition-character` in each language. */
  characters: Record<string, string>;
  /** For each language, the version of the texts: `v` in their address. */
  texts: Record<string, string>;
  box: Box | LaneBox;
  setups: ModeForm[];
  /** In the order in which they are offered. */
  presets: PresetForm[];
  bots: BotForm[];
  usual_bot: string;
  adviser: string;
}

/** An edition in a list, with all data for the shelf. */
export interface EditionLine {
  edition: string;
  /** With the name it identifies the edition: 32 hexadecimal digits. */
  digest: string;
  family: string;
  modes: string[];
  players: [number, number];
  /** Whether it is one of the five official editions. */
  official: boolean;
  /** Sort key of the shelf; editions with the same one are sorted by name. */
  order: number;
  /** The usual length of a game. */
  minutes: number;
  /** The preset that a table of people begins with; null: the default options. */
  usual: string | null;
  /** The name of a drawn cover; a client without that drawing shows a plain cover. */
  cover: string;
  /** The colours of `table`, `board`, `ink` and `accent`. */
  palette: Record<string, string>;
  /** The text `edition-title` in each language. */
  titles: Record<string, string>;
  /** The text `edition-character` in each language. */
  characters: Record<string, string>;
  /** For each language, the version of the texts: `v` in their address. */
  texts: Record<string, string>;
}

/** One entry; entries are numbered 1, 2, 3 … without gaps at every table. */
export interface EntryModel {
  number: number;
  at: number;
  /** `acted` is an action of the game; the others concern the table and its people. */
  name: string;
  /** The seat that did it; null for a watcher, the bank or the table. */
  seat: string | null;
  /** Who did it: `plan` is a person who did several actions by one request, `habit` and `clock` act for a person, `table` is the table itself. */
  by: "person" | "plan" | "bot" | "habit" | "clock" | "bank" | "table";
  /** The sentence; null if the events are shown instead. */
  text: string | null;
  args: Record<string, Term>;
  /** The events of an action, in order. */
  events: EventModel[];
  said: Said | null;
  /** What a bot says to the person whose offer it turns down; missing in other entries. */
  reply?: ReplyModel | null;
}

/** The public state of a game at one moment. */
export interface EstateGame {
  version: number;
  number: number;
  phase: string;
  phase_text: MessageModel;
  turn: Turn;
  to_act: string[];
  seats: SeatView[];
  lots: LotView[];
  bank: Bank;
  packs: Record<string, number>;
  unit: Unit | null;
  matter: Purchase | Auction | Debt | Shortage | Question | CardChoice | Price | ZoneChoice | Move | ReturnCard | Each | WaitingTexts | TextShown | Due | NextLot | EstateSale | null;
  below: (Purchase | Auction | Debt | Shortage | Question | CardChoice | Price | ZoneChoice | Move | ReturnCard | Each | WaitingTexts | TextShown | Due | NextLot | EstateSale)[];
  claims: Claim[];
  offers: Offer[];
  winners: string[];
}

/** Lots of a bankrupt still to be auctioned. */
export interface EstateSale {
  kind: "estate";
  seat: string;
  lots: number[];
}

/** Something that happened. */
export interface EventModel {
  text: string;
  args: Record<string, Term>;
  name: string;
  action: number;
  told: boolean;
}

/** All public information about a table beside the game. */
export interface Face {
  code: string;
  phase: "gathering" | "playing" | "over";
  edition: string;
  /** The preset that was chosen; mode, options and customs may have been changed since. */
  preset?: string | null;
  mode: string;
  /** Options that differ from the edition's own. */
  options: Record<string, OptionValue>;
  /** The options among them that are house rules. */
  departures: string[];
  customs: FaceCustoms;
  visibility: "private" | "public";
  watch: boolean;
  /** Whether a person without a seat may take a bot's: its place is `open` during the game. */
  take_over?: boolean;
  /** The host's place; null if the host holds none. */
  host: number | null;
  seats: FaceSeat[];
  /** The people whose decision or answer the table waits for. */
  waiting: string[];
  paused: boolean;
  wants_pause: string[];
  /** Why the bots wait although the rules do not require it. */
  held: "out" | "away" | "unwatched" | null;
  /** How players who are out watch the rest. */
  watching: "watch" | "skip" | null;
  /** The bot whose dice must be thrown by hand. */
  throw_for: string | null;
  clocks: FaceClocks;
  /** Seconds left in each person's time bank. */
  banks: Record<string, number>;
  fair: Fair;
  /** The code of the rematch table. */
  rematch: string | null;
  /** How many connected people have no seat. */
  watchers: number;
  winners: string[];
  /** Null before the start. */
  progress?: Progress | null;
}

/** Deadlines in Unix seconds; null if no clock runs. */
export interface FaceClocks {
  hammer: number | null;
  hour: number | null;
  text: number | null;
  /** When each seat's time is up, time bank included. */
  decisions: Record<string, number>;
}

/** Waiting times at a table in seconds; null means no limit. */
export interface FaceCustoms {
  /** Between two actions of bots, so that people can follow. */
  pace: number;
  /** How long bots wait while a person has an offer or a rent to answer. */
  answer: number | null;
  /** For each decision of a person, before the time bank is used. */
  decision: number | null;
  /** Each person's time bank, for a whole game. */
  bank: number;
  /** From the moment a person leaves until a stand-in takes the seat; null: no stand-in. */
  absence: number | null;
  /** How long the electronic unit shows a text, in editions where texts disappear. */
  text: number;
  /** From the auctioneer's warning to the end of the bidding. */
  warning: number;
  /** Actions that bots take for people before they wait for a watcher to continue. */
  unwatched: number;
  /** Who takes an absent person's seat. */
  stand_in: string;
  /** Whether the table claims rents for people until they say otherwise. */
  claims?: boolean;
}

/** A place at the table. */
export interface FaceSeat {
  place: number;
  /** The seat's name; null in an open place before the start. */
  name: string | null;
  /** Whether it belongs to a person, even if a bot plays it now. */
  person: boolean;
  /** Whether a person may sit down here; during the game a bot plays it until then. */
  open: boolean;
  /** The bot that plays it now. */
  bot: string | null;
  /** Whether its person is away. */
  away: boolean;
  /** Whether its person is connected. */
  connected: boolean;
  /** Null before the start. */
  habits: SeatHabits | null;
  /** The drawn face that its person chose. */
  portrait?: number | null;
  /** Its token and colour, of which no other seat has the same; null in older tables. */
  token?: number | null;
}

/** Something counted; sums are printed money. */
export interface FactModel {
  text: string;
  args: Record<string, Term>;
  key: string;
  value: number;
}

/** The proof that no one chose the dice. */
export interface Fair {
  /** The hash of the secret, public from the start. */
  commitment: string;
  /** The luck of each seat. */
  luck: Record<string, string>;
  /** Null until the game is over. */
  secret: string | null;
  /** The seed made from secret and luck, in hexadecimal digits; null until the game is over. */
  seed: string | null;
}

/** What mortgaged lots cost their receiver: left as they are, or lifted at once. */
export interface Fee {
  seat: string;
  lots: number[];
  amount: number;
  redeem: number;
}

/** The lots of a forced deal. */
export interface ForceLimits {
  give: number[];
  take: number[];
}

/** The lots of a forced deal. */
export interface Forced {
  give: number[];
  take: number[];
}

/** A moment of a replay; the view is the family's, or null where only changes are sent. */
export interface FrameModel {
  number: number;
  seat: string | null;
  action: Action | null;
  events: EventModel[];
  view: Record<string, unknown> | null;
}

/** The story of a game, for the page at its end. */
export interface GameStory {
  version: number;
  /** The bots among the seats. */
  players: Record<string, string>;
  /** From the first action to the last; null if the times are unknown. */
  seconds: number | null;
  story: StoryModel;
  verification: Verification;
}

/** Add the seat's luck to the seed, before the start. */
export interface GiveLuck {
  id: string;
  type: "luck";
  place: number;
  luck: string;
}

/** One side of a trade. */
export interface Goods {
  cash: number;
  lots: number[];
  cards: string[];
}

/** Change a seat's habits; omitted fields stay as they are. */
export interface Habits {
  id: string;
  type: "habits";
  seat: string;
  /** Claim rents as soon as they are due. */
  claims?: boolean | null;
  /** Throw the dice if there is nothing else to decide. */
  rolls?: boolean | null;
  /** End the turn if there is nothing left to do; the client does it, after a moment. */
  ends?: boolean | null;
  /** Bots need not wait to be followed; they hurry if all people who play want it. */
  hurries?: boolean | null;
  /** In this auction: bid one step above the others, up to this sum; 0 withdraws the limit. */
  limit?: number | null;
  /** When to be asked although no decision is required. */
  attention?: "needed" | "turns" | "always" | null;
}

/** Create a code with which another device can hold the same seat. */
export interface Handover {
  id: string;
  type: "handover";
  place: number;
}

/** The one-time code for the seat on another device. */
export interface HandoverAnswer {
  handover: string;
  until: number;
}

/** The one-time code from the other device; not the table's code. */
export interface HandoverCode {
  code: string;
}

/** The first message of a socket. */
export interface Hello {
  type: "hello";
  /** The client's protocol version. */
  version: number;
  /** The number of the last entry it has seen; null is none. */
  last?: number | null;
  /** The client's language, such as `fr-CA`; an unknown language gives English. */
  locale?: string | null;
}

/** What a bot would do. */
export interface Hinted {
  type: "hinted";
  id: string;
  bot: string;
  /** The action as written, ready to send; null means wait. */
  action: Action | null;
  /** The action's label. */
  called: MessageModel | null;
  reason: ReasonModel | null;
  cost: number | null;
}

/** The public state of a game at one moment. */
export interface KnockoutGame {
  version: number;
  number: number;
  phase: string;
  phase_text: MessageModel;
  part: "slide" | "score" | "over";
  round: number;
  rounds: number;
  turn: LaneTurn;
  to_act: string[];
  order: string[];
  pot: number;
  seats: LaneSeat[];
  sides: LaneSide[];
  winners: string[];
}

/** What an aim may be: millimetres, degrees or a slope, metres a second. */
export interface LaneAim {
  x: [number, number];
  y: [number, number];
  angle: [number, number];
  slope: [number, number];
  speed: [number, number];
}

/** Everything printed. */
export interface LaneBox {
  version: number;
  family: string;
  edition: string;
  look: string;
  modes: string[];
  players: [number, number];
  lane: LaneShape;
  spaces: LaneSpace[];
  groups: LaneGroup[];
  colours: LaneColour[];
  tokens_each: number;
  money: LaneMoney;
  palette: Record<string, string>;
  payments: Record<string, LanePayments>;
}

/** Something a seat may do. */
export interface LaneChoice {
  text: string;
  args: Record<string, Term>;
  action: Action;
  cost: number | null;
  group: string | null;
  several: boolean;
  main: boolean;
  limits: LaneAim | null;
  effect: SpaceEffect | null;
}

/** A set of tokens. */
export interface LaneColour {
  id: string;
  hex: string;
}

/** How a locale writes a sum; with a point, large sums are written short. */
export interface LaneFormat {
  grouping: string;
  pattern: string;
  point: string | null;
}

/** Properties that belong together, and the bonus for all of them. */
export interface LaneGroup {
  id: string;
  code: string;
  hex: string;
  bonus: number;
  spaces: string[];
}

/** How sums are counted and written. */
export interface LaneMoney {
  unit: number;
  symbol: string;
  denominations: number[];
  coins: number[];
  start_notes: [number, number][];
  formats: Record<string, LaneFormat>;
}

/** How far a hand strays: sigma of the speed as a share of it, of the angle in degrees. */
export interface LaneNoise {
  speed: number;
  angle: number;
}

/** What is paid for what, and how often Chance may be left again. */
export interface LanePayments {
  start_cash: number;
  parking_stake: number;
  jail_fee: number;
  tax_per_property: number;
  chance_reslides: number;
  second_chance_fee: number;
}

/** What an action would cost and pay, or why it would be refused. */
export interface LanePreview {
  refusal: RefusalModel | null;
  cost: number | null;
  cash_after: number | null;
  effect: SpaceEffect | null;
}

/** A seat, which side it plays, and how steady its hand is. */
export interface LaneSeat {
  seat: string;
  colour: string;
  out: boolean;
  hand: string;
}

/** The lane, and how tokens slide on it. */
export interface LaneShape {
  length: number;
  width: number;
  go_line: number;
  radius: number;
  aim: LaneAim;
  deceleration: number;
  restitution: number;
  noise: Record<string, LaneNoise>;
}

/** A side: who plays it, what it has, what it collected in the round last scored. */
export interface LaneSide {
  colour: string;
  name: MessageModel;
  members: string[];
  gone: boolean;
  cash: number;
  tokens: LaneToken[];
  collected: string[];
  sets: string[];
}

/** One space: its rectangle, and the aim that would stop in its middle on an empty lane. */
export interface LaneSpace {
  space: number;
  id: string;
  kind: string;
  group: string | null;
  value: number | null;
  x: number;
  y: number;
  width: number;
  depth: number;
  aim: SteadyAim;
}

/** A token; its place is given where it lies on the board. */
export interface LaneToken {
  token: number;
  where: "hand" | "board" | "jail" | "off" | "absent";
  x: number | null;
  y: number | null;
  space: string | null;
}

/** Who is asked, for which side, and about which token; null is any that will do. */
export interface LaneTurn {
  mover: string | null;
  colour: string | null;
  token: number | null;
}

/** One moment, as one seat or an onlooker sees it. */
export interface LaneView {
  version: number;
  number: number;
  phase: string;
  phase_text: MessageModel;
  part: "slide" | "score" | "over";
  round: number;
  rounds: number;
  turn: LaneTurn;
  to_act: string[];
  order: string[];
  pot: number;
  seats: LaneSeat[];
  sides: LaneSide[];
  winners: string[];
  you: LaneYou | null;
}

/** What is a seat's own; while it slides, properties that would not pay just what they print. */
export interface LaneYou {
  seat: string;
  colour: string;
  cash: number;
  choices: LaneChoice[];
  prospects: SpaceEffect[];
}

/** A single payment between players. */
export interface LargePayment {
  from: string;
  text: string;
  args: Record<string, Term>;
  number: number;
  to: string;
  amount: number;
}

/** Let a bot play a seat that the guest holds until it is taken back. */
export interface Lend {
  id: string;
  type: "lend";
  seat: string;
  bot?: string;
}

/** How long a game was: actions, and turns or rounds. */
export interface Length {
  actions: number;
  times: number;
}

/** How long games of so many seats take, in turns of all players together. Measured with bots: a quarter of the games is shorter than `low`, a quarter longer than `high`. */
export interface LengthForm {
  seats: number;
  /** Everybody at the table plays like this bot. */
  bot: string;
  low: number;
  median: number;
  high: number;
  /** Actions of one turn on average. */
  actions: number;
}

/** Several things. */
export interface ListTerm {
  list: Term[];
}

/** What an action does to one lot. */
export interface LotEffect {
  lot: number;
  level?: number | null;
  rent_before?: number | null;
  rent_after: number;
  redeem?: number | null;
  completes?: string | null;
}

/** A lot: its owner, and what it costs to visit or to redeem. */
export interface LotView {
  lot: number;
  owner: string | null;
  level: number;
  mortgaged: boolean;
  redeem: number | null;
  rent: number | null;
  per_pip: boolean;
}

/** The lots an action is about. */
export interface LotsEffect {
  lots: number[];
}

/** Whether the guest is known. */
export interface Me {
  /** Whether the request had a valid key, or the answer contains one. */
  known: boolean;
  /** The new key if the client asked for it; it is shown only once. */
  key?: string | null;
}

/** A text with terms for its variables. */
export interface MessageModel {
  text: string;
  args: Record<string, Term>;
}

/** A mode of an edition. */
export interface ModeForm {
  mode: string;
  /** The id of its name. */
  text: string;
  /** The fewest and the most players. */
  players: [number, number];
  /** When the game ends, in one word: `last_survivor`, `agreed_time`, `rounds` and such. */
  ending: string;
  /** Options that a table must set. */
  needed: string[];
  options: OptionForm[];
  /** With the options of the book; empty where not measured, or where a clock ends the game. */
  lengths: LengthForm[];
}

/** A turn or round, and an action in it; of the chart, the last. */
export interface Moment {
  time: number;
  number: number;
}

/** A printed sum. */
export interface MoneyTerm {
  money: number;
}

/** A move that waits. */
export interface Move {
  kind: "move" | "resume";
  seat: string;
  pips: number;
}

/** Whom a lot helps most, as a sentence. */
export interface Need {
  text: string;
  args: Record<string, Term>;
  seat: string | null;
  lots: number[];
}

/** The player that has most of the rest of a group. */
export interface Needed {
  seat: string;
  lots: number[];
  completes: boolean;
}

/** A seat of the new table: a bot's, or open. */
export interface NewSeat {
  /** The bot that plays it; null leaves it open. */
  bot?: string | null;
  /** A bot's name; null lets the server find one. */
  name?: string | null;
}

/** A request for a new table, over HTTP. */
export interface NewTable {
  edition: string;
  /** One of the edition's presets: what is not given here has its mode, options and customs. */
  preset?: string | null;
  mode?: string;
  options?: Record<string, OptionValue>;
  customs?: CustomsModel;
  visibility?: "private" | "public";
  /** Whether people without a seat may watch. */
  watch?: boolean;
  /** Whether a person without a seat may take a bot's during the game. */
  take_over?: boolean;
  /** The other places, after the maker's. */
  seats?: NewSeat[];
  /** The maker's own seat, at place 0; null takes none, and every place is in `seats`. */
  name?: string | null;
  luck?: string;
  portrait?: number | null;
  /** How the maker's own seat looks; null lets the server choose the token. */
  token?: number | null;
}

/** The rest of the way to the next unowned lot. */
export interface NextLot {
  kind: "next_lot";
  seat: string;
}

/** A momentary message without a number, which may be lost: a player is thinking. */
export interface Notice {
  type: "notice";
  text: string;
  args: Record<string, Term>;
  name: string;
  seat: string | null;
}

/** An open offer. */
export interface Offer {
  from: string;
  to: string;
  give: Goods;
  get: Goods;
}

/** What an offer may contain. */
export interface OfferLimits {
  give: SideLimits;
  get: SideLimits;
  step: number;
}

/** Open a place, or add an open one; only for the host. */
export interface OpenSeat {
  id: string;
  type: "open_seat";
  /** A bot's or a person's place, which they lose; null adds one. */
  place?: number | null;
}

/** An option of a table, for a form. */
export interface OptionForm {
  name: string;
  /** The id of the text that explains it. */
  text: string;
  /** choice, yes_no, whole, money, odds, seat, noise or teams. */
  kind: string;
  /** The allowed values, if they are a list. */
  choices: OptionValue[] | null;
  least: number | null;
  most: number | null;
  /** The default value. */
  default: OptionValue;
  /** The value in the edition's rule book; null if it does not say. */
  printed: OptionValue;
  /** Whether `printed` is our ruling on a silent point. */
  ruling: boolean;
  /** Whether every value follows the printed rules. */
  convenience: boolean;
  /** Other options that must be set to give this one a meaning. */
  needs: Record<string, OptionValue>;
  /** Values besides `printed` that follow the rule book too. */
  follows: OptionValue[];
}

/** Let the game continue, when the seat could act but need not. */
export interface Pass {
  id: string;
  type: "pass";
  seat: string;
}

/** Ask for a break; it begins when all playing people want it. */
export interface Pause {
  id: string;
  type: "pause";
  seat: string;
}

/** Everything that one seat paid another; null is the bank. */
export interface Payment {
  from: string | null;
  to: string | null;
  amount: number;
}

/** Whether the server is reachable, and its time. */
export interface Ping {
  id: string;
  type: "ping";
}

/** A place that the guest holds. */
export interface PlaceNamed {
  place: number;
}

/** A lot of one's own: why a building plan cannot have one building more there, or one less. */
export interface PlannedLot {
  lot: number;
  more: RefusalModel | null;
  less: RefusalModel | null;
}

/** The server is reachable. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** A ready-made way to play an edition. */
export interface PresetForm {
  preset: string;
  /** The id of its name; that of its description ends with `-about`. */
  text: string;
  /** The name of a drawing; a client without it shows another. */
  picture: string;
  mode: string;
  options: Record<string, OptionValue>;
  /** Customs that differ from the defaults. */
  customs: Record<string, number | boolean>;
  /** The options by which it departs from the printed rules of its mode. */
  departures: string[];
}

/** What an action would cost and change, or why it would be refused. */
export interface Preview {
  refusal: RefusalModel | null;
  cost: number | null;
  cash_after: number | null;
  missing_after: number | null;
  steps: Step[];
  lots: PlannedLot[];
  trade: Trade | null;
}

/** What an action would cost and change. */
export interface Previewed {
  type: "previewed";
  id: string;
  preview: Preview | LanePreview;
}

/** A throw that prices a utility. */
export interface Price {
  kind: "price";
  seat: string;
  owner: string;
  lot: number;
  per_pip: number;
}

/** An error (RFC 9457); `text` and `args` are the sentence as a message. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The sentence in the reader's language. */
  detail: string;
  /** The code of a refusal or a trouble. */
  code: string;
  text: string;
  args: Record<string, Term>;
}

/** A game's progress in short. */
export interface Progress {
  period: "turn" | "round";
  /** The turn or round. */
  time: number;
  /** The seat whose turn it is. */
  mover: string | null;
  /** The wealth of every seat in the game; null if it is hidden. */
  cash: Record<string, number | null>;
}

/** An offer that a bot would accept now. */
export interface ProposalModel {
  offer: Action;
  gives: MessageModel;
  gets: MessageModel;
  /** Whether a careful player in the seat that asks would make it. */
  fair: boolean;
  /** Why to make it, if nobody asked for these lots. */
  why: MessageModel | null;
}

/** A lot offered at its price. */
export interface Purchase {
  kind: "buy";
  seat: string;
  lot: number;
  price: number;
}

/** A subscription that ends. */
export interface PushEnded {
  endpoint: string;
}

/** The key with which a browser subscribes. */
export interface PushKey {
  /** The server's public key in base64url; null if it sends no push messages. */
  key: string | null;
}

/** The browser's keys, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a browser receives, decrypted. */
export interface PushMessage {
  /** The table that waits. */
  code: string;
  title: string;
  body: string;
}

/** Whether messages are sent to the browser. */
export interface PushState {
  subscribed: boolean;
}

/** A browser's subscription. */
export interface PushWanted {
  endpoint: string;
  keys: PushKeys;
  /** The language of the messages. */
  locale?: string;
}

/** Mortgaged lots that were received, each to be redeemed or kept mortgaged. */
export interface Question {
  kind: "keep";
  seat: string;
  lots: AskedLot[];
}

/** Why a bot acts. */
export interface ReasonModel {
  text: string;
  args: Record<string, Term>;
  key: string;
}

/** Why an action is refused. */
export interface RefusalModel {
  text: string;
  args: Record<string, Term>;
  code: string;
}

/** The rules or the table refuse a request or a question; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: RefusalModel;
}

/** Create another table with the same people and settings; for every guest with a seat. */
export interface Rematch {
  id: string;
  type: "rematch";
}

/** The new table. */
export interface RematchAnswer {
  rematch: string;
}

/** Remove a key or an element. */
export interface Remove {
  op: "remove";
  path: string;
}

/** Remove a place; only for the host. */
export interface RemoveSeat {
  id: string;
  type: "remove_seat";
  place: number;
}

/** Rename a seat that the guest holds, or as host a bot's seat, before the start. */
export interface Rename {
  id: string;
  type: "rename";
  place: number;
  name: string;
}

/** What a visitor pays on a lot, and would pay once a trade is made; for one pip by dice. */
export interface RentChange {
  lot: number;
  seat: string;
  before: number;
  after: number;
  per_pip: boolean;
}

/** Replace a value by another. */
export interface Replace {
  op: "replace";
  path: string;
  value: unknown;
}

/** A game, moment by moment. */
export interface Replay {
  version: number;
  /** The bots among the seats. */
  players: Record<string, string>;
  /** From the first action to the last; null if the times are unknown. */
  seconds: number | null;
  story: StoryModel;
  verification: Verification;
  /** The public view at the set-up. */
  first: EstateGame | KnockoutGame;
  steps: ReplayStep[];
}

/** One action and its results; step 0 is the set-up. */
export interface ReplayStep {
  number: number;
  /** Its turn or round. */
  time: number;
  /** The seat that acted; null for the bank and for the set-up. */
  seat: string | null;
  events: EventModel[];
  /** Changes to the public view. */
  changes: AnyChange[];
}

/** What a bot says to the person whose offer it turns down. */
export interface ReplyModel {
  to: string;
  says: MessageModel;
  /** The same in two or three words, for a bubble. */
  short: MessageModel;
  why: ReasonModel;
  /** The offer that it turns down. */
  offer: Action;
  /** The same with the least change that the bot would accept now; null if there is none. */
  counter: Action | null;
  adds: Added | null;
  /** What it would rather talk about, where it has no counter-offer. */
  likes: MessageModel | null;
}

/** End a break, or withdraw the request for one. */
export interface Resume {
  id: string;
  type: "resume";
  seat: string;
}

/** A card that goes back to its pack when its effect is done. */
export interface ReturnCard {
  kind: "return_card";
  seat: string;
  pack: string;
  card: string;
}

/** A chat message: a quick phrase, or cleaned words. */
export interface Said {
  phrase: string | null;
  words: string | null;
}

/** The place that the guest now holds. */
export interface SatAnswer {
  place: number;
  seat: string;
}

/** Send a chat message: a quick phrase, or free text. */
export interface Say {
  id: string;
  type: "say";
  /** The seat that speaks; null for a guest without a seat. */
  seat?: string | null;
  /** A key of the quick phrases, shown in each reader's language. */
  phrase?: string | null;
  /** Text as typed; exactly one of the two is given. */
  words?: string | null;
}

/** Put a bot in an open place, or in a new one; only for the host. */
export interface SeatBot {
  id: string;
  type: "seat_bot";
  /** Null is the first open place, or a new one if there is none. */
  place?: number | null;
  bot?: string;
  name?: string | null;
}

/** What is worth knowing of a seat, or a side. */
export interface SeatFacts {
  seat: string;
  facts: FactModel[];
}

/** The habits of a seat that everyone can see. */
export interface SeatHabits {
  claims: boolean;
  rolls: boolean;
  ends: boolean;
  hurries: boolean;
}

/** The table where the guest now has a seat, and the result of the request. */
export interface SeatTaken {
  code: string;
  done: Done;
}

/** A player, or the bank. */
export interface SeatTerm {
  seat: string | null;
}

/** What everyone can see of a seat; hidden cash is null. */
export interface SeatView {
  seat: string;
  cash: number | null;
  wealth: number | null;
  at: number;
  zone: string | null;
  jail: number;
  out: boolean;
  lots: number[];
  cards: string[];
  order: number | null;
}

/** A request for a seat. */
export interface SeatWanted {
  /** Null takes the first open place. */
  place?: number | null;
  name?: string | null;
  luck?: string;
  portrait?: number | null;
  token?: number | null;
}

/** What a game is played with, from its first action to its last. */
export interface SettingModel {
  version: number;
  family: string;
  edition: string;
  edition_digest: string;
  mode: string;
  options: Record<string, OptionValue>;
  departures: string[];
  seats: string[];
}

/** All of the debtor's cash, and the lots that may be added. */
export interface SettleLimits {
  cash: number;
  lots: number[];
}

/** Lots offered in part payment. */
export interface Settlement {
  cash: number;
  lots: number[];
}

/** How many lots of a group a seat would have, and how many there are. */
export interface Share {
  count: number;
  size: number;
}

/** Thousandths, worded as a signed percentage. */
export interface ShareTerm {
  share: number;
}

/** The building that is short, and the seats that still have to answer. */
export interface Shortage {
  kind: "shortage";
  by: string;
  sort: "house" | "hotel";
  stock: number;
  asked: string[];
  auctions: number | null;
}

/** What one side of a trade may contain; hidden cash is null. */
export interface SideLimits {
  cash: number | null;
  lots: number[];
  cards: string[];
}

/** Take an open seat, before or after the start; until then a bot plays it. During the game also a bot's own seat, where the table allows it. */
export interface Sit {
  id: string;
  type: "sit";
  /** Null takes the first that is open. */
  place?: number | null;
  /** The seat's name before the start. A seat of a running game keeps its name. */
  name?: string | null;
  /** The seat's luck, before the start. */
  luck?: string;
  portrait?: number | null;
  /** Before the start; in a running game the seat keeps its token. */
  token?: number | null;
}

/** What a property pays, and which set a token put there completes. */
export interface SpaceEffect {
  space: string;
  pays: number;
  completes: string | null;
  bonus: number;
}

/** A space of the lane by its id. */
export interface SpaceTerm {
  space: string;
}

/** A square by its id. */
export interface SquareTerm {
  square: string;
}

/** Leave a seat: it becomes open, and in a game a bot continues. */
export interface Stand {
  id: string;
  type: "stand";
  place: number;
}

/** Start the game; only for the host. Bots play open seats, which stay open. */
export interface Start {
  id: string;
  type: "start";
}

/** An aim of a steady hand. */
export interface SteadyAim {
  x: number;
  angle: number;
  speed: number;
}

/** One line of a receipt. */
export interface Step {
  lot: number;
  level: number;
  cost: number;
  redeem: number;
  rent_after: number;
}

/** The story of a game. */
export interface StoryModel {
  version: number;
  setting: SettingModel;
  over: boolean;
  winners: string[];
  length: Length;
  period: "turn" | "round";
  times: Moment[];
  wealth: WealthLine[];
  turning_points: TurningPoint[];
  payments: Payment[];
  largest: LargePayment[];
  dice: DiceCount | null;
  facts: SeatFacts[];
  parted: number | null;
}

/** A table in a list. */
export interface TableLine {
  code: string;
  phase: "gathering" | "playing" | "over";
  created: number;
  changed: number;
  face: Face;
  /** The seats that the guest holds there, in the list of own tables. */
  mine?: string[];
}

/** Tables, the last changed first. */
export interface TableList {
  tables: TableLine[];
  /** Asks for the next tables; null if there are none. */
  before: string | null;
}

/** The new table. */
export interface TableMade {
  code: string;
  /** The link to share with other players. */
  link: string;
}

/** A table as anyone with its code may see it. */
export interface TableShown {
  code: string;
  link: string;
  number: number;
  face: Face;
}

/** Take back a seat that was lent to a bot. */
export interface TakeBack {
  id: string;
  type: "take_back";
  seat: string;
}

/** The texts that a real unit may have shown. */
export interface TextLimits {
  texts: string[];
}

/** A text on the unit's screen; one that a scenario wrote out has no id. */
export interface TextShown {
  kind: "text";
  seat: string;
  text: string | null;
}

/** Report the dice thrown by hand for the bot that waits for them. */
export interface Throw {
  id: string;
  type: "throw";
  dice: number[];
}

/** What one seat threw. */
export interface ThrownBy {
  seat: string;
  throws: number;
  pips: number;
  doubles: number;
}

/** Past entries. */
export interface Told {
  type: "told";
  id: string;
  entries: EntryModel[];
}

/** What a trade or a settlement would come to. */
export interface Trade {
  give: Worth;
  get: Worth;
  completes: Completed[];
  rents: RentChange[];
  fees: Fee[];
}

/** An error that does not concern the game: storage, server or message. */
export interface Trouble {
  type: "trouble";
  text: string;
  args: Record<string, Term>;
  code: string;
  /** The request or question that was not done, or whose result is unknown: send it again. */
  id: string | null;
  /** Seconds until trying again; null: do not, or the server tries again. */
  retry: number | null;
}

/** Whose turn it is, and how far it has come. */
export interface Turn {
  number: number;
  mover: string | null;
  phase: string;
  dice: [number, number] | null;
  doubles: number;
  throws: number;
  time_called: boolean;
}

/** Where the chances shifted: what happened, and whose changed by how many thousandths. */
export interface TurningPoint {
  text: string;
  args: Record<string, Term>;
  number: number;
  time: number;
  seat: string;
  shift: number;
  asides: MessageModel[];
  note: MessageModel;
}

/** The electronic unit. */
export interface Unit {
  random_chance: string;
}

/** New entries, and their changes to the document. */
export interface Update {
  type: "update";
  /** The number of the last entry. */
  number: number;
  now: number;
  entries: EntryModel[];
  /** A JSON Patch, to apply in order. */
  changes: AnyChange[];
}

/** What a bot would bid at most. */
export interface Valued {
  type: "valued";
  id: string;
  bot: string;
  /** Null where the bot has no price; less than the least bid where it would pass. */
  amount: number | null;
  reason: ReasonModel | null;
}

/** What a record proves without other data. */
export interface Verification {
  /** `holds` is proved; `open` means that no error was found, but part cannot be proved. */
  state: "holds" | "wrong" | "open";
  /** In order; the first failed check says where the error is. */
  checks: Check[];
  throws: number;
  /** Whether the dice were thrown by hand and typed in. */
  by_hand: boolean;
  faces: DiceTally | null;
  sums: DiceTally | null;
}

/** One moment, as one seat or an onlooker sees it. */
export interface View {
  version: number;
  number: number;
  phase: string;
  phase_text: MessageModel;
  turn: Turn;
  to_act: string[];
  seats: SeatView[];
  lots: LotView[];
  bank: Bank;
  packs: Record<string, number>;
  unit: Unit | null;
  matter: Purchase | Auction | Debt | Shortage | Question | CardChoice | Price | ZoneChoice | Move | ReturnCard | Each | WaitingTexts | TextShown | Due | NextLot | EstateSale | null;
  below: (Purchase | Auction | Debt | Shortage | Question | CardChoice | Price | ZoneChoice | Move | ReturnCard | Each | WaitingTexts | TextShown | Due | NextLot | EstateSale)[];
  claims: Claim[];
  offers: Offer[];
  winners: string[];
  you: You | null;
}

/** Seats that still get a text. */
export interface WaitingTexts {
  kind: "texts";
  seat: string;
  left: string[];
}

/** How a new guest wants to receive the key. */
export interface Wanted {
  /** Whether the answer contains the key, for clients without cookies. */
  key?: boolean;
}

/** A building asked for in a shortage. */
export interface WantedBuilding {
  lot: number;
  sort: "house" | "hotel";
}

/** Let the bots continue when no person plays any more: at the table's pace, or at once. */
export interface Watch {
  id: string;
  type: "watch";
  how?: "watch" | "skip";
}

/** All that a careful player would do to pay a debt, and why. */
export interface WayOut {
  actions: Action[];
  steps: WayOutStep[];
  brings: number;
  cash_after: number;
  reason: MessageModel;
}

/** One step of a way out, with the rent that it loses where it is about one lot. */
export interface WayOutStep {
  text: string;
  args: Record<string, Term>;
  action: Action;
  lots: number[];
  brings: number;
  rent_before: number;
  rent_after: number;
}

/** A throw, and how many of all throws make it. */
export interface WayThere {
  sum: number;
  ways: number;
  of: number;
}

/** What a seat, or a side, was worth at the end of each time. */
export interface WealthLine {
  seat: string;
  members: string[];
  values: number[];
  out: Moment | null;
}

/** Everything: the answer to hello, and sent again when the guest's seats or role have changed. This happens after sitting down, standing up, a hand-over, a change of host, the start, and an error after which messages may be missing. It replaces everything known before. */
export interface Whole {
  type: "whole";
  version: number;
  /** The number of the last entry; 0 if there is none. */
  number: number;
  /** The server's clock. */
  now: number;
  /** Seats that the guest holds, by name. */
  mine: string[];
  /** The same seats by place. */
  places: number[];
  /** Whether the guest is the host. */
  host: boolean;
  /** The fixed data of the game; null before the start. */
  setting: SettingModel | null;
  document: Document;
  /** The entries after `last`, or the latest ones. */
  recent: EntryModel[];
  /** Whether entries between `last` and the first of `recent` are missing. */
  gap: boolean;
}

/** A name or words from outside the texts, shown as they are. */
export interface WordsTerm {
  words: string;
}

/** One side of a trade with its value by printed prices. */
export interface Worth {
  cash: number;
  lots: number[];
  cards: string[];
  value: number;
}

/** What only the seat itself sees. */
export interface You {
  seat: string;
  cash: number;
  wealth: number;
  wishes: WantedBuilding[];
  choices: Choice[];
  idle: boolean;
  way_out: WayOut | null;
  limit?: AuctionLimit;
}

/** A token on a zone square that must choose. */
export interface ZoneChoice {
  kind: "zone";
  seat: string;
  square: number;
  zone: string | null;
  zones: ZoneSeats[];
  next_lot: number | null;
  force: Forced | null;
}

/** A zone that may be named, and who stands there. */
export interface ZoneSeats {
  zone: string;
  seats: string[];
}
