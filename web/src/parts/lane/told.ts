/**
 * The callout: the step that is scored, the space under the pointer, or where the aim would
 * end.
 */
import type { LaneChoice, LaneSpace, LaneYou } from "../../lib/protocol";
import { say, t } from "../../lib/words.svelte";
import type { Course } from "./aiming";
import { choiceBrings, tokenName, wouldBring } from "./labels";
import { spaceDoes, spaceName } from "./looks";
import type { Plan } from "./plan";
import type { LaneShow } from "./show.svelte";

export interface Told {
  space: LaneSpace | null;
  title: string;
  text: string;
  more: string;
}

interface Asked {
  show: LaneShow;
  seen: LaneSpace | null;
  course: Course | null;
  you: LaneYou | null;
  choices: ReadonlyMap<string, LaneChoice>;
}

export function toldOf({ show, seen, course, you, choices }: Asked): Told | null {
  if (show.said) return { space: null, title: say(show.said), text: "", more: "" };
  if (seen) {
    const choice = choices.get(seen.id);
    const as = { space: seen, title: spaceName(seen) };
    if (choice) return { ...as, ...choiceBrings(choice) };
    return { ...as, ...(course ? wouldBring(you, seen) : { text: spaceDoes(seen), more: "" }) };
  }
  return course && ofCourse(course, show, you);
}

function ofCourse({ space, met, falls }: Course, show: LaneShow, you: LaneYou | null): Told {
  if (space) return { space, title: spaceName(space), ...wouldBring(you, space) };
  const token = met && show.tokens.find(({ key }) => key === met.key);
  const title = token
    ? t("lane-meets", { token: tokenName(token.colour, token.number) })
    : falls
      ? t("lane-falls")
      : t("lane-short");
  const text = token ? t("lane-meets-then") : t("lane-falls-then");
  return { space: null, title, text, more: "" };
}

export interface Card {
  left: number;
  top: number;
  most: number;
  /** Where its line leads. */
  spot: readonly [number, number] | null;
}

/** Right of the lane near its far end, where it is narrow. */
export function cardAt(plan: Plan, space: LaneSpace | null, laneWidth: number): Card {
  const { lens, farY, width } = plan;
  const spot = space ? lens.at(space.x + space.width * 0.82, space.y + space.depth / 2) : null;
  const top = Math.min(Math.max((spot?.[1] ?? 0) - 40, farY + 22), farY + 96);
  const [, along] = lens.back(0, top + 86);
  const [edge] = lens.at(laneWidth, Math.max(0, along));
  const left = Math.min(edge + 14, width - 132);
  return { left, top, most: Math.min(196, width - left - 2), spot };
}
