/** How long turns take on this device: a running mean, stored, for the expected length of a game. */

interface Kept {
  /** Seconds of a person's turn. */
  seconds: number;
  turns: number;
}

const KEY = "passgo-pace";
/** What is assumed before enough turns have been measured. */
export const USUAL_SECONDS = 20;
/** Turns after which the measured time is used. */
const ENOUGH = 8;
/** Older turns than about so many count little. */
const MEMORY = 60;
/** A player has left the table for a while: that is no turn. */
const LONGEST = 180;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const { seconds = 0, turns = 0 } = kept;
    if (Number.isFinite(seconds) && Number.isFinite(turns)) return { seconds, turns };
  } catch {
    // Without storage nothing is known yet.
  }
  return { seconds: 0, turns: 0 };
}

export class TurnPace {
  #kept = $state.raw(read());
  /** The turn under way: its number, whether a person has it, and since when. */
  #now: { number: number; person: boolean; since: number } | null = null;

  /** Seconds of a person's turn as measured; null before there are enough. */
  get measured(): number | null {
    return this.#kept.turns >= ENOUGH ? this.#kept.seconds : null;
  }

  /** Note the turn that is on; when another follows, it has taken this long. */
  see(number: number, person: boolean, now = Date.now() / 1000): void {
    const last = this.#now;
    if (last?.number === number) return;
    if (last?.person && number === last.number + 1) this.#add(now - last.since);
    this.#now = { number, person, since: now };
  }

  /** A break or a lost connection: the turn under way does not count. */
  forget(): void {
    this.#now = null;
  }

  #add(seconds: number): void {
    if (seconds > LONGEST) return;
    const { seconds: mean, turns } = this.#kept;
    const weight = 1 / Math.min(turns + 1, MEMORY);
    this.#kept = { seconds: mean + weight * (seconds - mean), turns: turns + 1 };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // As above.
    }
  }
}

export const turnPace = new TurnPace();
