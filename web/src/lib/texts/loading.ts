/** Fetches the texts of a language and of an edition, each once: data, and no part of the script. */
import type { BoxMoney } from "../protocol";
import { Texts, type Locale, type Source } from "./texts";

const FILES = import.meta.glob<string>("../../../made/texts/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const loaded = new Map<string, Promise<Source>>();

async function fetchTexts(url: string): Promise<Source> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Source;
}

function read(name: string): Promise<Source> {
  const url = FILES[`../../../made/texts/${name}.json`];
  if (!url) return Promise.resolve([]);
  let texts = loaded.get(name);
  if (!texts) {
    texts = fetchTexts(url);
    // What could not be fetched is asked for again.
    texts.catch(() => loaded.delete(name));
    loaded.set(name, texts);
  }
  return texts;
}

/** Have the texts of an edition on their way before they are asked for. */
export function fetchAhead(locale: Locale, edition: string): void {
  read(`${edition}.${locale}`).catch(() => undefined);
}

/** The texts of a language, with those of an edition where one is named. */
export async function loadTexts(
  locale: Locale,
  edition: string | null = null,
  money: BoxMoney | null = null,
): Promise<Texts> {
  const names = edition ? [locale, `${edition}.${locale}`] : [locale];
  return new Texts(locale, await Promise.all(names.map(read)), money);
}
