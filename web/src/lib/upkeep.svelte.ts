/**
 * Keeps the page up to date: installs its service worker, and loads a new version when the server
 * has one.
 */
import { base } from "./router.svelte";

/** Milliseconds between two checks for a new version. */
const SELDOM = 60_000;

const RENEWED = "passgo renewed";

let stale = $state(false);
let registration: ServiceWorkerRegistration | null = null;
let asked = 0;

/** Whether the server has a newer version of the page; it is loaded at the next navigation. */
export function isStale(): boolean {
  return stale;
}

/** Check for a new version from time to time. */
export function askForNews(): void {
  if (!registration || Date.now() - asked < SELDOM) return;
  asked = Date.now();
  // Without an answer there is no new version.
  registration.update().catch(() => undefined);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first service worker caches the page that installed it.
    stale ||= had;
    had = true;
  });
  registration = await serviceWorker.register(`${base()}sw.js`);
  asked = Date.now();
}

/** Follow the page's versions; called once by the page. */
export function keepPage(): () => void {
  const look = () => {
    if (document.visibilityState === "visible") askForNews();
    // The page is hidden, and the server has the table: reload now.
    else if (stale) location.reload();
  };
  // A chunk of an older version that the server no longer has; a second failure has another cause.
  const renew = () => {
    const last = Number(sessionStorage.getItem(RENEWED));
    if (Date.now() - last < SELDOM) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("vite:preloadError", renew);
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    // Not before the first screen is drawn; if it is not allowed, the page works without it.
    requestIdleCallback(() => void register().catch(() => undefined), { timeout: 4000 });
  return () => {
    document.removeEventListener("visibilitychange", look);
    removeEventListener("vite:preloadError", renew);
  };
}
