/**
 * The square with the keyboard focus: arrows move, Home goes to the player's token, Enter opens
 * the deed.
 */
import { SQUARES, type Arrow, type BoardPlan } from "./geometry/plan";

export class Walking {
  #chosen = $state<number | null>(null);
  /** Whether to show the focus ring: reached by keys. */
  ringed = $state(false);
  #plan: () => BoardPlan;
  #home: () => number;
  #onopen: (square: number) => void;
  #root: () => Element | null;

  constructor(
    plan: () => BoardPlan,
    home: () => number,
    onopen: (square: number) => void,
    root: () => Element | null,
  ) {
    this.#plan = plan;
    this.#home = home;
    this.#onopen = onopen;
    this.#root = root;
  }

  /**
   * The square that is the board's tab stop: that of the player's token until another is
   * chosen.
   */
  get at(): number {
    return this.#chosen ?? this.#home();
  }

  open(square: number): void {
    this.#chosen = square;
    this.#onopen(square);
  }

  focused(square: number, visibly: boolean): void {
    this.#chosen = square;
    this.ringed = visibly;
  }
  blurred(): void {
    this.ringed = false;
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") this.open(this.at);
    else if (event.key === "Home") this.#go(this.#home());
    else if (event.key === "End") this.#go((this.#home() + SQUARES / 2) % SQUARES);
    else if (event.key.startsWith("Arrow"))
      this.#go(this.#plan().step(this.at, event.key as Arrow));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #go(square: number): void {
    this.#chosen = square;
    this.#root()?.querySelector<SVGGElement>(`[data-square="${square}"]`)?.focus();
  }
}
