/** Whether a key is meant for the browser, or has been dealt with. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}
