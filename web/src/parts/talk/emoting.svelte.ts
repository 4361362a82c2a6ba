/** How many emotes may still be shown: the server refuses more, so the page does not offer them. */
import { LIMITS } from "../../lib/protocol";

export class Emoting {
  /** Whether it is time for a rest. */
  rests = $state(false);
  #shown: number[] = [];

  /** Count one; whether it may be shown. */
  show(now: number): boolean {
    if (this.rests) return false;
    this.#shown = [...this.#shown, now].slice(-LIMITS.emotes_most);
    const left = this.#shown[0]! + LIMITS.emotes_seconds * 1000 - now;
    if (this.#shown.length === LIMITS.emotes_most && left > 0) {
      this.rests = true;
      setTimeout(() => (this.rests = false), left);
    }
    return true;
  }
}
