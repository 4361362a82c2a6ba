/**
 * A slide from the server: rows at which the motion of a token changes, and the motion between
 * them.
 */
import type { EventModel, Term } from "../../lib/protocol";

/** Where a token is when its motion changes; milliseconds, millimetres, millimetres a second. */
export interface Row {
  key: string;
  time: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  change: string;
}

/** The rows of one token, in time. */
export interface Track {
  key: string;
  rows: readonly Row[];
}

export interface Spot {
  x: number;
  y: number;
}

/** A token by its side and its number. */
export function tokenKey(colour: string, number: number): string {
  return `${colour}-${number}`;
}

/** The token that an event is about, or nothing. */
export function keyIn({ args }: Pick<EventModel, "args">): string | null {
  const { colour, number } = args;
  return typeof colour === "string" && typeof number === "number" ? tokenKey(colour, number) : null;
}

function decimal(term: Term | undefined): number {
  return term && typeof term === "object" && "decimal" in term ? term.decimal : 0;
}

/** The rows of a slide among what an action led to. */
export function rowsOf(events: readonly Pick<EventModel, "name" | "args">[]): Row[] {
  return events.flatMap((event) => {
    const key = event.name === "token_moved" ? keyIn(event) : null;
    if (!key) return [];
    const { time, x, y, vx, vy, change } = event.args;
    return {
      key,
      time: decimal(time),
      x: decimal(x),
      y: decimal(y),
      vx: decimal(vx),
      vy: decimal(vy),
      change: String(change),
    };
  });
}

/** A track for each token that moves. */
export function tracksOf(rows: readonly Row[]): Track[] {
  const tracks = new Map<string, Row[]>();
  for (const row of rows) tracks.set(row.key, [...(tracks.get(row.key) ?? []), row]);
  return [...tracks].map(([key, of]) => ({ key, rows: of }));
}

/**
 * Where a token is at a time: a straight line at the lane's deceleration (metres a second squared).
 * Before its first row it is at the start of that row.
 */
export function spotAt({ rows }: Track, time: number, deceleration: number): Spot {
  let row = rows[0]!;
  for (const next of rows) if (next.time <= time) row = next;
  const speed = Math.hypot(row.vx, row.vy);
  if (speed === 0 || time <= row.time) return { x: row.x, y: row.y };
  const slowing = deceleration * 1000;
  const passed = Math.min((time - row.time) / 1000, speed / slowing);
  const way = speed * passed - (slowing * passed * passed) / 2;
  return { x: row.x + (row.vx / speed) * way, y: row.y + (row.vy / speed) * way };
}

/** The strength of a hit, 0 to 1, from the speed of its token. */
export function force({ vx, vy }: Row): number {
  return Math.min(1, Math.hypot(vx, vy) / 1500);
}
