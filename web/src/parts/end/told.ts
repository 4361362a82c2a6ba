/** Who won, and after how long, in words. */
import type { GameStory } from "../../lib/protocol";
import { t, words } from "../../lib/words.svelte";

export interface Ended {
  title: string;
  subtitle: string;
}

export function endOf({ story, seconds }: GameStory): Ended {
  const parts = [t(`end-length-${story.period}`, { times: story.length.times })];
  const minutes = Math.round((seconds ?? 0) / 60);
  if (minutes) parts.push(t("end-minutes", { minutes }));
  const what = words().list(parts);
  const isLast = story.wealth.filter(({ out }) => !out).length === 1;
  return {
    title: story.winners.length
      ? t("end-won", { seats: words().list(story.winners), count: story.winners.length })
      : t("play-over"),
    subtitle: isLast ? t("end-last-standing", { what }) : t("end-after", { what }),
  };
}
