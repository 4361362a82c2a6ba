/**
 * The service worker: caches the files of the page and the data of boxes, and no messages of
 * tables.
 *
 * The page is requested from the server first, so that a new version is used at once; without an
 * answer the cached one is shown. The same is true of boxes. Files and texts with a content hash in
 * their names are cached for ever.
 */

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  /** Written before this script when it is built. */
  readonly SHELL: { version: string; files: string[] };
  readonly registration: {
    scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator: Navigator;
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const { version, files } = worker.SHELL;
const scope = worker.registration.scope;
const KEPT = `passgo ${scope} `;
const name = KEPT + version;
/** Boxes are kept when the page changes. */
const BOXES = KEPT + "boxes";
const LIST = "api/editions";
/** Texts with a content hash in their names. */
const TEXTS = /^api\/editions\/[^/]+\/texts\/[^/]+\?v=/;

async function install(): Promise<void> {
  const kept = await caches.open(name);
  // The index has one address for all its versions.
  await kept.add(new Request(scope, { cache: "reload" }));
  await kept.addAll(files.map((file) => new URL(file, scope).href));
  // The page that installed this worker already has its list. Without one the shelf is only empty.
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
    // Earlier versions of the same texts.
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

/** A table's code, and the address of the table. */
const CODE = /^[A-Z0-9]{7}$/;
const tableAt = (code: string) => new URL(`t/${code}`, scope).href;

/** The server tells that a table waits; the browser demands that every message is shown. */
async function show(pushed: Pushed): Promise<void> {
  const told = (pushed.data?.json() ?? {}) as { code?: string; title?: string; body?: string };
  const code = CODE.test(told.code ?? "") ? told.code! : "";
  await worker.registration.showNotification(told.title ?? "Passgo", {
    body: told.body ?? "",
    tag: code,
    icon: new URL("icon-192.png", scope).href,
    data: { code },
  });
  await worker.navigator.setAppBadge?.(1).catch(() => undefined);
}

/** Go to the table: to a window that shows it, or to a new one. */
async function follow(notification: Notification): Promise<void> {
  notification.close();
  const { code } = (notification.data ?? {}) as { code?: string };
  const wanted = code ? tableAt(code) : scope;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find(({ url }) => url.split("?")[0] === wanted);
  await (found ? found.focus() : worker.clients.openWindow(wanted));
}

worker.addEventListener("push", (event) => (event as Lasting).waitUntil(show(event as Pushed)));
worker.addEventListener("notificationclick", (event) =>
  (event as Lasting).waitUntil(follow((event as Clicked).notification)),
);
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
  // The server's own documents are not cached.
  else if (request.mode === "navigate" && !path.startsWith("api"))
    (event as Fetching).respondWith(page(request));
});

// A module, so that its names are not global.
export {};
