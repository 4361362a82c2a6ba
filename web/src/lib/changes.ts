/** Makes the next document out of the last one and its changes; what did not change stays the same object. */
import type { Document, Update } from "./protocol";

type Change = Update["changes"][number];
type Step = string | number;

/** A change that does not fit: a message was lost, and the whole must be asked for again. */
export class ChangeError extends Error {}

export function patch<T = Document>(document: T, changes: readonly Change[]): T {
  const fresh = new Set<object>();
  let root: unknown = document;
  for (const change of changes) root = put(root, change.at, change, fresh);
  return root as T;
}

function put(value: unknown, at: readonly Step[], change: Change, fresh: Set<object>): unknown {
  const [step, ...rest] = at;
  if (step === undefined) {
    if (!("to" in change)) throw new ChangeError("the document itself cannot be gone");
    return change.to;
  }
  if (value === null || typeof value !== "object")
    throw new ChangeError(`nothing at ${String(step)}`);
  const copy = own(value, fresh) as Record<Step, unknown>;
  if (rest.length === 0 && !("to" in change)) delete copy[step];
  else if (rest.length && !(step in copy)) throw new ChangeError(`nothing at ${String(step)}`);
  else copy[step] = put(copy[step], rest, change, fresh);
  return copy;
}

/** A copy that may be changed, made once for all changes of a message. */
function own(value: object, fresh: Set<object>): object {
  if (fresh.has(value)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  fresh.add(copy);
  return copy;
}
