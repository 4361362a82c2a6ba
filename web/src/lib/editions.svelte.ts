/**
 * The boxes that the server has: their list, as shelves and texts need it, and all of one that is opened.
 *
 * The list is asked for again whenever a screen shows it, for boxes are added while pages are open. A
 * box is asked for once, and again when the list says that it is another.
 */
import { untrack } from "svelte";
import { getKept } from "./api";
import { learnBots } from "./bots.svelte";
import type { EditionForm, EditionLine } from "./protocol";
import type { AnyBox } from "./table.svelte";

/** Milliseconds until a list that did not come is asked for again. */
const RETRY = 2000;
/** The most boxes on a shelf. */
const WIDTH = 5;

let listed = $state.raw<readonly EditionLine[]>([]);
let asking: Promise<readonly EditionLine[]> | null = null;
const forms = new Map<string, Promise<EditionForm>>();

/** The boxes in the order of the shelf; none until the list has come. */
export function editions(): readonly EditionLine[] {
  return listed;
}

export function editionNamed(name: string): EditionLine | null {
  return listed.find(({ edition }) => edition === name) ?? null;
}

/** Ask for the list; who asks meanwhile gets the same answer. */
export function askForEditions(): Promise<readonly EditionLine[]> {
  asking ??= getKept<readonly EditionLine[]>("editions")
    .then(take)
    .finally(() => (asking = null));
  return asking;
}

function take(lines: readonly EditionLine[]): readonly EditionLine[] {
  const before = listed;
  listed = lines;
  for (const { edition, digest, texts } of before) {
    const now = editionNamed(edition);
    const same = now?.digest === digest && JSON.stringify(now.texts) === JSON.stringify(texts);
    if (!same) forms.delete(edition);
  }
  return lines;
}

/** Follow the list while a screen shows it; to be used as an effect. */
export function followEditions(): () => void {
  let stale = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    askForEditions().catch(() => {
      if (!stale) again = setTimeout(ask, RETRY);
    });
  };
  ask();
  return () => {
    stale = true;
    clearTimeout(again);
  };
}

/** What the list says of a box, or the box itself where it comes sooner; no effect follows it. */
export async function lineOf(name: string): Promise<EditionLine> {
  const known = untrack(() => editionNamed(name));
  if (known) return known;
  const line = askForEditions().then(() => editionNamed(name) ?? fetchEdition(name));
  return Promise.any([line, fetchEdition(name)]);
}

/** All that a box offers before there is a game; asked for once. */
export function fetchEdition(name: string): Promise<EditionForm> {
  let form = forms.get(name);
  if (!form) {
    form = getKept<EditionForm>(`editions/${encodeURIComponent(name)}`);
    form.then(({ bots }) => learnBots(bots)).catch(() => forms.delete(name));
    forms.set(name, form);
  }
  return form;
}

/** Everything printed in a box. */
export async function fetchBox(name: string): Promise<AnyBox> {
  return (await fetchEdition(name)).box;
}

/** A title in two: the name, and what stands behind it in brackets, such as a year. */
export function titleParts(title: string): [name: string, year: string] {
  const [, name = title, year = ""] = /^(.*?)\s*\((.*)\)$/.exec(title) ?? [];
  return [name, year];
}

/** The name of a box in a language: nothing until the list has come, its id if the list does not have it. */
export function nameOf(edition: string, locale: string): string {
  if (!listed.length) return "";
  return titleParts(editionNamed(edition)?.titles[locale] ?? edition)[0];
}

/** The boxes as they stand: the books on the first shelf, and what else there is below. */
export function shelves(boxes: readonly EditionLine[]): {
  books: readonly EditionLine[];
  more: readonly (readonly EditionLine[])[];
} {
  const others = boxes.filter(({ official }) => !official);
  const rows = Array.from({ length: Math.ceil(others.length / WIDTH) }, (_, row) =>
    others.slice(row * WIDTH, (row + 1) * WIDTH),
  );
  return { books: boxes.filter(({ official }) => official), more: rows };
}
