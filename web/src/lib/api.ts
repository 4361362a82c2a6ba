/** The server's HTTP interface: JSON in and out, refusals as messages. */
import { answered, unanswered } from "./reach.svelte";
import { base } from "./router.svelte";
import type { Message } from "./texts/texts";

/** A refusal of the server, with a message if it sends one. */
export class ApiError extends Error {
  readonly status: number;
  readonly said: Message | null;

  constructor(status: number, detail: string, said: Message | null) {
    super(detail);
    this.status = status;
    this.said = said;
  }
}

interface Problem {
  detail?: string;
  text?: string;
  args?: Message["args"];
}

/** Send a request; status 0 if there is no answer. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${base()}api/${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    unanswered();
    throw new ApiError(0, "no answer", { text: "page-error-no-answer", args: {} });
  }
  answered();
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw await refusalOf(answer);
}

async function refusalOf(answer: Response): Promise<ApiError> {
  const problem = (await answer.json().catch(() => ({}))) as Problem;
  const said = problem.text ? { text: problem.text, args: problem.args ?? {} } : null;
  return new ApiError(answer.status, problem.detail ?? answer.statusText, said);
}

/**
 * For data that the service worker caches: an answer does not mean that the server is
 * reachable.
 */
export async function getKept<T>(path: string): Promise<T> {
  const answer = await fetch(`${base()}api/${path}`);
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
