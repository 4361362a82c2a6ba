/** Whether a key is meant for the browser, or has been handled. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}

/** Whether Escape is meant for an element: a dialog in front of it comes first. */
export function isEscape(event: KeyboardEvent, own: Element | undefined): boolean {
  if (event.key !== "Escape" || isTaken(event)) return false;
  const front = [...document.querySelectorAll("dialog[open]")].at(-1);
  return !front || front.contains(own ?? null);
}
