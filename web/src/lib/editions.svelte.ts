/**
 * The boxes that the server has: the list for shelves and texts, and all data of one.
 *
 * The list is requested whenever a screen shows it, because boxes can be added while pages are
 * open. A box is requested once, and again when its digest in the list changes.
 */
import { untrack } from "svelte";
import { getKept } from "./api";
import { learnBots } from "./bots.svelte";
import type { EditionForm, EditionLine } from "./protocol";
import type { AnyBox } from "./table.svelte";

/** Milliseconds until the list is requested again after a failure. */
const RETRY = 2000;
/** The most boxes on a shelf. */
const WIDTH = 5;

let listed = $state.raw<readonly EditionLine[]>([]);
let asking: Promise<readonly EditionLine[]> | null = null;
const forms = new Map<string, Promise<EditionForm>>();

/** The boxes in the order of the shelf; none until the list has loaded. */
export function editions(): readonly EditionLine[] {
  return listed;
}

export function editionNamed(name: string): EditionLine | null {
  return listed.find(({ edition }) => edition === name) ?? null;
}

/** Request the list; concurrent callers get the same answer. */
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

/** Keep the list current while a screen shows it; use it as an effect. */
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

/** A box from the list, or the box itself if it loads first; not reactive. */
export async function lineOf(name: string): Promise<EditionLine> {
  const known = untrack(() => editionNamed(name));
  if (known) return known;
  const line = askForEditions().then(() => editionNamed(name) ?? fetchEdition(name));
  return Promise.any([line, fetchEdition(name)]);
}

/** All that a box offers before there is a game; requested once. */
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

/** A title in two parts: the name, and what follows in brackets, such as a year. */
export function titleParts(title: string): [name: string, year: string] {
  const [, name = title, year = ""] = /^(.*?)\s*\((.*)\)$/.exec(title) ?? [];
  return [name, year];
}

/**
 * The name of a box in a language: nothing until the list has loaded, its id if it is not in the
 * list.
 */
export function nameOf(edition: string, locale: string): string {
  if (!listed.length) return "";
  return titleParts(editionNamed(edition)?.titles[locale] ?? edition)[0];
}

/** The boxes by shelf: the five books on the first, the others below. */
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
