/**
 * The texts of the page: the same Fluent files as the terminal's, without messages only for the
 * terminal.
 *
 * Files about the game are included whole. From the others a text is included only if the page's
 * sources name it. There is one file for each locale, parsed here so that the page needs no parser:
 * it loads them as data. An edition's own texts come from the server; those of the package are read
 * here for their letters, and for tests.
 */
import {
  parse,
  serialize,
  Resource,
  Visitor,
  type Entry,
  type Message,
  type Term,
} from "@fluent/syntax";
import { FluentResource } from "@fluent/bundle";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Source } from "../src/lib/texts/texts.ts";

const WEB = join(import.meta.dirname, "..");
const PACKAGE = join(WEB, "..", "src", "passgo");
const MADE = join(WEB, "made", "texts");
export const LOCALES = ["en", "fr"] as const;

/** Files for a terminal or a command line only; the others are included whole. */
const TERMINAL = new Set([
  "cli.ftl",
  "editions.ftl",
  "ladder.ftl",
  "server.ftl",
  "sitting.ftl",
  "tables.ftl",
]);

type Text = Message | Term;

class References extends Visitor {
  readonly ids = new Set<string>();
  override visitMessageReference(node: { id: { name: string } }): void {
    this.ids.add(node.id.name);
  }
}

function read(path: string): Text[] {
  const resource = parse(readFileSync(path, "utf8"), {});
  return resource.body.filter(
    (entry: Entry): entry is Text => entry.type === "Message" || entry.type === "Term",
  );
}

/** Every string in the page's sources that may be the id of a text. */
function named(folder: string, found = new Set<string>()): Set<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) named(path, found);
    else if (/\.(ts|svelte)$/.test(entry.name))
      for (const [, id] of readFileSync(path, "utf8").matchAll(
        /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g,
      ))
        found.add(id!);
  }
  return found;
}

/** The texts of a locale that the page may need, with those they refer to. */
function packageTexts(locale: string, wanted: Set<string>): Text[] {
  const folder = join(PACKAGE, "texts", "locales", locale);
  const kept = new Map<string, Text>();
  const spare = new Map<string, Text>();
  for (const name of readdirSync(folder).sort())
    for (const text of read(join(folder, name))) {
      const take = !TERMINAL.has(name) || wanted.has(text.id.name);
      (take ? kept : spare).set(text.id.name, text);
    }
  for (const text of read(join(PACKAGE, "estate", "edition", `options.${locale}.ftl`)))
    kept.set(text.id.name, text);
  for (const text of kept.values()) {
    const references = new References();
    references.visit(text);
    for (const id of references.ids) {
      const quoted = spare.get(id);
      if (quoted) kept.set(id, quoted);
    }
  }
  return [...kept.values()];
}

/** The same in the form for the page. */
function asData(texts: Text[]): Source {
  for (const text of texts) text.comment = null;
  const { body } = new FluentResource(serialize(new Resource(texts), {}));
  return body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length ? [id, value, attributes] : [id, value],
  );
}

/** The own texts of a packaged edition. */
export function editionTexts(edition: string, locale: string): Source {
  return asData(read(join(PACKAGE, "editions", edition, `texts.${locale}.ftl`)));
}

function editions(): string[] {
  return readdirSync(join(PACKAGE, "editions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(PACKAGE, "editions", name, "texts.en.ftl")))
    .sort();
}

function write(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === content) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Write all texts, and return the letters that they and the editions use. */
export function makeTexts(): string {
  const wanted = named(join(WEB, "src"));
  let all = "";
  for (const locale of LOCALES) {
    const common = JSON.stringify(asData(packageTexts(locale, wanted)));
    write(join(MADE, `${locale}.json`), common);
    all += common;
    for (const edition of editions()) all += JSON.stringify(editionTexts(edition, locale));
  }
  return [...new Set(all)].sort().join("");
}
