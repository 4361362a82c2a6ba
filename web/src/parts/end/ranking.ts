/**
 * The ranking: winners, then remaining players by wealth, then the others by how long they
 * lasted.
 */
import type { StoryModel, WealthLine } from "../../lib/protocol";

export interface Ranked {
  line: WealthLine;
  /** 1 is first; winners share it. */
  place: number;
  won: boolean;
  /** Its wealth at the end. */
  worth: number;
}

export function ranking(story: Pick<StoryModel, "wealth" | "winners">): Ranked[] {
  const won = (line: WealthLine) => line.members.some((seat) => story.winners.includes(seat));
  const worth = (line: WealthLine) => line.values.at(-1) ?? 0;
  const lasted = (line: WealthLine) => line.out?.number ?? Infinity;
  const lines = [...story.wealth].sort(
    (one, other) =>
      Number(won(other)) - Number(won(one)) ||
      compare(lasted(other), lasted(one)) ||
      worth(other) - worth(one),
  );
  return lines.map((line, at) => ({
    line,
    place: won(line) ? 1 : at + 1,
    won: won(line),
    worth: worth(line),
  }));
}

// Two that never left are both infinitely long there.
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
