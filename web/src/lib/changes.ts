/**
 * Makes the next document from the last one and a JSON Patch (RFC 6902); unchanged parts stay the
 * same objects.
 */
import type { Document, Update } from "./protocol";

type Change = Update["changes"][number];
type Holder = unknown[] | Record<string, unknown>;

/**
 * A change that does not fit: a message was lost, and the whole document must be requested
 * again.
 */
export class ChangeError extends Error {}

export function patch<T = Document>(document: T, changes: readonly Change[]): T {
  const root: Holder = [document];
  const fresh = new Set<object>([root]);
  for (const change of changes) make(root, ["0", ...steps(change.path)], change, fresh);
  return root[0] as T;
}

/** The keys and indexes of a path. */
function steps(path: string): string[] {
  const [first, ...rest] = path.split("/");
  if (first) throw new ChangeError(`no path: ${path}`);
  return rest.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function make(root: Holder, way: readonly string[], change: Change, fresh: Set<object>): void {
  let holder = root;
  for (const step of way.slice(0, -1)) {
    const inner = at(holder, step, change);
    if (inner === null || typeof inner !== "object") throw misfit(change);
    holder = put(holder, step, own(inner as Holder, fresh));
  }
  const step = way.at(-1)!;
  if (change.op === "add") add(holder, step, change.value, change);
  else {
    at(holder, step, change);
    if (change.op === "replace") put(holder, step, change.value);
    else if (holder === root) throw misfit(change);
    else if (Array.isArray(holder)) holder.splice(Number(step), 1);
    else delete holder[step];
  }
}

/** The existing value. */
function at(holder: Holder, step: string, change: Change): unknown {
  if (!Object.hasOwn(holder, step) || step === "length") throw misfit(change);
  return (holder as Record<string, unknown>)[step];
}

function put<V>(holder: Holder, step: string, value: V): V {
  (holder as Record<string, unknown>)[step] = value;
  return value;
}

/** In a list an element is added before the one at its index; the end is a valid index too. */
function add(holder: Holder, step: string, value: unknown, change: Change): void {
  if (!Array.isArray(holder)) holder[step] = value;
  else if (step === "-" || step === String(holder.length)) holder.push(value);
  else {
    at(holder, step, change);
    holder.splice(Number(step), 0, value);
  }
}

/** A copy that may be changed, made once for all changes of a message. */
function own(value: Holder, fresh: Set<object>): Holder {
  if (fresh.has(value)) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  fresh.add(copy);
  return copy;
}

function misfit(change: Change): ChangeError {
  return new ChangeError(`nothing to ${change.op} at ${change.path}`);
}
