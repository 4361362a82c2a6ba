/** Whether a key is meant for the browser, or has been dealt with. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}

/** Whether Escape is pressed for something: a dialog that lies in front of it comes first. */
export function isEscape(event: KeyboardEvent, own: Element | undefined): boolean {
  if (event.key !== "Escape" || isTaken(event)) return false;
  const front = [...document.querySelectorAll("dialog[open]")].at(-1);
  return !front || front.contains(own ?? null);
}
