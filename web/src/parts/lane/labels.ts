/** Spaces and choices in words. */
import type { LaneChoice, LaneSpace, LaneYou } from "../../lib/protocol";
import { money, say, t, words } from "../../lib/words.svelte";
import { spaceDoes, spaceName } from "./looks";
import type { ShownToken } from "./show.svelte";

/** A token in words: its colour and its number. */
export function tokenName(colour: string, number: number): string {
  return t("knockout-token", { colour: words().name("colour", colour), number });
}

/** Everything about a space, for screen readers. */
export function spaceLabel(
  space: LaneSpace,
  tokens: readonly ShownToken[],
  choice: LaneChoice | null,
  aiming: boolean,
): string {
  const lie = tokens
    .filter((token) => token.space === space.id)
    .map(({ colour, number }) => tokenName(colour, number));
  const group = space.group ? words().name("group", space.group) : "";
  const parts = [spaceName(space), group, spaceDoes(space)];
  if (lie.length) parts.push(t("lane-lie", { tokens: words().list(lie) }));
  if (choice) parts.push(say(choice));
  else if (aiming) parts.push(t("lane-aim-at"));
  return parts.filter(Boolean).join(", ");
}

/** What stopping on a space would bring, from the server. */
export function wouldBring(you: LaneYou | null, space: LaneSpace): { text: string; more: string } {
  const told = you?.prospects.find((prospect) => prospect.space === space.id);
  if (!told) return { text: spaceDoes(space), more: "" };
  if (!told.pays) return { text: t("lane-pays-none"), more: "" };
  return {
    text: t("lane-pays", { amount: money(told.pays) }),
    more: told.completes
      ? t("lane-completes", {
          group: words().name("group", told.completes),
          amount: money(told.bonus),
        })
      : "",
  };
}

/** What naming a property brings, in addition to its name. */
export function choiceBrings({ effect }: LaneChoice): { text: string; more: string } {
  if (!effect) return { text: "", more: "" };
  return {
    text: t("lane-pays", { amount: money(effect.pays) }),
    more: effect.completes
      ? t("lane-completes", {
          group: words().name("group", effect.completes),
          amount: money(effect.bonus),
        })
      : "",
  };
}
