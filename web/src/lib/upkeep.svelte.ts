/** Keeps the page itself: installs its service worker, and takes a new page when the server has one. */
import { base } from "./router.svelte";

/** Milliseconds between two questions whether there is a new page. */
const SELDOM = 60_000;

const RENEWED = "passgo renewed";

let stale = $state(false);
let registration: ServiceWorkerRegistration | null = null;
let asked = 0;

/** Whether the server has a newer page than this one; it is taken when somebody goes elsewhere. */
export function isStale(): boolean {
  return stale;
}

/** Ask whether there is a new page, now and then. */
export function askForNews(): void {
  if (!registration || Date.now() - asked < SELDOM) return;
  asked = Date.now();
  // Without an answer nothing is new.
  registration.update().catch(() => undefined);
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first one there is keeps the very page that brought it.
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
    // Nobody is looking, and the table is the server's: this is the moment.
    else if (stale) location.reload();
  };
  // A part of an older page that the server has no more; what fails again is no matter of age.
  const renew = () => {
    const last = Number(sessionStorage.getItem(RENEWED));
    if (Date.now() - last < SELDOM) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("vite:preloadError", renew);
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    // Not before the first screen is drawn; where it may not be, the page does without.
    requestIdleCallback(() => void register().catch(() => undefined), { timeout: 4000 });
  return () => {
    document.removeEventListener("visibilitychange", look);
    removeEventListener("vite:preloadError", renew);
  };
}
