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
  "code_length": 7
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
  "goodbye"
] as const;
export const LOBBY_ERRORS = [
  "not_your_seat",
  "not_your_place",
  "no_such_place",
  "place_taken",
  "no_open_place",
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
  "words_empty",
  "words_long",
  "no_such_phrase",
  "phrase_or_words",
  "option",
  "bad_action",
  "no_such_handover",
  "no_watching",
  "no_hint",
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
  "long_record"
] as const;

export type Term =
  | number
  | string
  | SeatTerm
  | SquareTerm
  | SpaceTerm
  | MoneyTerm
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

export type AnyWish =
  | Act
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
  | AskStory
  | Ping;

export type Incoming =
  | Hello
  | Act
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
  | Told
  | Pong;

/** Do an action of the game in a seat of one's own. */
export interface Act {
  id: string;
  type: "act";
  seat: string;
  /** As it stands in a choice, its details filled in. */
  action: Action;
}

/** A value that is new: a key of an object, or an element before the one of this place. */
export interface Add {
  op: "add";
  path: string;
  value: unknown;
}

/** What a bot would do in a seat of one's own, from what that seat sees. */
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

/** Past entries again: those after a number, up to another. */
export interface AskStory {
  id: string;
  type: "story";
  after?: number;
  /** Null is as many as one answer holds. */
  upto?: number | null;
}

/** A mortgaged lot received, and what either answer costs. */
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
}

/** What the bank has left, and the pot where there is one. */
export interface Bank {
  houses: number;
  hotels: number;
  pot: number;
}

/** What may be bid. */
export interface BidLimits {
  least: number;
  most: number;
  step: number;
}

/** A bot that plays these games. */
export interface BotForm {
  name: string;
  /** The id of its name. */
  title: string;
  /** The id of what is said of it. */
  text: string;
  /** Whether it thinks for a while. */
  heavy: boolean;
}

/** Everything printed. */
export interface Box {
  version: number;
  family: string;
  edition: string;
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

/** Change what is played, before the start; the host's wish. What is left out stays. */
export interface Change {
  id: string;
  type: "change";
  /** Another edition begins with its own mode and options, but for those given here. */
  edition?: string | null;
  mode?: string | null;
  /** All options that differ from the edition's own; what is not named is the edition's again. */
  options?: Record<string, OptionValue> | null;
  /** All customs; what is not named is as usual again. */
  customs?: CustomsModel | null;
  visibility?: "private" | "public" | null;
  watch?: boolean | null;
}

/** One thing that was looked at in a record, and what was found, as a message. */
export interface Check {
  name: string;
  /** `open` is what can be neither proved nor disproved. */
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

/** A rent due and not yet asked for. */
export interface Claim {
  on: number;
  by: string;
  from: string;
  amount: number;
  turn: number;
  until: string;
}

/** A group that a trade would complete. */
export interface Completed {
  seat: string;
  group: string;
}

/** Seconds that things take at a table; null is as long as it takes. */
export interface CustomsModel {
  /** Between two actions of bots, so that people can follow. */
  pace?: number;
  /** How long bots go no further while a person has an offer or a rent to answer. */
  answer?: number | null;
  /** For each decision a person owes, before the time bank is touched. */
  decision?: number | null;
  /** Each person's time bank, for a whole game. */
  bank?: number;
  /** From somebody's going until a stand-in takes the seat; null: nobody stands in. */
  absence?: number | null;
  /** How long the electronic unit shows a text, where texts vanish. */
  text?: number;
  /** From the word that the hammer is coming to the hammer. */
  warning?: number;
  /** Actions that bots take for people before they wait for somebody who watches. */
  unwatched?: number;
  /** Who takes an absent person's seat. */
  stand_in?: string;
}

/** Who owes whom what and why; to nobody is to the bank. */
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

/** How often each face (1 to 6) or each sum (2 to 12) came, and was to be expected. */
export interface DiceTally {
  counts: number[];
  expected: number[];
  /** How often fair dice stray at least so far; null where there are too few to say. */
  chance: number | null;
}

/** What one socket shows. */
export interface Document {
  table: Face;
  /** Null before the start. */
  game: EstateGame | KnockoutGame | null;
  /** What only one's own seats see, by their names. */
  you: Record<string, You | LaneYou | null>;
}

/** A wish is done, and stored. */
export interface Done {
  type: "done";
  id: string;
  /** The number of the entry it made, or of the last there is where it made none. */
  number: number;
  /** Of `sit`, `rematch` and `handover`; null of all others. */
  answer: SatAnswer | RematchAnswer | HandoverAnswer | null;
}

/** A sum that waits behind what its debtor owed before. */
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

/** All of a box; bots come weakest first. */
export interface EditionForm {
  edition: string;
  /** With the name it says which edition it is: 32 hexadecimal digits. */
  digest: string;
  family: string;
  modes: string[];
  players: [number, number];
  /** Whether it is one of the five books. */
  official: boolean;
  /** Boxes come in this order, and by name where it is the same. */
  order: number;
  /** About how long a game takes. */
  minutes: number;
  /** The name of a drawn cover; a client without that drawing shows a plain one. */
  cover: string;
  /** The colours of `table`, `board`, `ink` and `accent`. */
  palette: Record<string, string>;
  /** The text `edition-title` in each language. */
  titles: Record<string, string>;
  /** The text `edition-character` in each language. */
  characters: Record<string, string>;
  /** For each language, what changes with the texts: `v` of their address. */
  texts: Record<string, string>;
  box: Box | LaneBox;
  setups: ModeForm[];
  bots: BotForm[];
  usual_bot: string;
  adviser: string;
}

/** A box in a list, with all that a shelf shows of it. */
export interface EditionLine {
  edition: string;
  /** With the name it says which edition it is: 32 hexadecimal digits. */
  digest: string;
  family: string;
  modes: string[];
  players: [number, number];
  /** Whether it is one of the five books. */
  official: boolean;
  /** Boxes come in this order, and by name where it is the same. */
  order: number;
  /** About how long a game takes. */
  minutes: number;
  /** The name of a drawn cover; a client without that drawing shows a plain one. */
  cover: string;
  /** The colours of `table`, `board`, `ink` and `accent`. */
  palette: Record<string, string>;
  /** The text `edition-title` in each language. */
  titles: Record<string, string>;
  /** The text `edition-character` in each language. */
  characters: Record<string, string>;
  /** For each language, what changes with the texts: `v` of their address. */
  texts: Record<string, string>;
}

/** One thing that happened; 1, 2, 3 … without gaps at every table. */
export interface EntryModel {
  number: number;
  at: number;
  /** `acted` is an action of the game; the others are the table's and its people's. */
  name: string;
  /** Whose doing it is; null is nobody's, a watcher's or the bank's. */
  seat: string | null;
  /** Who did it: `habit` and `clock` for a person, `table` is nobody in particular. */
  by: "person" | "bot" | "habit" | "clock" | "bank" | "table";
  /** The sentence; null where the events are told instead. */
  text: string | null;
  args: Record<string, Term>;
  /** What an action led to, in order. */
  events: EventModel[];
  said: Said | null;
}

/** One moment of a game, as everybody sees it. */
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

/** What everybody may know of a table beside the game. */
export interface Face {
  code: string;
  phase: "gathering" | "playing" | "over";
  edition: string;
  mode: string;
  /** Options that differ from the edition's own. */
  options: Record<string, OptionValue>;
  /** Options among them that depart from the printed rules. */
  departures: string[];
  customs: FaceCustoms;
  visibility: "private" | "public";
  watch: boolean;
  /** The host's place; null where the host has none. */
  host: number | null;
  seats: FaceSeat[];
  /** The people whose word the table waits for. */
  waiting: string[];
  paused: boolean;
  wants_pause: string[];
  /** Why the bots wait although no rule does. */
  held: "out" | "away" | "unwatched" | null;
  /** How those who are out see the rest. */
  watching: "watch" | "skip" | null;
  /** The bot whose dice wait to be thrown by hand. */
  throw_for: string | null;
  clocks: FaceClocks;
  /** Seconds left in each person's time bank. */
  banks: Record<string, number>;
  fair: Fair;
  /** The table where this one's people play again. */
  rematch: string | null;
  /** How many people are there without a seat. */
  watchers: number;
  winners: string[];
  /** Null before the start. */
  progress?: Progress | null;
}

/** When things are due, in Unix seconds; null where no clock runs. */
export interface FaceClocks {
  hammer: number | null;
  hour: number | null;
  text: number | null;
  /** When each seat's time is up, its time bank counted in. */
  decisions: Record<string, number>;
}

/** Seconds that things take at a table; null is as long as it takes. */
export interface FaceCustoms {
  /** Between two actions of bots, so that people can follow. */
  pace: number;
  /** How long bots go no further while a person has an offer or a rent to answer. */
  answer: number | null;
  /** For each decision a person owes, before the time bank is touched. */
  decision: number | null;
  /** Each person's time bank, for a whole game. */
  bank: number;
  /** From somebody's going until a stand-in takes the seat; null: nobody stands in. */
  absence: number | null;
  /** How long the electronic unit shows a text, where texts vanish. */
  text: number;
  /** From the word that the hammer is coming to the hammer. */
  warning: number;
  /** Actions that bots take for people before they wait for somebody who watches. */
  unwatched: number;
  /** Who takes an absent person's seat. */
  stand_in: string;
}

/** A place at the table. */
export interface FaceSeat {
  place: number;
  /** The seat's name; null in an open place before the start. */
  name: string | null;
  /** Whether it is a person's, whoever plays it now. */
  person: boolean;
  /** Whether somebody may sit down here. */
  open: boolean;
  /** The bot that plays it now. */
  bot: string | null;
  /** Whether its person is away. */
  away: boolean;
  /** Whether its person has a socket. */
  connected: boolean;
  /** Null before the start. */
  habits: SeatHabits | null;
}

/** Something counted; sums are printed money. */
export interface FactModel {
  text: string;
  args: Record<string, Term>;
  key: string;
  value: number;
}

/** What proves that nobody chose the dice. */
export interface Fair {
  /** The hash of the secret, from the first moment. */
  commitment: string;
  /** What each seat gave. */
  luck: Record<string, string>;
  /** Null until the game is over. */
  secret: string | null;
  /** What secret and luck made, in hexadecimal digits; null until the game is over. */
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

/** What a deal may be forced with. */
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

/** What became of a game, for the page at its end. */
export interface GameStory {
  version: number;
  /** The bots among the seats. */
  players: Record<string, string>;
  /** From the first action to the last; null where nobody noted it. */
  seconds: number | null;
  story: StoryModel;
  verification: Verification;
}

/** Give one's own part of the seed, before the start. */
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

/** Change what the table does for a seat without asking; what is left out stays as it is. */
export interface Habits {
  id: string;
  type: "habits";
  seat: string;
  /** Claim rents as soon as they are due. */
  claims?: boolean | null;
  /** Throw the dice where there is nothing else to decide. */
  rolls?: boolean | null;
  /** In the auction that is on: bid the least until here, then pass. */
  limit?: number | null;
  /** When to be asked although nothing is owed. */
  attention?: "needed" | "turns" | "always" | null;
}

/** Ask for a code by which a seat of one's own can be taken on another device too. */
export interface Handover {
  id: string;
  type: "handover";
  place: number;
}

/** The code that gives the seat to another device, once. */
export interface HandoverAnswer {
  handover: string;
  until: number;
}

/** The one-time code that another device was told; not that of the table. */
export interface HandoverCode {
  code: string;
}

/** The first message of a socket. */
export interface Hello {
  type: "hello";
  /** The protocol the client speaks. */
  version: number;
  /** The number of the last entry it has seen; null is none. */
  last?: number | null;
  /** The language of whoever is there, such as `fr-CA`; one that we do not speak is English. */
  locale?: string | null;
}

/** What a bot would do. */
export interface Hinted {
  type: "hinted";
  id: string;
  bot: string;
  /** As written, ready to act; null is to wait. */
  action: Action | null;
  /** What the action is called. */
  called: MessageModel | null;
  reason: ReasonModel | null;
  cost: number | null;
}

/** One moment of a game, as everybody sees it. */
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
  text: string;
  args: Record<string, Term>;
  number: number;
  from: string;
  to: string;
  amount: number;
}

/** Let a bot play a seat of one's own until it is taken back. */
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

/** A lot: whose it is and what it costs to visit or to redeem. */
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

/** Whether one is known. */
export interface Me {
  /** Whether the request had a good key, or the answer gives one. */
  known: boolean;
  /** The new key where it was asked for; it is told once. */
  key?: string | null;
}

/** A text with terms for its variables. */
export interface MessageModel {
  text: string;
  args: Record<string, Term>;
}

/** A kind of game of a box. */
export interface ModeForm {
  mode: string;
  /** The id of its name. */
  text: string;
  /** The fewest and the most who can play. */
  players: [number, number];
  /** Options that a table must set. */
  needed: string[];
  options: OptionForm[];
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

/** A seat of a table to be made: a bot's, or open. */
export interface NewSeat {
  /** The bot that plays it; null leaves it open. */
  bot?: string | null;
  /** A bot's name; null lets the server find one. */
  name?: string | null;
}

/** A wish for a table, over HTTP. */
export interface NewTable {
  edition: string;
  mode?: string;
  options?: Record<string, OptionValue>;
  customs?: CustomsModel;
  visibility?: "private" | "public";
  /** Whether people without a seat may watch. */
  watch?: boolean;
  /** The other places, after that of whoever makes the table. */
  seats?: NewSeat[];
  /** The maker's own seat, at place 0; null takes none, and every place is in `seats`. */
  name?: string | null;
  luck?: string;
}

/** The rest of the way to the next unowned lot. */
export interface NextLot {
  kind: "next_lot";
  seat: string;
}

/** Something of the moment, which has no number and may be lost: somebody is thinking. */
export interface Notice {
  text: string;
  args: Record<string, Term>;
  type: "notice";
  name: string;
  seat: string | null;
}

/** An open trade. */
export interface Offer {
  from: string;
  to: string;
  give: Goods;
  get: Goods;
}

/** Out of what an offer may be put together. */
export interface OfferLimits {
  give: SideLimits;
  get: SideLimits;
  step: number;
}

/** Open a place, or add one that is open; the host's wish. */
export interface OpenSeat {
  id: string;
  type: "open_seat";
  /** A bot's or somebody's place, which is theirs no longer; null adds one. */
  place?: number | null;
}

/** An option of a table, as a form offers it. */
export interface OptionForm {
  name: string;
  /** The id of the text that explains it. */
  text: string;
  /** choice, yes_no, whole, money, odds, seat, noise or teams. */
  kind: string;
  /** What it may be, where that is a list. */
  choices: OptionValue[] | null;
  least: number | null;
  most: number | null;
  /** What holds where a table says nothing. */
  default: OptionValue;
  /** What the box itself plays; null where it does not speak of it. */
  printed: OptionValue;
  /** Whether `printed` is our answer where the book is silent. */
  ruling: boolean;
  /** Whether the printed rules are played whatever it is. */
  convenience: boolean;
  /** Other options that must be set so for this one to mean anything. */
  needs: Record<string, OptionValue>;
}

/** Let the others go on, where one could do something and need not. */
export interface Pass {
  id: string;
  type: "pass";
  seat: string;
}

/** Ask for a break; it begins when everybody who plays wants it. */
export interface Pause {
  id: string;
  type: "pause";
  seat: string;
}

/** All that one paid another; null is the bank. */
export interface Payment {
  from: string | null;
  to: string | null;
  amount: number;
}

/** Whether the server is there, and what time it is. */
export interface Ping {
  id: string;
  type: "ping";
}

/** A place of one's own. */
export interface PlaceNamed {
  place: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** What an action would cost and change, or why it would be refused. */
export interface Preview {
  refusal: RefusalModel | null;
  cost: number | null;
  cash_after: number | null;
  missing_after: number | null;
  steps: Step[];
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

/** What went wrong (RFC 9457); `text` and `args` are the sentence as a message. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The sentence, in the language the request prefers. */
  detail: string;
  /** Of a refusal or a trouble. */
  code: string;
  text: string;
  args: Record<string, Term>;
}

/** How far a game has come, in a line. */
export interface Progress {
  period: "turn" | "round";
  /** The turn or round. */
  time: number;
  /** Whose it is. */
  mover: string | null;
  /** What everybody in the game has; null where it is hidden. */
  cash: Record<string, number | null>;
}

/** A lot offered at its price. */
export interface Purchase {
  kind: "buy";
  seat: string;
  lot: number;
  price: number;
}

/** Mortgaged lots received, each to be redeemed or kept as it is. */
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

/** A wish or a question is refused by the rules or the table; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: RefusalModel;
}

/** Make another table like this one, with the same people; the wish of anybody seated. */
export interface Rematch {
  id: string;
  type: "rematch";
}

/** The table that was made. */
export interface RematchAnswer {
  rematch: string;
}

/** A key or an element that is there no longer. */
export interface Remove {
  op: "remove";
  path: string;
}

/** Take a place away; the host's wish. */
export interface RemoveSeat {
  id: string;
  type: "remove_seat";
  place: number;
}

/** Give a seat of one's own, or as host a bot, another name, before the start. */
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

/** A value that stands in the place of another. */
export interface Replace {
  op: "replace";
  path: string;
  value: unknown;
}

/** A game moment by moment. */
export interface Replay {
  version: number;
  /** The bots among the seats. */
  players: Record<string, string>;
  /** From the first action to the last; null where nobody noted it. */
  seconds: number | null;
  story: StoryModel;
  verification: Verification;
  /** How it stood at the set-up. */
  first: EstateGame | KnockoutGame;
  steps: ReplayStep[];
}

/** One action, with what it led to; step 0 is the set-up. */
export interface ReplayStep {
  number: number;
  /** The turn or round it belongs to. */
  time: number;
  /** Who acted; null is the bank, or nobody at the set-up. */
  seat: string | null;
  events: EventModel[];
  /** What it changed in the game as everybody sees it. */
  changes: AnyChange[];
}

/** End a break, or take back the wish for one. */
export interface Resume {
  id: string;
  type: "resume";
  seat: string;
}

/** A card to be put back once it is obeyed. */
export interface ReturnCard {
  kind: "return_card";
  seat: string;
  pack: string;
  card: string;
}

/** What somebody said: a quick phrase, or cleaned words. */
export interface Said {
  phrase: string | null;
  words: string | null;
}

/** Where one sits now. */
export interface SatAnswer {
  place: number;
  seat: string;
}

/** Say something at the table: a quick phrase, or words of one's own. */
export interface Say {
  id: string;
  type: "say";
  /** Who speaks; null is somebody without a seat. */
  seat?: string | null;
  /** A key of the quick phrases, worded in each listener's language. */
  phrase?: string | null;
  /** Words as typed; exactly one of the two is given. */
  words?: string | null;
}

/** Put a bot in an open place, or in a new one; the host's wish. */
export interface SeatBot {
  id: string;
  type: "seat_bot";
  /** Null is the first open place, or a new one where none is. */
  place?: number | null;
  bot?: string;
  name?: string | null;
}

/** What is worth knowing of a seat, or a side. */
export interface SeatFacts {
  seat: string;
  facts: FactModel[];
}

/** What everybody may know of what the table does for a seat. */
export interface SeatHabits {
  claims: boolean;
  rolls: boolean;
}

/** The table at which one has a seat now, and what became of the wish for it. */
export interface SeatTaken {
  code: string;
  done: Done;
}

/** A player, or the bank. */
export interface SeatTerm {
  seat: string | null;
}

/** What all see of a seat; hidden cash is null. */
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

/** A seat to be taken. */
export interface SeatWanted {
  /** Null is the first that is open. */
  place?: number | null;
  name?: string | null;
  luck?: string;
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

/** All one's cash, and the lots that may go with it. */
export interface SettleLimits {
  cash: number;
  lots: number[];
}

/** Lots offered in part payment. */
export interface Settlement {
  cash: number;
  lots: number[];
}

/** Thousandths, worded as a signed percentage. */
export interface ShareTerm {
  share: number;
}

/** What is short, and who is still asked. */
export interface Shortage {
  kind: "shortage";
  by: string;
  sort: "house" | "hotel";
  stock: number;
  asked: string[];
  auctions: number | null;
}

/** Out of what one side of a trade may be put together; a purse out of sight is null. */
export interface SideLimits {
  cash: number | null;
  lots: number[];
  cards: string[];
}

/** Take an open seat, before the start or after it; a bot has kept it meanwhile. */
export interface Sit {
  id: string;
  type: "sit";
  /** Null takes the first that is open. */
  place?: number | null;
  /** One's name. Once the game is on a seat keeps the name it has, and this is left out. */
  name?: string | null;
  /** One's own part of the seed, before the start. */
  luck?: string;
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

/** Leave a seat: it is open again, and in a game a bot plays on. */
export interface Stand {
  id: string;
  type: "stand";
  place: number;
}

/** Begin the game; the host's wish. Open seats are played by bots and stay open. */
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
  /** Seats that whoever asks holds there, in a list of one's own tables. */
  mine?: string[];
}

/** Tables, the one that changed last first. */
export interface TableList {
  tables: TableLine[];
  /** Asks for those after these; null where there are none. */
  before: string | null;
}

/** A table that is there now. */
export interface TableMade {
  code: string;
  /** What to send to the others. */
  link: string;
}

/** A table as anybody with its code may see it. */
export interface TableShown {
  code: string;
  link: string;
  number: number;
  face: Face;
}

/** Play a seat again that was lent to a bot. */
export interface TakeBack {
  id: string;
  type: "take_back";
  seat: string;
}

/** The texts that the unit of a real table may have shown. */
export interface TextLimits {
  texts: string[];
}

/** A text on the unit's screen; one that a scenario wrote out has no id. */
export interface TextShown {
  kind: "text";
  seat: string;
  text: string | null;
}

/** Give the dice thrown by hand for the bot that waits for them. */
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

/** Something that is no matter of the game: the storage, a server, a message. */
export interface Trouble {
  text: string;
  args: Record<string, Term>;
  type: "trouble";
  code: string;
  id: string | null;
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

/** What happened, and what it changed in the document. */
export interface Update {
  type: "update";
  /** The number of the last entry now. */
  number: number;
  now: number;
  entries: EntryModel[];
  /** A JSON Patch: to be made in order. */
  changes: AnyChange[];
}

/** What was found out about a record from the record alone. */
export interface Verification {
  /** `holds` is proved; `open` is nothing wrong, but something that nothing can prove. */
  state: "holds" | "wrong" | "open";
  /** In order: the first that is wrong says where. */
  checks: Check[];
  throws: number;
  /** Whether people threw and typed the dice in. */
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

/** How a key is wanted by somebody who has none. */
export interface Wanted {
  /** Whether it is told in the answer, for clients that keep no cookies. */
  key?: boolean;
}

/** A building asked for in a shortage. */
export interface WantedBuilding {
  lot: number;
  sort: "house" | "hotel";
}

/** Let the bots play on where no person plays any more: at the table's pace, or at once. */
export interface Watch {
  id: string;
  type: "watch";
  how?: "watch" | "skip";
}

/** What a seat, or a side, was worth at the end of each time. */
export interface WealthLine {
  seat: string;
  members: string[];
  values: number[];
  out: Moment | null;
}

/** Everything: the answer to hello, and again whenever what one holds has changed. That is after sitting down, standing up, a hand-over, a change of host, the start, and after a trouble in which something may have been missed. It replaces all that was known before. */
export interface Whole {
  type: "whole";
  version: number;
  /** The number of the last entry; 0 where nothing has happened. */
  number: number;
  /** The server's clock. */
  now: number;
  /** Seats one holds, by name. */
  mine: string[];
  /** The same by place. */
  places: number[];
  /** Whether one is the host. */
  host: boolean;
  /** What the game is played with; null before the start. */
  setting: SettingModel | null;
  document: Document;
  /** What happened since `last`, or the latest entries. */
  recent: EntryModel[];
  /** Whether something between `last` and the first of `recent` is left out. */
  gap: boolean;
}

/** One side of a trade with its value by printed prices. */
export interface Worth {
  cash: number;
  lots: number[];
  cards: string[];
  value: number;
}

/** What only its own seat sees. */
export interface You {
  seat: string;
  cash: number;
  wealth: number;
  wishes: WantedBuilding[];
  choices: Choice[];
}

/** A pawn on a zone square that must choose. */
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
