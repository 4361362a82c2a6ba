/**
 * The service worker: keeps what the page is made of, and nothing that is said at a table.
 *
 * A page is asked of the server first, so that a new one is taken as soon as it is there; without an
 * answer the one that is kept says so. Files named by their content are kept once and for all.
 */

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  /** Written before this script when it is built. */
  readonly SHELL: { version: string; files: string[] };
  readonly registration: { scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const { version, files } = worker.SHELL;
const scope = worker.registration.scope;
const KEPT = `passgo ${scope} `;
const name = KEPT + version;

async function install(): Promise<void> {
  const kept = await caches.open(name);
  // The index has one address for all its versions.
  await kept.add(new Request(scope, { cache: "reload" }));
  await kept.addAll(files.map((file) => new URL(file, scope).href));
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(KEPT) && other !== name) await caches.delete(other);
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(scope, { cacheName: name });
    if (!kept) throw error;
    return kept;
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.open(name);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => (event as Lasting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Lasting).waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  if (path.startsWith("assets/")) (event as Fetching).respondWith(asset(request));
  // The documents of the server are its own affair.
  else if (request.mode === "navigate" && !path.startsWith("api"))
    (event as Fetching).respondWith(page(request));
});

// A module, so that its names are its own.
export {};
