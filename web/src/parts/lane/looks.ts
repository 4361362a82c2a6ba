/** How the spaces of the lane look, and what they are called. */
import { inkOn } from "../../drawings/colour";
import type { LaneBox, LaneSpace } from "../../lib/protocol";
import { money, t, words } from "../../lib/words.svelte";

const DARK = "#1B1B1B";

const FILLS: Record<string, readonly [fill: string, ink: string]> = {
  house: ["#FFFFFF", DARK],
  luxury_tax: ["#3A3D57", "#FFFFFF"],
  railroad: ["#22242F", "#FFFFFF"],
  chance: ["#F26B1D", DARK],
  go_to_jail: ["#7C8199", "#10131A"],
  free_parking: ["#FFF8DC", DARK],
};

export const PICTURES: Record<string, string> = {
  house: "house",
  luxury_tax: "ring",
  railroad: "train",
  chance: "query",
  go_to_jail: "bars",
  free_parking: "tree",
};

export interface SpaceLook {
  fill: string;
  ink: string;
}

export function groupHex(box: LaneBox, group: string | null): string {
  return box.groups.find(({ id }) => id === group)?.hex ?? "#888888";
}

/** What contrasts with a group, a little softer than black. */
export function groupInk(hex: string): string {
  return inkOn(hex) === "#ffffff" ? "#FFFFFF" : DARK;
}

export function spaceLook(box: LaneBox, space: LaneSpace): SpaceLook {
  if (space.group) {
    const fill = groupHex(box, space.group);
    return { fill, ink: groupInk(fill) };
  }
  const [fill, ink] = FILLS[space.kind] ?? ["#F4F1E8", DARK];
  return { fill, ink };
}

/** The name of a space; equal spaces have a number that is not needed here. */
export function spaceName({ id }: Pick<LaneSpace, "id">): string {
  return words().name("space", id).replace(/\s\d$/, "");
}

/** The printed effect of a space. */
export function spaceDoes(space: LaneSpace): string {
  if (space.value !== null) return t("lane-pays", { amount: money(space.value) });
  return t(`knockout-does-${space.kind.replaceAll("_", "-")}`);
}
