/** Whether the server answers; where it does not, it is asked until it does. */

/** Milliseconds between two questions. */
const AGAIN = 2000;

let away = $state(false);
let returns = $state(0);
let asking: ReturnType<typeof setTimeout> | undefined;

/** Whether the server has not answered what it was asked last. */
export function isAway(): boolean {
  return away;
}

/** How often it has come back: what could not be shown then can be now. */
export function timesBack(): number {
  return returns;
}

export function answered(): void {
  clearTimeout(asking);
  asking = undefined;
  if (!away) return;
  away = false;
  returns += 1;
}

export function unanswered(): void {
  away = true;
  asking ??= setTimeout(look, AGAIN);
}

function look(): void {
  asking = undefined;
  fetch(new URL("health", document.baseURI), { cache: "no-store" }).then(
    (answer) => (answer.ok ? answered() : unanswered()),
    unanswered,
  );
}
