/** Makes the generated files of the page: the texts and the fonts in `made/`. */
import { makeFonts } from "./fonts.ts";
import { makeTexts } from "./texts.ts";

export async function make(): Promise<void> {
  const letters = makeTexts();
  await makeFonts(letters);
}

if (import.meta.main) await make();
