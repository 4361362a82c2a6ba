/** Several people at one screen: the bar says whose move it is, and the button whom it moves. */
import { t } from "../../lib/words.svelte";
import type { BarButton } from "../bar/bar-buttons";
import type { Controls } from "../bar/controls.svelte";
import type { Sentence } from "../bar/sentence";

/** The seat that must be named, because it is not the only one at this screen. */
export function namedSeat(controls: Controls): string | null {
  const { seat, table } = controls;
  return table.mine.length > 1 && controls.isAsked ? seat : null;
}

/** Whether a turn of this seat begins: nothing was thrown in it yet, and nothing else is open. */
export function turnBegins(controls: Controls): boolean {
  const { game } = controls.table;
  if (!game || !("matter" in game) || game.matter || game.phase !== "roll") return false;
  return game.turn.mover === controls.seat && !game.turn.throws;
}

export function sentenceByName(controls: Controls, { title, detail }: Sentence): Sentence {
  const seat = namedSeat(controls);
  if (!seat) return { title, detail };
  if (turnBegins(controls)) return { title: t("turn-yours", { seat }), detail };
  return { title: t("turn-do", { seat, action: title }), detail };
}

/** The first letter small: what a button says goes on after the name. */
const after = (label: string) => label.slice(0, 1).toLocaleLowerCase() + label.slice(1);

export function buttonsByName(
  controls: Controls,
  buttons: readonly BarButton[],
): readonly BarButton[] {
  const seat = namedSeat(controls);
  if (!seat) return buttons;
  return buttons.map((button) =>
    button.main
      ? { ...button, label: t("turn-do", { seat, action: after(button.label) }) }
      : button,
  );
}
