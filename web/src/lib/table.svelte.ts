/**
 * A table as this page knows it: the document, the entries, and functions that send requests.
 *
 * The document is replaced, never changed; unchanged parts stay the same objects, so that a
 * component updates only when its own part has changed.
 */
import { Animations } from "./animation.svelte";
import { ChangeError, patch } from "./changes";
import { Connection, type Answer, type Unsent } from "./connection.svelte";
import { fetchBox } from "./editions.svelte";
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
  document = $state.raw<Document | null>(null);
  setting = $state.raw<SettingModel | null>(null);
  box = $state.raw<AnyBox | null>(null);
  /** The latest entries, oldest first. */
  entries = $state.raw<readonly EntryModel[]>([]);
  /** Seats held here, and the one that acts now where there are several. */
  mine = $state.raw<readonly string[]>([]);
  places = $state.raw<readonly number[]>([]);
  host = $state(false);
  notice = $state.raw<Notice | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The number of the last entry in the document. */
  number = $state<number | null>(null);
  readonly animations = new Animations();
  readonly connection: Connection;
  #skew = 0;
  /** Received but not yet shown: the document, its entries, the number of the last. */
  #next: Document | null = null;
  #fresh: EntryModel[] = [];
  #heard: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    this.code = code;
    this.connection = new Connection(code, {
      whole: (message) => this.whole(message),
      update: (message) => this.update(message),
      notice: (message) => (this.notice = message),
      trouble: (message) => (this.trouble = message),
      last: () => this.number,
    });
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

  open(): void {
    this.connection.open();
  }
  close(): void {
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
    const before = this.number;
    this.#skew = message.now - Date.now() / 1000;
    this.document = message.document;
    this.setting = message.setting;
    this.mine = message.mine;
    this.places = message.places;
    this.host = message.host;
    this.trouble = null;
    const fresh = message.recent.filter((entry) => entry.number > (before ?? message.number));
    this.entries = (before !== null && !message.gap ? this.#joined(fresh) : message.recent).slice(
      -KEPT,
    );
    this.number = this.#heard = message.number;
    if (before !== null) this.animations.add(fresh);
    void this.#fetchBox(message.document.table.edition);
  }

  update(message: Update): void {
    const before = this.#next ?? this.document;
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

  /** Show what was received. */
  #show(): void {
    const [document, fresh] = [this.#next, this.#fresh];
    this.#next = null;
    this.#fresh = [];
    if (!document) return;
    this.document = document;
    this.number = this.#heard;
    this.entries = this.#joined(fresh).slice(-KEPT);
    this.trouble = null;
    if (fresh.length) this.notice = null;
    this.animations.add(fresh);
    void this.#fetchBox(document.table.edition);
  }

  /** Drop what was received and not yet shown. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = null;
    this.#fresh = [];
    this.#heard = this.number;
  }

  #joined(fresh: readonly EntryModel[]): readonly EntryModel[] {
    return fresh.length ? [...this.entries, ...fresh] : this.entries;
  }

  async #fetchBox(edition: string): Promise<void> {
    if (this.box?.edition !== edition) this.box = await fetchBox(edition);
  }
}
