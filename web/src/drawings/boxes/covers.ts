/** The covers that are drawn, by the name that an edition gives its cover. */
import { atlantic } from "./atlantic";
import { deska } from "./deska";
import { disney } from "./disney";
import { euro } from "./euro";
import { knockout } from "./knockout";
import type { Cover } from "./parts";
import { revolution } from "./revolution";

const COVERS: Record<string, (line: string) => Cover> = {
  euro,
  disney,
  deska,
  revolution,
  knockout,
  atlantic,
};

/** A drawn cover, or nothing where there is none of this name; `line` is what small print it has. */
export function coverOf(name: string, line = ""): Cover | null {
  return COVERS[name]?.(line) ?? null;
}
