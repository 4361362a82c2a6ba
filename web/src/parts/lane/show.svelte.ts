/**
 * The lane as it is shown: the state, or during animations the point that the queue has reached.
 * Nothing waits for it; when the queue is empty, it is the state again.
 */
import { pause, type Animations, type Beat, type Pace } from "../../lib/animation.svelte";
import type {
  EventModel,
  KnockoutGame,
  LaneBox,
  LaneToken,
  MessageModel,
} from "../../lib/protocol";
import { play } from "../../lib/sounds";
import { spaceAt } from "./aiming";
import { force, keyIn, rowsOf, spotAt, tokenKey, tracksOf, type Row, type Track } from "./motion";
import { frames } from "./frames";
import { cashIn, markOf, type Mark } from "./scoring";

export class ShownToken {
  readonly key: string;
  readonly colour: string;
  readonly number: number;
  where = $state<LaneToken["where"]>("hand");
  x = $state(0);
  y = $state(0);
  /** The space it is on; none while it moves. */
  space = $state<string | null>(null);
  /** 1 once it has fallen out of sight. */
  gone = $state(0);

  constructor(colour: string, number: number) {
    this.key = tokenKey(colour, number);
    this.colour = colour;
    this.number = number;
  }
}

/** How long a mark stays when its scoring is over. */
const LINGERS = 2600;
const FALLS = 240;

export class LaneShow {
  tokens = $state.raw<readonly ShownToken[]>([]);
  cash = $state.raw<Readonly<Record<string, number>>>({});
  pot = $state(0);
  /** Sums on the board, each where it comes from. */
  marks = $state.raw<readonly Mark[]>([]);
  /** The sentence of the step that is scored. */
  said = $state.raw<MessageModel | null>(null);
  shakes = $state(false);
  #box: LaneBox;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(box: LaneBox) {
    this.#box = box;
  }

  /** Show the state itself. */
  sync(game: KnockoutGame): void {
    const keys = game.sides.flatMap(({ colour, tokens }) =>
      tokens.map(({ token }) => tokenKey(colour, token)),
    );
    if (keys.join() !== this.tokens.map(({ key }) => key).join())
      this.tokens = game.sides.flatMap(({ colour, tokens }) =>
        tokens.map(({ token }) => new ShownToken(colour, token)),
      );
    for (const { colour, tokens } of game.sides)
      for (const token of tokens) this.#lay(this.#find(tokenKey(colour, token.token))!, token);
    this.cash = Object.fromEntries(game.sides.map(({ colour, cash }) => [colour, cash]));
    this.pot = game.pot;
  }

  #find(key: string | null): ShownToken | null {
    return this.tokens.find((token) => token.key === key) ?? null;
  }

  #lay(shown: ShownToken, { where, x, y, space }: Omit<LaneToken, "token">): void {
    shown.where = where;
    shown.space = space;
    shown.gone = 0;
    if (x !== null && y !== null) [shown.x, shown.y] = [x, y];
  }

  /** Play events; returns a function that stops it. */
  listen(animations: Animations): () => void {
    const stops = [
      animations.on("slid", (beat, pace) => this.#slide(beat, pace), true),
      animations.on("token_out", ({ event }) => this.#take(event, "off")),
      animations.on("token_jailed", ({ event }) => this.#take(event, "jail")),
      animations.on("railroad_taken", ({ event }, pace) => this.#travel(event, pace)),
      animations.on("tokens_returned", (_, pace) => this.#takeBack(pace)),
      animations.on("*", ({ event, entry }, pace) => this.#score(event, entry.number, pace), true),
    ];
    return () => stops.forEach((stop) => stop());
  }

  async #slide({ entry }: Beat, pace: Pace): Promise<void> {
    const rows = rowsOf(entry.events);
    const tracks = tracksOf(rows);
    const [launched] = rows;
    if (!launched) return;
    this.#wipe();
    for (const { key, rows: of } of tracks)
      if (of[0]!.change === "launched")
        this.#lay(this.#find(key)!, { ...of[0]!, where: "board", space: null });
    if (pace.ms(1)) play("slide");
    let next = 0;
    const falls = rows.some(({ change }) => change === "fell") ? FALLS : 0;
    await frames(rows.at(-1)!.time + falls, pace, (time) => {
      for (; next < rows.length && rows[next]!.time <= time; next += 1)
        this.#happens(rows[next]!, launched, pace);
      for (const track of tracks) this.#move(track, time);
    });
    for (const { key, rows: of } of tracks) this.#rest(this.#find(key)!, of.at(-1)!);
  }

  #rest(shown: ShownToken, { change }: Row): void {
    if (change === "fell") shown.where = "off";
    shown.space = shown.where === "board" ? (spaceAt(this.#box, shown)?.id ?? null) : null;
  }

  #move(track: Track, time: number): void {
    const shown = this.#find(track.key);
    if (!shown) return;
    Object.assign(shown, spotAt(track, time, this.#box.lane.deceleration));
    const last = track.rows.at(-1)!;
    if (last.change === "fell") shown.gone = Math.min(1, Math.max(0, (time - last.time) / FALLS));
  }

  /** The sound and shake when a row is reached. */
  #happens(row: Row, launched: Row, pace: Pace): void {
    if (!pace.ms(1)) return;
    if (row.change === "struck") play("hit", force(row));
    if (row.change !== "fell") return;
    play("knock");
    // A knock-out shakes the board; sliding off alone does not.
    if (row.key === launched.key) return;
    this.shakes = true;
    setTimeout(() => (this.shakes = false), 90);
  }

  #take(event: EventModel, where: LaneToken["where"]): void {
    const shown = this.#find(keyIn(event));
    if (shown) Object.assign(shown, { where, space: null });
  }

  async #travel(event: EventModel, pace: Pace): Promise<void> {
    const shown = this.#find(keyIn(event));
    const term = event.args.space;
    const id = term && typeof term === "object" && "space" in term ? term.space : null;
    const space = this.#box.spaces.find((each) => each.id === id);
    if (!shown || !space) return;
    const [x, y] = [shown.x, shown.y];
    const [dx, dy] = [space.x + space.width / 2 - x, space.y + space.depth / 2 - y];
    if (pace.ms(1)) play("walk");
    await frames(420, pace, (time) => {
      const share = 1 - (1 - Math.min(1, time / 420)) ** 3;
      Object.assign(shown, { x: x + dx * share, y: y + dy * share });
    });
    shown.space = space.id;
  }

  async #takeBack(pace: Pace): Promise<void> {
    await pause(pace.ms(900), pace);
    for (const shown of this.tokens)
      if (shown.where !== "absent") Object.assign(shown, { where: "hand", space: null });
  }

  /** One sum after the other, each with its reason at its place. */
  async #score(event: EventModel, number: number, pace: Pace): Promise<void> {
    if (event.name === "pot_left") this.pot = cashIn(event);
    const mark = markOf(this.#box, event, `${number}.${this.marks.length}`);
    if (!mark) return;
    clearTimeout(this.#clearing);
    this.marks = [...this.marks, mark];
    this.said = event;
    if (mark.colour)
      this.cash = {
        ...this.cash,
        [mark.colour]: (this.cash[mark.colour] ?? 0) + mark.amount,
      };
    this.pot += mark.pot;
    if (pace.ms(1)) play(mark.amount < 0 ? "card" : "note");
    this.#clearing = setTimeout(() => this.#wipe(), LINGERS);
    await pause(pace.ms(450), pace);
  }

  #wipe(): void {
    clearTimeout(this.#clearing);
    this.marks = [];
    this.said = null;
  }
}
