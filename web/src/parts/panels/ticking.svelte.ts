/** A clock that counts down while something watches it: four times a second, by the server's clock. */
import type { Table } from "../../lib/table.svelte";

export class Ticking {
  #table: Table;
  #now = $state(0);

  constructor(table: Table) {
    this.#table = table;
    this.#now = table.now();
    $effect(() => {
      const timer = setInterval(() => (this.#now = table.now()), 250);
      return () => clearInterval(timer);
    });
  }
  /** Seconds until a moment. */
  until(moment: number): number {
    return Math.max(0, moment - Math.max(this.#now, this.#table.now() - 0.3));
  }
}
