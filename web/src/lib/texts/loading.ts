/**
 * Loads the texts of a language, which are built with the page, and those of an edition from the
 * server; each once.
 */
import { getKept } from "../api";
import { lineOf } from "../editions.svelte";
import type { BoxMoney } from "../protocol";
import { Texts, type Locale, type Source } from "./texts";

const FILES = import.meta.glob<string>("../../../made/texts/??.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const loaded = new Map<string, Promise<Source>>();

/** Texts with a unique name: requested once. */
function once(name: string, ask: () => Promise<Source>): Promise<Source> {
  let texts = loaded.get(name);
  if (!texts) {
    texts = ask();
    // Failed requests are repeated.
    texts.catch(() => loaded.delete(name));
    loaded.set(name, texts);
  }
  return texts;
}

async function fetchTexts(url: string): Promise<Source> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Source;
}

function readPage(locale: Locale): Promise<Source> {
  const url = FILES[`../../../made/texts/${locale}.json`]!;
  return once(url, () => fetchTexts(url));
}

/**
 * The address of an edition's texts contains their hash, so the browser also requests them only
 * once.
 */
async function readEdition(locale: Locale, edition: string): Promise<Source> {
  const { texts } = await lineOf(edition);
  const path = `editions/${encodeURIComponent(edition)}/texts/${locale}?v=${texts[locale]}`;
  return once(path, () => getKept(path));
}

/** Start loading the texts of an edition before they are needed. */
export function fetchAhead(locale: Locale, edition: string): void {
  readEdition(locale, edition).catch(() => undefined);
}

/** The texts of a language, with those of an edition where one is named. */
export async function loadTexts(
  locale: Locale,
  edition: string | null = null,
  money: BoxMoney | null = null,
): Promise<Texts> {
  const own = edition ? [readEdition(locale, edition)] : [];
  return new Texts(locale, await Promise.all([readPage(locale), ...own]), money);
}
