/**
 * The seals of games, as this device saw them before they were over: a server that showed another
 * one afterwards would be found out.
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
    // Without storage nothing was noted, and nothing is claimed.
    return [];
  }
}

/** Note the seal of a game that is not over; the first one seen stays. */
export function noteSeal({ code, phase, fair }: Pick<Face, "code" | "phase" | "fair">): void {
  const seals = read();
  if (phase === "over" || !fair.commitment || seals.some(([noted]) => noted === code)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seals, [code, fair.commitment]].slice(-KEPT)));
  } catch {
    // As above.
  }
}

/** Whether the seal is the one that was noted here; null where none was. */
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
