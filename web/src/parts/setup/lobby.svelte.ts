/** The lobby's requests: seats and settings; refusals are stored as text. */
import { RefusedRequest, type Unsent } from "../../lib/connection.svelte";
import { fetchEdition } from "../../lib/editions.svelte";
import type { EditionForm, FaceSeat, ModeForm, PresetForm } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Message } from "../../lib/texts/texts";
import { t, words } from "../../lib/words.svelte";
import type { Way } from "../house/ways";
import { freshName, keepPerson, startCash, whoPlays, type Person } from "../welcome/person";

/** A person who sits down, one more at this screen, or a seat of this device that is dressed. */
export type Asked =
  { kind: "sit" | "here"; place: number | null } | { kind: "dress"; place: number };

export class Lobby {
  readonly table: Table;
  form = $state.raw<EditionForm | null>(null);
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);
  /** Who is asked for a name, a face and a token. */
  asked = $state.raw<Asked | null>(null);

  constructor(table: Table) {
    this.table = table;
    $effect(() => {
      const edition = table.face?.edition;
      if (edition) void fetchEdition(edition).then((form) => (this.form = form));
    });
  }

  get setup(): ModeForm | null {
    const mode = this.table.face?.mode;
    return this.form?.setups.find((each) => each.mode === mode) ?? null;
  }
  get most(): number {
    return this.setup?.players[1] ?? this.form?.players[1] ?? this.table.face?.seats.length ?? 4;
  }
  get least(): number {
    return this.setup?.players[0] ?? 2;
  }
  /** What is played here: mode, options, and who asks for rents. */
  get way(): Way | null {
    const { face } = this.table;
    if (!face || !this.form) return null;
    return { mode: face.mode, options: face.options, claims: face.customs.claims !== false };
  }
  /** The cash that everyone begins with; null where the box has none to say. */
  get cash(): number | null {
    const given = this.table.face?.options["start_cash"];
    return typeof given === "number" ? given : startCash(this.setup ?? undefined);
  }
  isMine(seat: FaceSeat): boolean {
    return this.table.places.includes(seat.place);
  }

  async request(message: Unsent): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      await this.table.request(message);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedRequest)) throw error;
      this.refusal = error.said;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The names at this table, without that of one place. */
  names(without: number | null = null): string[] {
    const seats = this.table.face?.seats ?? [];
    return seats.filter(({ place }) => place !== without).flatMap(({ name }) => name ?? []);
  }
  /** Ask who sits down here; a person whom this device knows is not asked again. */
  async sitDown(place: number | null): Promise<boolean> {
    if (settings.name.trim()) return this.#sit(place, whoPlays(this.names()));
    this.asked = { kind: "sit", place };
    return true;
  }
  /** Ask for another person at this screen. */
  sitHere(place: number | null): boolean {
    this.asked = { kind: "here", place };
    return true;
  }
  async #sit(place: number | null, person: Person): Promise<boolean> {
    if (await this.request({ type: "sit", place, ...person })) return true;
    // A token that somebody has chosen meanwhile is no reason to stay outside.
    if (this.refusal?.text !== "lobby-error-token-taken") return false;
    return this.request({ type: "sit", place, ...person, token: null });
  }
  /** Who was asked has answered: sit down, or be dressed. */
  async answer(person: Person): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    let done: boolean;
    if (asked.kind === "dress") done = await this.#dress(asked.place, person);
    else if (asked.kind === "here") done = await this.#sitBeside(asked.place, person);
    else done = await this.#sit(asked.place, person);
    if (!done) return;
    const own = asked.kind === "dress" && asked.place === this.table.places[0];
    if (asked.kind === "sit" || own) keepPerson(person);
    this.asked = null;
  }
  /** Another person at this screen; a chair is added if there is none. */
  async #sitBeside(place: number | null, person: Person): Promise<boolean> {
    const seats = this.table.face?.seats.length ?? 0;
    if (place === null && !(await this.request({ type: "open_seat", place: null }))) return false;
    return this.#sit(place ?? seats, person);
  }
  async #dress(place: number, { name, portrait, token }: Person): Promise<boolean> {
    const before = this.table.face?.seats[place]?.name;
    if (name !== before && !(await this.request({ type: "rename", place, name }))) return false;
    return this.request({ type: "dress", place, portrait, token });
  }
  async seatBot(place: number | null, bot: string): Promise<boolean> {
    const id = `setup-bot-${bot}`;
    const called = this.form?.bots.find((each) => each.name === bot)?.called ?? null;
    const name = words().has(id) ? t(id) : called;
    const taken = name && freshName(name, this.names(place)) !== name;
    return this.request({ type: "seat_bot", place, bot, name: taken ? null : name });
  }
  /** Play another way; with a preset's name if it is now chosen. */
  async setWay({ mode, options, claims }: Way, preset: string | null = null): Promise<void> {
    const customs = { ...this.table.face?.customs, claims };
    await this.request({ type: "change", preset, mode, options, customs });
  }
  /** Play a preset; the table keeps its customs where the preset has none. */
  async setPreset({ preset, customs }: PresetForm): Promise<void> {
    const kept = { ...this.table.face?.customs, claims: true, ...customs };
    await this.request({ type: "change", preset, customs: kept });
  }
  async setCustoms(customs: Record<string, number | null>): Promise<void> {
    await this.request({ type: "change", customs: { ...this.table.face?.customs, ...customs } });
  }
}
