/** Coming to a table: who comes asks for it first, and what its box needs is on its way before it is drawn. */
import { ApiError } from "./api";
import { fetchBox } from "./editions.svelte";
import { comeIn, faceOf } from "./hosting";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import { fetchAhead } from "./texts/loading";

/** Milliseconds until a server that gave no answer is asked again. */
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

  /** Somebody who follows a link is nobody yet: the first question makes them a guest. */
  async #come(): Promise<void> {
    try {
      await comeIn();
      if (!this.#gone) this.table.open();
    } catch (error) {
      // Without an answer the table may well be there.
      if (error instanceof ApiError && error.status) this.missing = true;
      else if (!this.#gone) setTimeout(() => void this.#come(), RETRY);
      return;
    }
    await this.#look();
  }

  /** What the box needs comes beside the line: whatever does not come is asked for again with it. */
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

/** Set out for a table while its screen is still being fetched. */
export function setOut(code: string): void {
  early = new Visit(code);
}

/** The visit to a table: the one set out for, or a new one. */
export function visitTo(code: string): Visit {
  const found = early;
  early = null;
  if (found?.table.code === code) return found;
  found?.leave();
  return new Visit(code);
}
