/** The players that this device does not want to hear, table by table; stored. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "passgo-muted";
/** The oldest are forgotten: their tables are over. */
const MOST = 60;

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

const muted = new SvelteSet(read());
const named = (code: string, seat: string) => `${code} ${seat}`;

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted].slice(-MOST)));
  } catch {
    // A private window may have no storage: then it holds until the page is closed.
  }
}

export function isMuted(code: string, seat: string | null): boolean {
  return seat !== null && muted.has(named(code, seat));
}

export function mute(code: string, seat: string): void {
  muted.add(named(code, seat));
  keep();
}

export function unmute(code: string, seat: string): void {
  muted.delete(named(code, seat));
  keep();
}
