/** The words that tests of parts are shown with: those of the Euro box. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Texts, type Locale, type Source } from "../src/lib/texts/texts";
import { setWords } from "../src/lib/words.svelte";

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

export function speak(locale: Locale): void {
  const sources = [`${locale}.json`, `euro.${locale}.json`].map(
    (name) => JSON.parse(readFileSync(join(MADE, name), "utf8")) as Source,
  );
  setWords(new Texts(locale, sources, MONEY));
}
