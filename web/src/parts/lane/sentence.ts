/** The current situation on the lane in one sentence, and its consequence. */
import type { Face, KnockoutGame, LaneBox } from "../../lib/protocol";
import { money, say, t, words } from "../../lib/words.svelte";
import type { Sentence } from "../bar/sentence";

interface Moment {
  box: LaneBox;
  game: KnockoutGame;
  face: Face;
  seat: string | null;
}

const said = (title: string, detail = ""): Sentence => ({ title, detail });

export function laneSentence(moment: Moment): Sentence {
  const { game, face, seat } = moment;
  if (game.winners.length || face.phase === "over")
    return said(
      t("play-over"),
      t("play-over-won", { seats: words().list(game.winners), count: game.winners.length }),
    );
  if (face.paused) return said(t("play-paused"), t("play-paused-then"));
  if (seat && game.seats.find((each) => each.seat === seat)?.out)
    return said(t("play-out"), waiting(moment).title);
  if (seat && face.seats.find(({ name }) => name === seat)?.bot)
    return said(t("play-lent"), t("play-lent-then"));
  return seat && game.to_act.includes(seat) ? asked(moment) : waiting(moment);
}

function waiting({ game, seat }: Moment): Sentence {
  const detail = seat ? t("play-waiting-then") : t("play-watching");
  const slides = ["slide", "again"].includes(game.phase) && game.turn.mover;
  if (slides) return said(t("lane-aims", { seat: slides }), detail);
  if (!game.to_act.length) return said(t("play-nobody"), detail);
  return said(
    t("play-waiting", { seats: words().list(game.to_act), count: game.to_act.length }),
    detail,
  );
}

function asked({ box, game, face, seat }: Moment): Sentence {
  const fees = box.payments[face.mode];
  switch (game.phase) {
    case "slide":
    case "again": {
      const hand = game.seats.find((each) => each.seat === seat)?.hand ?? "casual";
      return said(t("lane-pull"), t("lane-hand", { hand }));
    }
    case "jail":
      return said(t("lane-jailed"), t("lane-jailed-then", { amount: money(fees?.jail_fee ?? 0) }));
    case "retry":
      return said(t("lane-retry"), t("lane-retry-then"));
    case "chance":
      return said(t("lane-chance"), t("lane-chance-then"));
    case "railroad":
      return said(t("lane-railroad"), t("lane-railroad-then"));
    case "house":
      return said(t("lane-house"), t("lane-house-then"));
    default:
      return said(say(game.phase_text));
  }
}
