/** A table that is only watched: its moments come from a replay instead of a server. */
import { RefusedRequest, type Answer } from "../../lib/connection.svelte";
import { dressSeats } from "../../lib/dressed.svelte";
import type { EntryModel, Face, FaceSeat, Replay } from "../../lib/protocol";
import { Table, type AnyBox, type AnyGame } from "../../lib/table.svelte";

/** The face of a table without people. */
export function faceOf(replay: Replay, code: string): Face {
  const { setting } = replay.story;
  return {
    code,
    phase: "playing",
    edition: setting.edition,
    mode: setting.mode,
    options: setting.options,
    departures: setting.departures,
    customs: {
      pace: 0,
      answer: null,
      decision: null,
      bank: 0,
      absence: null,
      text: 0,
      warning: 0,
      unwatched: 0,
      stand_in: "",
    },
    visibility: "private",
    watch: true,
    host: null,
    seats: setting.seats.map((name, place) => ({
      place,
      name,
      person: !(name in replay.players),
      open: false,
      bot: replay.players[name] ?? null,
      away: false,
      connected: true,
      habits: null,
    })),
    waiting: [],
    paused: false,
    wants_pause: [],
    held: null,
    watching: null,
    throw_for: null,
    clocks: { hammer: null, hour: null, text: null, decisions: {} },
    banks: {},
    fair: { commitment: "", luck: {}, secret: null, seed: null },
    rematch: null,
    watchers: 0,
    winners: [],
    progress: null,
  };
}

export class Watched extends Table {
  #face: Face;

  constructor(replay: Replay, box: AnyBox, code: string) {
    super(code);
    this.#face = faceOf(replay, code);
    this.box = box;
    this.setting = replay.story.setting;
  }

  /** Dress the seats as they were at their table. */
  wear(seats: readonly FaceSeat[]): void {
    const worn = (name: string | null) => seats.find((seat) => seat.name === name);
    this.#face = {
      ...this.#face,
      seats: this.#face.seats.map((seat) => ({
        ...seat,
        portrait: worn(seat.name)?.portrait ?? null,
        token: worn(seat.name)?.token ?? null,
      })),
    };
  }

  /** Show a moment, with its events. */
  lay(game: AnyGame, entries: readonly EntryModel[]): void {
    dressSeats(this.#face.seats);
    this.document = { table: this.#face, game, you: {} };
    this.entries = entries;
  }

  override open(): void {
    // There is no server to send to.
  }

  override request(): Promise<Answer> {
    return Promise.reject(new RefusedRequest({ text: "lobby-error-not-playing", args: {} }));
  }
}
