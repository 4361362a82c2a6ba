/** The buttons of the bar in an auction. */
import { money, t } from "../../lib/words.svelte";
import type { BarButton } from "../bar/bar-buttons";
import type { Controls } from "../bar/controls.svelte";
import type { Showing } from "./showing.svelte";

/** While the sale is shown and nothing is asked, the big button closes it. */
export function goOnButton(usual: readonly BarButton[], showing: Showing): BarButton[] {
  if (usual.some(({ main }) => main)) return [];
  const go = () => showing.dismiss();
  return [{ ...base, id: "go-on", label: t("play-sold-go-on"), request: "go-on", main: true, go }];
}

/** The whole deed, on a phone. */
export function deedButton(controls: Controls, square: number): BarButton {
  const go = () => controls.show({ name: "square", square });
  return { ...base, id: "deed", label: t("play-auction-deed"), opens: "square", go };
}

const base = { hook: null, key: "", icon: null, main: false };

/** The buttons in place of the usual ones for bids and passes; null where those do. */
export function auctionButtons(controls: Controls): BarButton[] | null {
  const { bidding } = controls;
  if (!bidding.isIn) return null;
  if (bidding.isTopped) return toppedButtons(controls);
  if (bidding.isChoosing) return choosing(controls);
  const { limit } = bidding;
  if (!limit) return null;
  return [
    {
      ...base,
      id: "limit-change",
      label: t("play-limit-change"),
      request: "limit-change",
      key: "c",
      icon: "gavel",
      go: () => bidding.change(),
    },
    {
      ...base,
      id: "limit-stop",
      label: t("play-limit-stop"),
      request: "limit-stop",
      key: "p",
      icon: "x",
      go: () => void bidding.setLimit(0),
    },
  ];
}

function choosing(controls: Controls): BarButton[] {
  const { bidding } = controls;
  const sum = bidding.chosen;
  const passes = bidding.saysPass && controls.bid === null;
  const amount = money(sum);
  const isAct = bidding.isStep;
  const bid: BarButton = {
    ...base,
    id: "bid",
    label: isAct ? t("play-do-bid", { amount }) : t("play-limit-up-to", { amount }),
    hook: bidding.limits ? "bid" : null,
    request: isAct ? undefined : "limit",
    key: t("play-keys-bid"),
    icon: "gavel",
    main: !passes,
    go: () => void (isAct ? controls.act({ bid: sum }) : bidding.setLimit(sum)),
  } as BarButton;
  return [bid, passing(controls, passes)];
}

function passing(controls: Controls, main: boolean): BarButton {
  const { bidding } = controls;
  const asks = bidding.leads || bidding.limit !== null;
  return {
    ...base,
    id: "pass",
    label: t("play-do-pass"),
    title: t("play-auction-price-then"),
    hook: bidding.isAsked ? '"pass"' : null,
    ...(asks ? { opens: "passing" } : {}),
    key: "p",
    main,
    go: () =>
      asks && !bidding.isTopped ? controls.show({ name: "passing" }) : void controls.act("pass"),
  };
}

/** Another player went beyond the limit: go on, or leave the bidding now. */
function toppedButtons(controls: Controls): BarButton[] {
  const { bidding } = controls;
  const { step } = bidding;
  const wise = step !== null && bidding.good !== null && step <= bidding.good;
  const pass: BarButton = {
    ...base,
    id: "pass",
    label: t("play-do-pass"),
    hook: '"pass"',
    key: "p",
    main: !wise,
    go: () => void controls.act("pass"),
  };
  if (step === null) return [pass];
  const on: BarButton = {
    ...base,
    id: "bid",
    label: t("play-limit-go-to", { amount: money(step) }),
    hook: "bid",
    request: "limit",
    key: t("play-keys-bid"),
    icon: "gavel",
    main: wise,
    go: () => void bidding.setLimit(step),
  };
  return [on, pass];
}
