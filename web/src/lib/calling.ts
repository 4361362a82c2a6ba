/**
 * Calls a person who is elsewhere: notifications of this window while it is hidden, and push
 * messages of the server while the page is closed. Loaded when it is first needed.
 */
import { get, post } from "./api";
import type { PushKey, PushState } from "./protocol";
import { base } from "./router.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { t } from "./words.svelte";

/** Whether this browser shows notifications at all. */
export function canCall(): boolean {
  return typeof Notification === "function";
}

/** Whether notifications are shown: the person and the browser allow them. */
export function isCalling(): boolean {
  return canCall() && settings.calls === "on" && Notification.permission === "granted";
}

/** Ask the browser for its permission; call it only when the person has just asked for calls. */
export async function allowCalls(): Promise<boolean> {
  if (!canCall()) return false;
  const allowed = (await Notification.requestPermission()) === "granted";
  settings.calls = allowed ? "on" : "off";
  if (allowed) await subscribe();
  return allowed;
}

export async function endCalls(): Promise<void> {
  settings.calls = "off";
  const push = await pushManager();
  const known = await push?.getSubscription();
  if (!known) return;
  await known.unsubscribe();
  await post<PushState>("push/unsubscribe", { endpoint: known.endpoint });
}

/** Announce the person's turn at a table in a window that is hidden. */
export async function call(code: string): Promise<void> {
  play("turn");
  if (!isCalling()) return;
  const options = {
    body: t("call-body", { code }),
    // A push message about the same table replaces it.
    tag: code,
    icon: new URL(`${base()}icon-192.png`, location.href).href,
    data: { code },
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Without a service worker the window shows it itself, where the browser allows that.
  if (worker) await worker.showNotification(t("call-title"), options);
  else new Notification(t("call-title"), options).addEventListener("click", () => window.focus());
}

/** Remove what was announced: the person is here. */
export async function callNoMore(code: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = await worker?.getNotifications({ tag: code });
  for (const each of shown ?? []) each.close();
}

/** Tell the server where this browser receives push messages, if it sends any. */
export async function subscribe(): Promise<void> {
  const push = await pushManager();
  if (!push) return;
  const { key } = await get<PushKey>("push");
  if (!key) return;
  let known = await push.getSubscription();
  if (known && textOf(known.options.applicationServerKey) !== key) {
    // The server has another key: its messages would be refused.
    await known.unsubscribe();
    known = null;
  }
  known ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await post<PushState>("push/subscriptions", {
    endpoint: known.endpoint,
    keys: { p256dh: textOf(known.getKey("p256dh")), auth: textOf(known.getKey("auth")) },
    locale: settings.locale,
  });
}

async function pushManager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager ?? null;
}

/** Bytes as base64url without padding. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
