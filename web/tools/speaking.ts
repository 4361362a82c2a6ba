/** The texts for tests of components: those of the page, and of a box. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Texts, type Locale, type Source } from "../src/lib/texts/texts";
import { setWords } from "../src/lib/words.svelte";
import { editionTexts } from "./texts";

const MADE = join(import.meta.dirname, "../made/texts");
const MONEY = {
  unit: 1,
  symbol: "€",
  denominations: [],
  coins: [],
  start_notes: [],
  formats: {
    en: { grouping: ",", pattern: "€{number}", point: null },
    fr: { grouping: "\u202f", pattern: "{number}\u00a0€", point: null },
  },
};

/** The page's texts, and those of an edition over them. */
export function sources(locale: Locale, edition = "euro"): Source[] {
  const own = JSON.parse(readFileSync(join(MADE, `${locale}.json`), "utf8")) as Source;
  return [own, editionTexts(edition, locale)];
}

export function speak(locale: Locale): void {
  setWords(new Texts(locale, sources(locale), MONEY));
}
