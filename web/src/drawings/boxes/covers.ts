/** The drawn covers, by the name of an edition's cover. */
import { atlantic } from "./atlantic";
import { deska } from "./deska";
import { disney } from "./disney";
import { euro } from "./euro";
import { knockout } from "./knockout";
import type { Cover } from "./parts";
import { revolution } from "./revolution";

const COVERS: Record<string, (line: string, title: string) => Cover> = {
  euro,
  disney,
  deska,
  revolution,
  knockout,
  atlantic,
};

/**
 * A drawn cover, or nothing if there is none of this name; `line` is its small print,
 * `title` its name in the reader's language, for covers that bear it.
 */
export function coverOf(name: string, line = "", title = ""): Cover | null {
  return COVERS[name]?.(line, title) ?? null;
}
