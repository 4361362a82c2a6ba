/** Fetches the texts of a language and of an edition, each once. */
import type { BoxMoney } from "../protocol";
import { Texts, type Locale } from "./texts";

const FILES = import.meta.glob<string>("../../../made/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<string, Promise<string>>();

function read(name: string): Promise<string> {
  const load = FILES[`../../../made/texts/${name}.ftl`];
  if (!load) return Promise.resolve("");
  let text = loaded.get(name);
  if (!text) loaded.set(name, (text = load()));
  return text;
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
