/** The bar while buildings are planned: cost, build, start over, leave. */
import { money, t } from "../../lib/words.svelte";
import type { BarButton } from "../bar/bar-buttons";
import type { Controls } from "../bar/controls.svelte";
import type { Sentence } from "../bar/sentence";
import type { Building } from "../panels/building.svelte";

export function buildSentence(building: Building): Sentence {
  const { preview, count } = building;
  if (!count || !preview || preview.refusal)
    return { title: t("play-building"), detail: t("play-building-then") };
  const amount = money(Math.abs(preview.cost ?? 0));
  const key = building.plan.sell.length ? "play-building-sell" : "play-building-sum";
  return {
    title: t(key, { count, amount, house: t("piece-house"), houses: t("piece-houses") }),
    detail:
      preview.cash_after === null ? "" : t("play-free-then", { amount: money(preview.cash_after) }),
  };
}

export function buildingButtons(controls: Controls, building: Building): BarButton[] {
  const { preview, count } = building;
  const button = (id: string, label: string, key: string, go: () => void): BarButton => ({
    id,
    label,
    key,
    go,
    hook: null,
    icon: null,
    main: false,
  });
  const buttons: BarButton[] = [];
  const amount = money(Math.abs(preview?.cost ?? 0));
  const selling = building.plan.sell.length > 0;
  if (count && preview && !preview.refusal)
    buttons.push({
      ...button(
        "go",
        selling
          ? t("play-sell-for", { amount })
          : t("play-build-for", { amount, word: building.word }),
        "",
        () => void building.go(),
      ),
      hook: selling ? "sell" : building.word,
      main: true,
    });
  buttons.push(button("cancel", t("play-build-done"), "Escape", () => controls.close()));
  if (count)
    buttons.push({
      ...button("over", t("play-build-over"), "z", () => building.clear()),
      sign: "replay",
    });
  buttons.push({
    ...button("list", t("play-property"), "m", () => controls.show({ name: "property" })),
    opens: "property",
  });
  return buttons;
}
