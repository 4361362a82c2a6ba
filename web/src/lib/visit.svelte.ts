/** Opening a table: request it first, and load what its box needs before it is drawn. */
import { ApiError } from "./api";
import { fetchBox } from "./editions.svelte";
import { comeIn, faceOf } from "./hosting";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import { fetchAhead } from "./texts/loading";

/** Milliseconds until another try after no answer. */
const RETRY = 2000;

export class Visit {
  readonly table: Table;
  /** There is no such table. */
  missing = $state(false);
  #gone = false;

  constructor(code: string) {
    this.table = new Table(code);
    void this.#come();
  }

  leave(): void {
    this.#gone = true;
    this.table.close();
  }

  /** A person who follows a link is not a guest yet: the first request makes them one. */
  async #come(): Promise<void> {
    try {
      await comeIn();
      if (!this.#gone) this.table.open();
    } catch (error) {
      // Without an answer the table may still exist.
      if (error instanceof ApiError && error.status) this.missing = true;
      else if (!this.#gone) setTimeout(() => void this.#come(), RETRY);
      return;
    }
    await this.#look();
  }

  /** Data of the box loads in parallel with the socket; failed requests are repeated with it. */
  async #look(): Promise<void> {
    try {
      const { edition } = await faceOf(this.table.code);
      fetchAhead(settings.locale, edition);
      await fetchBox(edition);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.missing = true;
    }
  }
}

let early: Visit | null = null;

/** Start the visit of a table while its screen is still loading. */
export function setOut(code: string): void {
  early = new Visit(code);
}

/** The visit to a table: the one already started, or a new one. */
export function visitTo(code: string): Visit {
  const found = early;
  early = null;
  if (found?.table.code === code) return found;
  found?.leave();
  return new Visit(code);
}
