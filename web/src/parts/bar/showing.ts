/** The bar while something still moves that decides what is asked: show it at once. */
import { t } from "../../lib/words.svelte";
import type { BarButton } from "./bar-buttons";
import type { Controls } from "./controls.svelte";
import type { Sentence } from "./sentence";

/** Sentence and button for that moment; nothing otherwise. */
export function showingBar(
  controls: Controls,
): { sentence: Sentence; buttons: readonly BarButton[] } | null {
  const { table } = controls;
  if (!table.isBehind || !(controls.isAsked || table.isAboutToAsk)) return null;
  const seat = table.animations.beat?.entry.seat ?? null;
  const others = seat !== null && !table.mine.includes(seat);
  return {
    sentence: {
      title: others ? t("play-showing", { seat }) : t("play-showing-own"),
      detail: t("play-showing-then"),
    },
    buttons: [
      {
        id: "at-once",
        label: t("play-show-at-once"),
        hook: null,
        request: "at-once",
        key: "",
        icon: null,
        main: true,
        go: () => table.animations.skip(),
      },
    ],
  };
}
