/**
 * The seals of games, stored by this device before they were over, to detect a server that shows
 * another one afterwards.
 */
import type { Check, Face } from "../../lib/protocol";

const KEY = "passgo-seals";
const KEPT = 40;

type Seals = [code: string, commitment: string][];

function read(): Seals {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Seals) : [];
  } catch {
    // Without storage there is no seal and no claim.
    return [];
  }
}

/** Store the seal of a game that is not over; the first one is kept. */
export function noteSeal({ code, phase, fair }: Pick<Face, "code" | "phase" | "fair">): void {
  const seals = read();
  if (phase === "over" || !fair.commitment || seals.some(([noted]) => noted === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seals, [code, fair.commitment]].slice(-KEPT)));
  } catch {
    // As above.
  }
}

/** Whether the seal is the stored one; null if none was stored. */
export function checkSeal({ code, fair }: Pick<Face, "code" | "fair">): Check | null {
  const noted = read().find(([each]) => each === code)?.[1];
  if (!noted) return null;
  const holds = noted === fair.commitment;
  return {
    name: "noted",
    state: holds ? "holds" : "wrong",
    text: holds ? "verify-noted-holds" : "verify-noted-wrong",
    args: holds ? {} : { noted, found: fair.commitment },
  };
}
