/** Which square the keys are at: arrows walk, Home goes to one's own token, Enter opens the deed. */
import { SQUARES, type Arrow, type BoardPlan } from "./geometry/plan";

export class Walking {
  /** The square that is the board's tab stop. */
  at = $state(0);
  /** Whether it is to be ringed: reached by keys. */
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
    this.at = home();
  }

  open(square: number): void {
    this.at = square;
    this.#onopen(square);
  }

  focused(square: number, visibly: boolean): void {
    this.at = square;
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
    else if (event.key.startsWith("Arrow")) this.#go(this.#plan().step(this.at, event.key as Arrow));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #go(square: number): void {
    this.at = square;
    this.#root()?.querySelector<SVGGElement>(`[data-square="${square}"]`)?.focus();
  }
}
