/** A person at this device: a name that nobody else at the table has, a portrait, a token. */
import { PORTRAITS } from "../../drawings/portraits";
import type { FaceSeat, ModeForm } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";

export interface Person {
  name: string;
  portrait: number;
  token: number | null;
}

/** A name as it is compared: without case and accents. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .trim()
    .toLowerCase();

/** A name that nobody here has: the same, or with the next number behind it. */
export function freshName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map(plain));
  if (!known.has(plain(wanted))) return wanted;
  for (let n = 2; ; n += 1) if (!known.has(plain(`${wanted} ${n}`))) return `${wanted} ${n}`;
}

/** A name for a player who types none. */
export function proposedName(taken: readonly string[], pick: () => number = Math.random): string {
  const names = t("welcome-names").split(",");
  const known = new Set(taken.map(plain));
  const free = names.map((name) => name.trim()).filter((name) => !known.has(plain(name)));
  const list = free.length ? free : names;
  return freshName(list[Math.floor(pick() * list.length)]!.trim(), taken);
}

/** The person of this device; with a proposed name where none was given yet. */
export function whoPlays(taken: readonly string[] = []): Person {
  const name = settings.name.trim() || proposedName(taken);
  return {
    name: freshName(name, taken),
    portrait: settings.portrait ?? Math.floor(Math.random() * PORTRAITS),
    token: settings.token,
  };
}

/** Another person at this screen, of whom nothing is known. */
export function stranger(taken: readonly string[]): Person {
  const portrait = Math.floor(Math.random() * PORTRAITS);
  return { name: proposedName(taken), portrait, token: null };
}

/** Keep who plays at this device. */
export function keepPerson({ name, portrait, token }: Person): void {
  settings.name = name;
  settings.portrait = portrait;
  settings.token = token;
}

/** The cash that the booklet gives everyone at the start; null where it says none. */
export function startCash(setup: ModeForm | undefined): number | null {
  const option = setup?.options.find(({ name }) => name === "start_cash");
  return typeof option?.printed === "number" ? option.printed : null;
}

/** Tokens that other people chose: who has each. */
export function takenTokens(
  seats: readonly FaceSeat[],
  own: number | null,
): ReadonlyMap<number, FaceSeat> {
  const taken = new Map<number, FaceSeat>();
  for (const seat of seats)
    if (seat.person && seat.place !== own && typeof seat.token === "number")
      taken.set(seat.token, seat);
  return taken;
}
