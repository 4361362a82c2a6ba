/** Fetches the texts of a language, built with the page, and those of an edition, which the server has; each once. */
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

/** Texts under a name of their own: asked for once. */
function once(name: string, ask: () => Promise<Source>): Promise<Source> {
  let texts = loaded.get(name);
  if (!texts) {
    texts = ask();
    // What could not be fetched is asked for again.
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

/** An edition's texts are named by what they say: the browser, too, asks for them only once. */
async function readEdition(locale: Locale, edition: string): Promise<Source> {
  const { texts } = await lineOf(edition);
  const path = `editions/${encodeURIComponent(edition)}/texts/${locale}?v=${texts[locale]}`;
  return once(path, () => getKept(path));
}

/** Have the texts of an edition on their way before they are asked for. */
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
