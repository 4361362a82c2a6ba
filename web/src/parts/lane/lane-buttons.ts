/** The buttons of the lane's bar. */
import type { LaneChoice } from "../../lib/protocol";
import { money, say, t } from "../../lib/words.svelte";
import { wordOf } from "../bar/choices";
import { barButtons, type BarButton } from "../bar/bar-buttons";
import type { Controls } from "../bar/controls.svelte";
import type { Aim } from "./aim.svelte";
import { spaceName } from "./looks";

/** The choice that represents its group: the main one, else the first. */
function chosenOf(controls: Controls, group: string): LaneChoice | null {
  const family = (controls.choices as readonly LaneChoice[]).filter((each) => each.group === group);
  return family.find(({ main }) => main) ?? family[0] ?? null;
}

function worded(controls: Controls, aim: Aim, button: BarButton): BarButton {
  if (button.id === "slide")
    return {
      ...button,
      label: t("lane-do-slide"),
      hook: "slide",
      opens: undefined,
      go: () => void aim.slide(),
    };
  if (button.id === "railroad" || button.id === "house") {
    const choice = chosenOf(controls, button.id);
    if (!choice?.effect) return button;
    return {
      ...button,
      label: t(`lane-do-${button.id}`, { space: spaceName({ id: choice.effect.space }) }),
      title: say(choice),
      hook: JSON.stringify(choice.action),
      opens: undefined,
      go: () => void controls.act(choice.action),
    };
  }
  const choice = controls.choices.find(({ action }) => JSON.stringify(action) === button.hook);
  if (!choice) return button;
  const word = wordOf(choice.action);
  if (word === "retry")
    return {
      ...button,
      label: choice.cost
        ? t("lane-do-retry", { amount: money(-choice.cost) })
        : t("lane-do-retry-free"),
    };
  if (word === "stay") return { ...button, label: t("lane-do-stay"), title: say(choice) };
  return button;
}

interface Beside {
  hint: () => void;
  /** Take another token, if several are possible. */
  other: (() => void) | null;
}

/** Everything on the bar, with a hint when a decision is asked. */
export function laneButtons(controls: Controls, aim: Aim, { hint, other }: Beside): BarButton[] {
  const buttons = barButtons(controls).map((button) => worded(controls, aim, button));
  const plain = { hook: null, icon: null, main: false };
  if (controls.isAsked)
    buttons.push({ ...plain, id: "hint", label: t("play-hint"), key: "h", icon: "wand", go: hint });
  // It has its own button, before the sentence.
  if (other) buttons.push({ ...plain, id: "other", label: "", key: "t", last: true, go: other });
  return buttons;
}
