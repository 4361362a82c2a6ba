/** Whether the server answers; if not, it is polled until it does. */

/** Milliseconds between two polls. */
const AGAIN = 2000;

let away = $state(false);
let returns = $state(0);
let asking: ReturnType<typeof setTimeout> | undefined;

/** Whether the server did not answer the last request. */
export function isAway(): boolean {
  return away;
}

/** How often it became reachable again, to reload what failed meanwhile. */
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
