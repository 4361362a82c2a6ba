/** On a short phone the lots and the log are behind buttons of the bar. */
import { t } from "../../lib/words.svelte";
import type { BarButton } from "./bar-buttons";
import type { Controls } from "./controls.svelte";

/** The buttons with those two after the first of the others. */
export function shortButtons(
  controls: Controls,
  buttons: readonly BarButton[],
): readonly BarButton[] {
  const open = (id: "lots" | "log", icon: string, label: string): BarButton => ({
    id,
    label,
    hook: null,
    opens: id,
    key: "",
    icon,
    main: false,
    go: () => controls.show({ name: id }),
  });
  const asides = [
    open("lots", "house", t("play-my-lots")),
    open("log", "clock", t("play-open-log")),
  ];
  const main = buttons.filter((button) => button.main);
  const [first, ...rest] = buttons.filter((button) => !button.main && !button.last);
  const last = buttons.filter((button) => !button.main && button.last);
  return [...main, ...(first ? [first] : []), ...asides, ...rest, ...last];
}
