/** Keys of the lane's table: space for the main choice, a key for every other, arrows and A D for the aim. */
import { isTaken } from "../../lib/keys";
import type { BarButton } from "../bar/bar-buttons";
import type { Aim, Measure } from "./aim.svelte";

const AIMS: Record<string, readonly [Measure, number]> = {
  ArrowLeft: ["x", -1],
  ArrowRight: ["x", 1],
  a: ["angle", -1],
  d: ["angle", 1],
  ArrowDown: ["speed", -1],
  ArrowUp: ["speed", 1],
};

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Whether a key is meant for something else: a field, a sheet, a tab, a list that scrolls. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (isTaken(event)) return true;
  return within(event.target, "input, textarea, select, dialog");
}

/** Change the aim; returns whether the key was one of its keys. */
export function aimKey(event: KeyboardEvent, aim: Aim): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = AIMS[key];
  if (!found || isElsewhere(event) || !aim.choice) return false;
  if (within(event.target, "[role=tablist], [data-log], [data-space]")) return false;
  const [measure, way] = found;
  aim.step(measure, way * (event.shiftKey ? 5 : 1));
  event.preventDefault();
  return true;
}

/** The button of a key, or nothing. */
export function buttonFor(event: KeyboardEvent, buttons: readonly BarButton[]): BarButton | null {
  if (event.repeat || isElsewhere(event)) return null;
  if (event.key === " ") {
    const { target } = event;
    if (
      target instanceof Element &&
      target.matches("button:focus-visible, a:focus-visible, [tabindex]:focus-visible")
    )
      return null;
    return buttons.find(({ main }) => main) ?? null;
  }
  return buttons.find(({ key }) => key && key.toLowerCase() === event.key.toLowerCase()) ?? null;
}
