/** The hammer's call, the sum and who leads, as an auction shows them now. */
import type { Auction } from "../../lib/protocol";
import { money, t } from "../../lib/words.svelte";
import type { Controls } from "../bar/controls.svelte";
import { goingOf, type Going } from "../panels/going";
import { Ticking } from "../panels/ticking.svelte";
import type { Showing } from "./showing.svelte";

export class Calling {
  readonly #controls: Controls;
  readonly #matter: () => Auction;
  readonly #showing: Showing;
  readonly #clock: Ticking;

  constructor(controls: Controls, matter: () => Auction, showing: Showing) {
    this.#controls = controls;
    this.#matter = matter;
    this.#showing = showing;
    this.#clock = new Ticking(controls.table);
  }

  /** Seconds to the hammer, once it is announced. */
  get left(): number | null {
    const hammer = this.#controls.table.face?.clocks.hammer ?? null;
    return hammer === null ? null : this.#clock.until(hammer);
  }
  get going(): Going {
    const warning = this.#controls.table.face?.customs.warning ?? 5;
    return goingOf(this.#matter(), this.left, warning);
  }
  get leader(): string | null {
    return this.#showing.bid?.seat ?? this.#matter().bidder;
  }
  get sum(): string {
    const matter = this.#matter();
    return money(this.#showing.bid?.sum ?? matter.bid ?? matter.least);
  }
  get call(): string {
    const { call } = this.going;
    if (call) return t(`play-auction-${call}`);
    return this.#matter().bid === null ? t("play-auction-none") : t("play-auction-bid");
  }
  /** Both in one line. */
  get line(): string {
    if (!this.leader) return this.call;
    return this.going.call ? `${this.call} ${this.then}` : this.then;
  }
  get then(): string {
    const { going, leader, left } = this;
    const seconds = Math.ceil(left ?? 0);
    if (left !== null)
      return leader
        ? t("play-auction-then", { seconds, seat: leader })
        : t("play-auction-seconds", { seconds });
    if (!leader) return t("play-auction-from");
    return going.rival
      ? t("play-auction-unless", { seat: leader, other: going.rival })
      : t("play-auction-by", { seat: leader });
  }
}
