/** The lobby's requests: seats and settings; refusals are stored as text. */
import { RefusedRequest, type Unsent } from "../../lib/connection.svelte";
import { fetchEdition } from "../../lib/editions.svelte";
import type { EditionForm, FaceSeat, ModeForm, OptionValue } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Message } from "../../lib/texts/texts";
import { t, words } from "../../lib/words.svelte";

export class Lobby {
  readonly table: Table;
  form = $state.raw<EditionForm | null>(null);
  refusal = $state.raw<Message | null>(null);
  busy = $state(false);

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

  /** A name that is not taken here. */
  freshName(wanted: string): string {
    const taken = new Set(this.table.face?.seats.map(({ name }) => name?.toLowerCase()));
    if (!taken.has(wanted.toLowerCase())) return wanted;
    for (let n = 2; ; n += 1)
      if (!taken.has(`${wanted} ${n}`.toLowerCase())) return `${wanted} ${n}`;
  }
  async sitDown(place: number | null): Promise<boolean> {
    const usual = settings.name.trim() || t("page-name-usual");
    return this.request({ type: "sit", place, name: this.freshName(usual) });
  }
  /** Another person at this screen; a chair is added if there is none. */
  async sitHere(place: number | null): Promise<boolean> {
    const seats = this.table.face?.seats.length ?? 0;
    if (place === null && !(await this.request({ type: "open_seat", place: null }))) return false;
    return this.request({
      type: "sit",
      place: place ?? seats,
      name: this.freshName(t("setup-guest")),
    });
  }
  async seatBot(place: number | null, bot: string): Promise<boolean> {
    const id = `setup-bot-${bot}`;
    const called = this.form?.bots.find((each) => each.name === bot)?.called ?? null;
    const name = words().has(id) ? t(id) : called;
    const taken = name && this.freshName(name) !== name;
    return this.request({ type: "seat_bot", place, bot, name: taken ? null : name });
  }
  async changeMode(mode: string): Promise<void> {
    const next = this.form?.setups.find((each) => each.mode === mode);
    const known = new Set(next?.options.map(({ name }) => name));
    const kept = Object.entries(this.table.face?.options ?? {}).filter(([name]) => known.has(name));
    const options = Object.fromEntries(kept);
    // A timed game needs a time limit: an hour, unless another is given.
    for (const name of next?.needed ?? []) options[name] ??= 60;
    await this.request({ type: "change", mode, options });
  }
  async setOption(name: string, value: OptionValue): Promise<void> {
    const options = { ...this.table.face?.options, [name]: value };
    const usual = this.setup?.options.find((each) => each.name === name)?.default;
    if (JSON.stringify(usual) === JSON.stringify(value) && !this.setup?.needed.includes(name))
      delete options[name];
    await this.request({ type: "change", options });
  }
  async setCustoms(customs: Record<string, number | null>): Promise<void> {
    await this.request({ type: "change", customs: { ...this.table.face?.customs, ...customs } });
  }
}
