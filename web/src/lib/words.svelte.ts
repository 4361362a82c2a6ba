/** The texts in use: one `Texts` for the page, replaced when the language or the box changes. */
import { settings } from "./settings.svelte";
import { loadTexts } from "./texts/loading";
import { Texts, type Message, type Piece, type Word } from "./texts/texts";
import type { BoxMoney } from "./protocol";

/** Milliseconds until failed texts are requested again. */
const RETRY = 2000;

let current = $state.raw(new Texts("en", []));
let box = $state.raw<{ edition: string; money: BoxMoney } | null>(null);
let ready = $state(false);
let spoken = $state<string | null>(null);

/**
 * Whether the texts are loaded, with those of an edition if it is named; nothing is shown
 * before.
 */
export function wordsReady(edition: string | null = null): boolean {
  return ready && (edition === null || spoken === edition);
}

/** Use the texts of an edition, or of none. */
export function useEdition(next: { edition: string; money: BoxMoney } | null): void {
  if (next?.edition !== box?.edition) box = next;
}

/** Follow the language and the edition; called once by the page. */
export function keepWords(): void {
  $effect(() => {
    const { locale } = settings;
    let stale = false;
    document.documentElement.lang = locale;
    const edition = box?.edition ?? null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const money = box?.money ?? null;
    const load = () => {
      loadTexts(locale, edition, money).then(
        (texts) => {
          if (stale) return;
          current = texts;
          spoken = edition;
          ready = true;
        },
        () => {
          if (!stale) again = setTimeout(load, RETRY);
        },
      );
    };
    load();
    // The first plural and the first number are slow to prepare, so do it while the texts load.
    setTimeout(() => {
      new Intl.PluralRules(locale).select(2);
      new Intl.NumberFormat(locale).format(2);
    });
    return () => {
      stale = true;
      clearTimeout(again);
    };
  });
}

/** The texts, for uses that the short forms below do not cover. */
export function words(): Texts {
  return current;
}

/** A text of the page. */
export function t(id: string, values?: Record<string, Word>): string {
  return current.get(id, values);
}

/** A message of the wire as a sentence. */
export function say(message: Message): string {
  return current.say(message);
}

/** The same in pieces, squares and sums apart. */
export function pieces(message: Message): Piece[] {
  return current.pieces(message);
}

/** A printed sum. */
export function money(printed: number): string {
  return current.sum(printed);
}

/** For tests and the gallery: texts that are available at once. */
export function setWords(texts: Texts): void {
  current = texts;
  ready = true;
}
