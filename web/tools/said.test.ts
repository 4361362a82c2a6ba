/** The page words every message exactly like the terminal. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Box } from "../src/lib/protocol";
import { Texts, type Locale, type Message } from "../src/lib/texts/texts";
import { sources } from "./speaking";
import { LOCALES } from "./texts";

const WEB = join(import.meta.dirname, "..");
const FIXTURES = join(WEB, "tests");

interface Said {
  edition: string;
  message: Message;
  en: string;
  fr: string;
}

const said = JSON.parse(readFileSync(join(FIXTURES, "said.json"), "utf8")) as Said[];
const boxes = JSON.parse(readFileSync(join(FIXTURES, "money.json"), "utf8")) as Record<
  string,
  Box["money"]
>;

function textsOf(edition: string, locale: Locale): Texts {
  return new Texts(locale, sources(locale, edition), boxes[edition]);
}

test("there are sentences of every edition", () => {
  expect(existsSync(join(FIXTURES, "said.json"))).toBe(true);
  expect(new Set(said.map(({ edition }) => edition)).size).toBe(6);
  expect(said.length).toBeGreaterThan(500);
});

describe.each(LOCALES)("in %s", (locale) => {
  test.each([...new Set(said.map(({ edition }) => edition))])(
    "%s speaks as in the terminal",
    (edition) => {
      const texts = textsOf(edition, locale);
      for (const one of said.filter((item) => item.edition === edition)) {
        expect(texts.say(one.message), one.message.text).toBe(one[locale]);
        const pieces = texts.pieces(one.message).map(({ words }) => words);
        expect(pieces.join(""), one.message.text).toBe(one[locale]);
      }
    },
  );
});
