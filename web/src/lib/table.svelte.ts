/**
 * A table as this page knows it: the document, the entries, and functions that send requests.
 *
 * The document is replaced, never changed; unchanged parts stay the same objects, so that a
 * component updates only when its own part has changed.
 *
 * First the dice, then the news: while something moves, `document` and `entries` are those before
 * it, and follow it; `latest` and `heard` are the newest. Where nothing moves, they are the same.
 */
import { Animations, isStill } from "./animation.svelte";
import { ChangeError, patch } from "./changes";
import { Connection, type Answer, type Unsent } from "./connection.svelte";
import { dressSeats } from "./dressed.svelte";
import { fetchBox } from "./editions.svelte";
import { LIMITS } from "./protocol";
import type {
  Action,
  Box,
  Choice,
  Document,
  EntryModel,
  EstateGame,
  KnockoutGame,
  LaneBox,
  LaneChoice,
  LaneYou,
  Notice,
  SettingModel,
  Trouble,
  Update,
  Whole,
  You,
} from "./protocol";

const KEPT = 400;
/** Milliseconds between two updates of the screen. */
const FRAME = 32;

export type AnyBox = Box | LaneBox;
export type AnyGame = EstateGame | KnockoutGame;
export type AnyYou = You | LaneYou;
export type AnyChoice = Choice | LaneChoice;

/** Whether a box is of the estate family: a board with squares. */
export function isEstate(box: AnyBox | null): box is Box {
  return box?.family === "estate";
}

export class Table {
  readonly code: string;
  /** The document that is shown. */
  document = $state.raw<Document | null>(null);
  /** The newest document, which may wait for what moves. */
  latest = $state.raw<Document | null>(null);
  setting = $state.raw<SettingModel | null>(null);
  box = $state.raw<AnyBox | null>(null);
  /** The latest entries that are shown, oldest first; the last may be shown in part. */
  entries = $state.raw<readonly EntryModel[]>([]);
  /** All of the latest entries. */
  heard = $state.raw<readonly EntryModel[]>([]);
  /** Seats held here, and the one that acts now where there are several. */
  mine = $state.raw<readonly string[]>([]);
  places = $state.raw<readonly number[]>([]);
  host = $state(false);
  notice = $state.raw<Notice | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The number of the last entry in the document that is shown. */
  number = $state<number | null>(null);
  /** Whether changes are shown at once: somebody is busy with something that they concern. */
  isDirect = false;
  readonly animations = new Animations();
  readonly connection: Connection;
  #skew = 0;
  /** Received but not yet shown: the document, its entries, the number of the last. */
  #next: Document | null = null;
  #fresh: EntryModel[] = [];
  #heard: number | null = null;
  /** The number of the last entry in `latest`. */
  #newest: number | null = null;
  /** Counts the documents, so that an older one never replaces a newer one. */
  #count = 0;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hide = () => {
    if (document.hidden) this.animations.skip();
  };

  constructor(code: string) {
    this.code = code;
    this.connection = new Connection(code, {
      whole: (message) => this.whole(message),
      update: (message) => this.update(message),
      notice: (message) => (this.notice = message),
      trouble: (message) => (this.trouble = message),
      last: () => this.#newest,
    });
    this.animations.onskip = () => this.#catchUp();
  }

  get face() {
    return this.document?.table ?? null;
  }
  get game(): AnyGame | null {
    return this.document?.game ?? null;
  }

  /**
   * The seat that this page acts for: of the guest's own the first that must act, or may, else the
   * first.
   */
  get seat(): string | null {
    return this.called ?? this.mine[0] ?? null;
  }
  /** The first of the guest's seats that must act, or that the table waits for. */
  get called(): string | null {
    const first = (names: readonly string[]) => this.mine.find((name) => names.includes(name));
    return first(this.game?.to_act ?? []) ?? first(this.face?.waiting ?? []) ?? null;
  }
  /** Whether a seat must act, or the table waits for it. */
  awaits(seat: string): boolean {
    const asked: readonly string[] = this.game?.to_act ?? [];
    return asked.includes(seat) || !!this.face?.waiting.includes(seat);
  }
  /** Whether the table waits for the person at this screen, and no bot answers for them. */
  get asked(): boolean {
    return this.mine.some((seat) => this.face?.waiting.includes(seat));
  }
  get you(): AnyYou | null {
    return (this.seat && this.document?.you[this.seat]) || null;
  }
  get choices(): readonly AnyChoice[] {
    return this.you?.choices ?? [];
  }

  /** Whether what is shown is older than what is known. */
  get isBehind(): boolean {
    return this.latest !== null && this.latest !== this.document;
  }
  /** Whether something of this guest's is asked that is not shown yet. */
  get isAboutToAsk(): boolean {
    const { game, table } = this.latest ?? {};
    const asked: readonly string[] = [...(game?.to_act ?? []), ...(table?.waiting ?? [])];
    return this.isBehind && this.mine.some((name) => asked.includes(name));
  }

  /** Ask for the entries before those that are known; whether there were any. */
  async recall(): Promise<boolean> {
    const first = this.heard[0]?.number ?? 1;
    const after = Math.max(0, first - 1 - LIMITS.story_entries);
    if (first <= 1) return false;
    const answer = await this.request({ type: "story", after, upto: first - 1 });
    if (answer.type !== "told" || this.heard[0]?.number !== first) return false;
    this.heard = [...answer.entries, ...this.heard];
    this.entries = [...answer.entries, ...this.entries];
    return answer.entries.length > 0;
  }

  open(): void {
    document.addEventListener("visibilitychange", this.#hide);
    this.connection.open();
  }
  close(): void {
    document.removeEventListener("visibilitychange", this.#hide);
    this.#forget();
    this.connection.close();
  }

  /** The server's clock now, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#skew;
  }

  /** Seconds until a moment of the server's clock. */
  until(moment: number): number {
    return Math.max(0, moment - this.now());
  }

  act(action: Action, seat = this.seat ?? ""): Promise<Answer> {
    return this.request({ type: "act", seat, action });
  }
  request(message: Unsent): Promise<Answer> {
    return this.connection.request(message);
  }

  whole(message: Whole): void {
    this.#forget();
    const before = this.#newest;
    this.#skew = message.now - Date.now() / 1000;
    this.latest = message.document;
    dressSeats(message.document.table.seats);
    this.setting = message.setting;
    this.mine = message.mine;
    this.places = message.places;
    this.host = message.host;
    this.trouble = null;
    const fresh = message.recent.filter((entry) => entry.number > (before ?? message.number));
    const isJoined = before !== null && !message.gap;
    this.heard = (isJoined ? [...this.heard, ...fresh] : message.recent).slice(-KEPT);
    this.#newest = this.#heard = message.number;
    // It replaces everything: what led to it is only played over it.
    this.#catchUp();
    if (before !== null) this.animations.add(fresh);
    void this.#fetchBox(message.document.table.edition);
  }

  update(message: Update): void {
    const before = this.#next ?? this.latest;
    if (!before) return;
    this.#skew = message.now - Date.now() / 1000;
    try {
      this.#next = patch(before, message.changes);
    } catch (error) {
      if (!(error instanceof ChangeError)) throw error;
      this.#forget();
      return this.connection.again();
    }
    const heard = this.#heard ?? 0;
    for (const entry of message.entries) if (entry.number > heard) this.#fresh.push(entry);
    this.#heard = message.number;
    // The first is shown at once; of a burst, such as bots that skip to the end, only some are
    // drawn.
    // In a hidden window timers are slow, and nothing is drawn.
    if (this.#timer && !document.hidden) return;
    this.#show();
    this.#timer ??= setTimeout(() => this.#tick(), FRAME);
  }

  #tick(): void {
    this.#timer = undefined;
    if (!this.#next) return;
    this.#show();
    this.#timer = setTimeout(() => this.#tick(), FRAME);
  }

  /** Show what was received: at once, or when what it tells of has moved. */
  #show(): void {
    const [document, fresh] = [this.#next, this.#fresh];
    this.#next = null;
    this.#fresh = [];
    if (!document) return;
    this.latest = document;
    dressSeats(document.table.seats);
    this.#newest = this.#heard;
    if (fresh.length) this.heard = [...this.heard, ...fresh].slice(-KEPT);
    this.trouble = null;
    if (fresh.length) this.notice = null;
    if (isStill() || this.isDirect || !this.animations.holdsUp(fresh)) {
      this.#catchUp();
      this.animations.add(fresh);
    } else this.#follow(document, fresh);
    void this.#fetchBox(document.table.edition);
  }

  /** Let the lines follow the events, and the document the last of them. */
  #follow(document: Document, fresh: readonly EntryModel[]): void {
    const count = (this.#count += 1);
    const [heard, number] = [this.heard, this.#newest];
    this.animations.add(fresh, {
      told: (entry, events) => {
        const place = heard.lastIndexOf(entry);
        if (count <= this.#shown || place < 0) return;
        const whole = events === entry.events.length;
        const last = whole ? entry : { ...entry, events: entry.events.slice(0, events) };
        this.entries = [...heard.slice(0, place), last];
      },
      done: () => {
        if (count <= this.#shown) return;
        this.#shown = count;
        this.document = document;
        this.entries = heard;
        this.number = number;
      },
    });
  }

  /** Show the newest at once. */
  #catchUp(): void {
    this.#shown = this.#count += 1;
    this.document = this.latest;
    this.entries = this.heard;
    this.number = this.#newest;
  }

  /** Drop what was received and not yet taken in. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = null;
    this.#fresh = [];
    this.#heard = this.#newest;
  }

  async #fetchBox(edition: string): Promise<void> {
    if (this.box?.edition !== edition) this.box = await fetchBox(edition);
  }
}
