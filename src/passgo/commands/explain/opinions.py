"""What a bot would have done at each moment of a record, and what was done."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...bots.names import ADVISER
from ...bots.player import Decision, Player, seed_for
from ...errors import CommandError, IllegalAction
from ...game import Game, Written
from ...game.records import moments
from ...table.doing import word_of
from ...terminal.saving import editions_for, read_record, replay_file


@dataclass(frozen=True)
class Question:
    """What ``passgo explain`` was asked."""

    record: Path
    at: int | None = None
    seat: str | None = None
    bot: str | None = None
    is_whole: bool = False


@dataclass(frozen=True)
class Opinion:
    """What a bot would have done at one moment."""

    number: int
    """The number of the action that was taken then, or the one that is still to come."""
    seat: str
    would: Decision | None
    """None is to wait."""
    done: tuple[str, Written] | None
    """Who acted then and how; None where the record ends."""
    is_same: bool | None
    """Whether the seat did the same; None where another seat acted, or none did yet."""


class Explainer:
    """Asks one bot about one record."""

    def __init__(self, question: Question) -> None:
        """Read the record; whatever is wrong with the question is said at once."""
        self.question = question
        name = ADVISER if question.bot is None else question.bot
        self.game = replay_file(question.record)
        """The game as the record leaves it."""
        bots = self.game.family.company.bots
        if name not in bots:
            raise CommandError("cli-error-bot", bot=name, known=", ".join(bots))
        self.bot = Player(name, seed_for(self.game))
        if question.seat is not None and question.seat not in self.game.seats:
            known = ", ".join(self.game.seats)
            raise CommandError("cli-error-seat", seat=question.seat, known=known)
        if question.is_whole and question.at is not None:
            raise CommandError("cli-error-at-and-all", at=question.at)
        last = len(self.game.actions) + (0 if self.game.is_over else 1)
        if question.at is not None and not 1 <= question.at <= last:
            raise CommandError("cli-error-at", at=question.at, most=last)
        self.wanted = question.at or last

    def opinions(self) -> Iterator[tuple[Game, Opinion]]:
        """Each moment asked for, with the game as it stood then."""
        actions = self.game.actions
        path = self.question.record
        passing = moments(Game, read_record(path), editions=editions_for(path))
        for number, game in enumerate(passing, 1):
            done = None
            if number <= len(actions):
                actor, action = actions[number - 1]
                done = ("bank" if actor < 0 else game.seats[actor], action)
            if self.question.is_whole:
                if done is None or done[0] == "bank":
                    continue
                if self.question.seat not in {None, done[0]}:
                    continue
            elif number != self.wanted:
                continue
            yield game, self._opinion(game, number, done)

    def _opinion(self, game: Game, number: int, done: tuple[str, Written] | None) -> Opinion:
        seat = self.question.seat
        if seat is None:
            seat = game.to_act[0] if done is None or done[0] == "bank" else done[0]
        if game.is_out(seat):
            still = ", ".join(name for name in game.seats if not game.is_out(name))
            raise CommandError("cli-error-seat-out", seat=seat, known=still)
        would = self.bot.choose(game, seat)
        is_same = None
        if done is not None and done[0] == seat:
            is_same = would is not None and is_alike(game, seat, would.action, done[1])
        return Opinion(number, seat, would, done, is_same)


def is_alike(game: Game, seat: str, one: Written, other: Written) -> bool:
    """Whether two actions come to the same; how dice fall is not the player's doing."""
    if one == other or word_of(one) == word_of(other) == "roll":
        return True
    if word_of(one) != word_of(other):
        return False
    states = []
    for action in (one, other):
        trial = game.fork()
        try:
            trial.apply(seat, action)
        except IllegalAction:
            return False
        states.append(trial.state_bytes())
    return states[0] == states[1]
