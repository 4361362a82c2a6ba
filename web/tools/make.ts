/** Makes what the page is built from and nobody writes by hand: the texts and the fonts in `made/`. */
import { makeFonts } from "./fonts.ts";
import { makeTexts } from "./texts.ts";

export async function make(): Promise<void> {
  const letters = makeTexts();
  await makeFonts(letters);
}

if (import.meta.main) await make();
