/** The buttons of the lane's bar. */
import type { LaneChoice } from "../../lib/protocol";
import { money, say, t } from "../../lib/words.svelte";
import { wordOf } from "../bar/choices";
import { barButtons, type BarButton } from "../bar/bar-buttons";
import type { Desk } from "../bar/desk.svelte";
import type { Aim } from "./aim.svelte";
import { spaceName } from "./looks";

/** The choice that represents its group: the main one, else the first. */
function chosenOf(desk: Desk, group: string): LaneChoice | null {
  const family = (desk.choices as readonly LaneChoice[]).filter((each) => each.group === group);
  return family.find(({ main }) => main) ?? family[0] ?? null;
}

function worded(desk: Desk, aim: Aim, button: BarButton): BarButton {
  if (button.id === "slide")
    return {
      ...button,
      label: t("lane-do-slide"),
      hook: "slide",
      opens: undefined,
      go: () => void aim.slide(),
    };
  if (button.id === "railroad" || button.id === "house") {
    const choice = chosenOf(desk, button.id);
    if (!choice?.effect) return button;
    return {
      ...button,
      label: t(`lane-do-${button.id}`, { space: spaceName({ id: choice.effect.space }) }),
      title: say(choice),
      hook: JSON.stringify(choice.action),
      opens: undefined,
      go: () => void desk.act(choice.action),
    };
  }
  const choice = desk.choices.find(({ action }) => JSON.stringify(action) === button.hook);
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
export function laneButtons(desk: Desk, aim: Aim, { hint, other }: Beside): BarButton[] {
  const buttons = barButtons(desk).map((button) => worded(desk, aim, button));
  const plain = { hook: null, icon: null, main: false };
  if (desk.isAsked)
    buttons.push({ ...plain, id: "hint", label: t("play-hint"), key: "h", icon: "wand", go: hint });
  // It has its own button, before the sentence.
  if (other) buttons.push({ ...plain, id: "other", label: "", key: "t", last: true, go: other });
  return buttons;
}
