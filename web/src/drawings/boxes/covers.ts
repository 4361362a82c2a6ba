/** The covers by edition; a box without one of its own gets a plain cover in its colours. */
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

function plain(): Cover {
  const art = `<rect width="210" height="280" fill="var(--ed-table)"/><rect x="24" y="24" width="162" height="232" rx="10" fill="none" stroke="var(--ed-accent)" stroke-width="4"/>`;
  return { width: 210, height: 280, art, spine: "#22242F" };
}

/** A cover; `line` is what small print there is, in the language of the page. */
export function coverOf(edition: string, line = ""): Cover {
  return (COVERS[edition] ?? plain)(line);
}
