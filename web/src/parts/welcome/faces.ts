/** A portrait in words, for those who hear the page. */
import { portraitWords } from "../../drawings/portraits";
import { t } from "../../lib/words.svelte";

export function faceWords(portrait: number): { hair: string; extra: string } {
  const { cut, hair, extra } = portraitWords(portrait);
  return { hair: t(`welcome-hair-${cut}`, { colour: t(`welcome-colour-${hair}`) }), extra };
}
