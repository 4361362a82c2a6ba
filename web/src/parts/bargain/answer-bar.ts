/** The bar while a bot's answer is in front of the player. */
import type { ReplyModel } from "../../lib/protocol";
import { money, say, t } from "../../lib/words.svelte";
import type { BarButton } from "../bar/bar-buttons";
import { lettersOf } from "../bar/choices";
import type { Controls } from "../bar/controls.svelte";
import type { Sentence } from "../bar/sentence";
import type { Answer, Bargain } from "./bargain.svelte";
import { termsOf } from "./offers";

export function answerSentence({ seat, reply }: Answer, cash: number): Sentence {
  const counter = termsOf(reply.counter);
  const left = counter && cash - counter.give.cash + counter.get.cash;
  return {
    title: t(counter ? wants(reply) : "bargain-wants-not", { seat }),
    detail: left === null ? "" : t("play-trade-keep", { amount: money(left) }),
  };
}

const wants = ({ adds }: ReplyModel) =>
  adds && adds.cash > 0 ? "bargain-wants-more" : "bargain-wants";

/** What the big button says: what the bot asks for in addition, or for what it would do it. */
export function takeLabel({ reply }: Answer): string {
  const { adds } = reply;
  if (adds && adds.cash > 0 && !adds.lots.length && !termsOf(reply.offer)?.get.cash)
    return t("bargain-do-add", { amount: money(adds.cash) });
  return t("bargain-do-take");
}

export function answerButtons(controls: Controls, bargain: Bargain, answer: Answer): BarButton[] {
  const { counter } = answer.reply;
  const lacks = (termsOf(counter)?.give.cash ?? 0) - (controls.you?.cash ?? 0);
  const letters = lettersOf(t("play-keys"));
  const base = { hook: null, icon: null, main: false };
  const change = {
    ...base,
    id: "change",
    label: t("bargain-do-change"),
    request: "change",
    key: letters["offer"] ?? "t",
    icon: "swap",
    go: () => bargain.change(),
  };
  const leave = {
    ...base,
    id: "not-now",
    label: t("bargain-do-not-now"),
    request: "not-now",
    key: "Escape",
    main: !counter,
    go: () => bargain.close(),
  };
  if (!counter) return [leave, change];
  // Where cash is hidden, a bot cannot know what the player has.
  const raise = {
    ...base,
    id: "raise",
    label: t("bargain-do-raise", { amount: money(lacks) }),
    opens: "property",
    key: "",
    main: true,
    go: () => controls.show({ name: "property" }),
  };
  if (lacks > 0) return [raise, leave, change];
  const take = {
    ...base,
    id: "take",
    label: takeLabel(answer),
    title: say(answer.reply.says),
    request: "take",
    key: "",
    main: true,
    go: () => void bargain.take(counter),
  };
  return [take, leave, change];
}
