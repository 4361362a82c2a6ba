/** The labels of the bar's buttons: short if the sentence next to them says the rest. */
import type { AnyChoice } from "../../lib/table.svelte";
import { money, say, t, words } from "../../lib/words.svelte";
import { amountOf, detailOf, isForm, wordOf, type Button } from "./choices";

/** Words whose short form contains a sum. */
const SUMS = new Set(["buy", "bid", "claim", "fine", "pay"]);
/** Words with a short form. */
const SHORT = new Set(["decline", "card", "accept", "reject", "withdraw", "draw", "keep"]);
/** Groups that open a panel. */
const FAMILIES = new Set([
  "build",
  "sell",
  "swap",
  "mortgage",
  "redeem",
  "offer",
  "settle",
  "want",
  "force",
  "resign",
  "bankrupt",
  "roll",
  "unit",
]);

export function labelOf(button: Button): string {
  const { word, choices } = button;
  const [first] = choices;
  if (!first) return "";
  if (choices.length > 1 || (isForm(first) && word !== "bid"))
    return FAMILIES.has(word) ? t(`play-open-${word}`) : say(first);
  return choiceLabel(first);
}

/** A single choice in short. */
export function choiceLabel(choice: AnyChoice): string {
  const word = wordOf(choice.action);
  const amount = amountOf(choice);
  if (SUMS.has(word) && amount !== null) return t(`play-do-${word}`, { amount: money(amount) });
  if (choice.text === "action-decline-free") return t("play-do-decline-free");
  if (SHORT.has(word)) return t(`play-do-${word}`);
  if (word === "zone") return words().name("zone", String(detailOf(choice.action)));
  if (choice.text === "action-next-lot") return t("play-do-next-lot");
  if (choice.text === "action-roll-order") return say({ text: "action-roll", args: {} });
  if (choice.text === "action-roll-again") return t("play-do-again");
  if (FAMILIES.has(word) && word !== "roll") return t(`play-open-${word}`);
  return say(choice);
}

const ICONS: Record<string, string> = {
  build: "house",
  decline: "gavel",
  bid: "gavel",
  offer: "swap",
  resign: "flag",
  accept: "check",
  reject: "x",
  card: "cardfree",
  claim: "check",
};

export function iconOf(word: string): string | null {
  return ICONS[word] ?? null;
}
