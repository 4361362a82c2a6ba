/** Who plays after whom: the seats still in the game, from one of them on. */
import type { EstateGame } from "../../lib/protocol";

export function comingAfter(game: Pick<EstateGame, "seats">, seat: string): string[] {
  const playing = game.seats.filter(({ out }) => !out).map((view) => view.seat);
  const at = Math.max(playing.indexOf(seat), 0);
  return [...playing.slice(at), ...playing.slice(0, at)];
}
