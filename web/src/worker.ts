/**
 * The service worker: keeps what the page is made of and what is printed in boxes, and nothing that is
 * said at a table.
 *
 * A page is asked of the server first, so that a new one is taken as soon as it is there; without an
 * answer the one that is kept says so. So it is with boxes. Files and texts named by their content are
 * kept once and for all.
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
/** Boxes stay as they are when the page is another. */
const BOXES = KEPT + "boxes";
const LIST = "api/editions";
/** Texts named by what they say. */
const TEXTS = /^api\/editions\/[^/]+\/texts\/[^/]+\?v=/;

async function install(): Promise<void> {
  const kept = await caches.open(name);
  // The index has one address for all its versions.
  await kept.add(new Request(scope, { cache: "reload" }));
  await kept.addAll(files.map((file) => new URL(file, scope).href));
  // The page that brought this worker had its list before. Without one a shelf is empty, no more.
  await (await caches.open(BOXES)).add(new URL(LIST, scope).href).catch(() => undefined);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(KEPT) && other !== name && other !== BOXES) await caches.delete(other);
  await worker.clients.claim();
}

async function texts(request: Request): Promise<Response> {
  const kept = await caches.open(BOXES);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    // The same texts as they were before they changed.
    await kept.delete(request, { ignoreSearch: true });
    await kept.put(request, answer.clone());
  }
  return answer;
}

async function box(request: Request): Promise<Response> {
  const kept = await caches.open(BOXES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(request);
    if (!found) throw error;
    return found;
  }
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
  else if (TEXTS.test(path)) (event as Fetching).respondWith(texts(request));
  else if (path === LIST || path.startsWith(`${LIST}/`))
    (event as Fetching).respondWith(box(request));
  // The documents of the server are its own affair.
  else if (request.mode === "navigate" && !path.startsWith("api"))
    (event as Fetching).respondWith(page(request));
});

// A module, so that its names are its own.
export {};
