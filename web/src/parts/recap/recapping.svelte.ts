/** The recap of the seat at the screen: until its first action, or until it is put away. */
import type { Box, EstateGame, You } from "../../lib/protocol";
import { motion } from "../../lib/settings.svelte";
import type { Controls } from "../bar/controls.svelte";
import { isCutOff, recapOf, type Recap } from "./recap";

/** How many times as fast it is shown again. */
const TIMES = 4;

export class Recapping {
  #controls: Controls;
  #box: () => Box;
  #game: () => EstateGame;
  /** The turn whose recap was put away. */
  #away = $state<number | null>(null);
  /** Whether it is being shown again. */
  #again = $state(false);
  /** The turn for which earlier entries were asked. */
  #asked = -1;
  #found = $derived.by(() => this.#find());

  constructor(controls: Controls, box: () => Box, game: () => EstateGame) {
    this.#controls = controls;
    this.#box = box;
    this.#game = game;
    $effect(() => this.#recall());
  }

  #find(): Recap | null {
    const { table, seat, bar } = this.#controls;
    const [game, you] = [this.#game(), this.#controls.you as You | null];
    const isMine = seat !== null && game.turn.mover === seat && game.to_act.includes(seat);
    if (bar || !isMine || !you || game.matter || table.isBehind) return null;
    return recapOf(table.entries, { box: this.#box(), game, seat, cash: you.cash });
  }

  get shown(): Recap | null {
    const found = this.#found;
    return found && found.turn !== this.#away && !this.#again ? found : null;
  }

  get canShowAgain(): boolean {
    return motion() > 0;
  }

  putAway(): void {
    this.#away = this.#found?.turn ?? null;
  }

  showAgain(): void {
    const found = this.#found;
    if (!found) return;
    this.#again = true;
    this.#controls.table.animations.again(found.entries, TIMES, () => (this.#again = false));
  }

  /** After a reconnection the last turn may be further back than the entries that are known. */
  #recall(): void {
    const { table, seat, bar } = this.#controls;
    const { turn } = this.#game();
    if (bar || !seat || turn.mover !== seat || this.#asked === turn.number) return;
    if (!isCutOff(table.entries, seat)) return;
    this.#asked = turn.number;
    void table.recall().catch(() => undefined);
  }
}
