/** What was just said, at the mats: a bubble a seat, for a few seconds, longer while pointed at. */
import { isEmote, type EmoteName } from "../../drawings/art/emotes";
import { isMuted } from "../../lib/muted.svelte";
import type { EntryModel, Term } from "../../lib/protocol";
import type { Message } from "../../lib/texts/texts";

export interface Bubble {
  /** The number of its entry. */
  key: number;
  seat: string;
  emote: EmoteName | null;
  /** The words alone: a message, or what a player typed. */
  words: Message | string;
}

const EMOTE = 4000;
const WORDS = 6000;

/** What an entry says, if a seat says something. */
export function bubbleOf(entry: EntryModel): Bubble | null {
  const { number, name, seat, by, said, events, reply } = entry;
  if (reply && seat) return { key: number, seat, emote: null, words: reply.short };
  const agreed = events.some((event) => event.name === "offer_accepted");
  if (agreed && seat && by === "bot")
    return { key: number, seat, emote: null, words: { text: "bargain-deal", args: {} } };
  if (name !== "said" || !seat || !said) return null;
  const emote = isEmote(said.phrase) ? said.phrase : null;
  const words = said.phrase
    ? { text: `phrase-${said.phrase.replaceAll("_", "-")}`, args: {} }
    : (said.words ?? "");
  return { key: number, seat, emote, words };
}

/** What a bot says about an offer, for those who hear instead of see. */
function spoken({ seat, words }: Bubble): Message {
  return { text: "bargain-spoken", args: { seat: { seat }, says: words as Term } };
}

export class Bubbles {
  /** At most one for each seat. */
  shown = $state.raw<readonly Bubble[]>([]);
  /** What was said last, by spectators too, for those who hear instead of see. */
  latest = $state.raw<Message | null>(null);
  #code: string;
  /** The number of the last entry that was heard; what is older is not said again. */
  #heard: number | null = null;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(code: string) {
    this.#code = code;
  }

  /** Take in the entries of the table. */
  hear(entries: readonly EntryModel[]): void {
    const last = entries.at(-1)?.number ?? 0;
    const before = this.#heard;
    this.#heard = Math.max(before ?? 0, last);
    if (before === null) return;
    for (const entry of entries) if (entry.number > before) this.#say(entry);
  }

  #say(entry: EntryModel): void {
    if (isMuted(this.#code, entry.seat)) return;
    if (entry.said && entry.text) this.latest = { text: entry.text, args: entry.args };
    const bubble = bubbleOf(entry);
    if (!bubble) return;
    if (!entry.said) this.latest = spoken(bubble);
    this.shown = [...this.shown.filter(({ seat }) => seat !== bubble.seat), bubble];
    this.leave(bubble);
  }

  /** Keep a bubble while the pointer is on it. */
  hold({ seat }: Bubble): void {
    clearTimeout(this.#timers.get(seat));
  }

  /** Let it go after its time. */
  leave(bubble: Bubble): void {
    this.hold(bubble);
    const gone = () => this.drop(bubble);
    this.#timers.set(bubble.seat, setTimeout(gone, bubble.emote ? EMOTE : WORDS));
  }

  drop({ key, seat }: Bubble): void {
    this.shown = this.shown.filter((each) => each.key !== key);
    if (!this.shown.some((each) => each.seat === seat)) this.#timers.delete(seat);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
