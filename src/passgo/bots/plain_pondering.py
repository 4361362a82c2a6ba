"""The decision of a plain player, ready to run on a thread of its own."""

import traceback
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ..game import Game, Written
from ..wire.forms import UNDO, Reason
from ..wire.plain import Plain
from .asker import Asker, Late
from .decision import Decision
from .forfeit import LATE, NONSENSE, RAISED, Forfeit
from .plain import PlainPlayer

_LONGEST_ACTION = 10_000
"""Bytes of an action as JSON; the largest offer of all lots has a few hundred."""
_LONGEST_REASON = 200
_SAID = Reason("unsaid", "own-reason-none", {})


@dataclass
class Stuck:
    """Whether a player did not come back from a decision of this table."""

    is_stuck: bool = False


@dataclass(frozen=True)
class PlainPondering:
    """A question to a plain player, with a copy of what its seat sees."""

    game: Game
    """Used only for what never changes in a game."""
    bot: PlainPlayer
    seat: int
    question: bytes
    """The view and the choices as JSON: the player can do with them what it wants."""
    asker: Asker
    stuck: Stuck

    def decide(self, target: str | None = None) -> Decision | None:
        """What the player answers, None to wait; Forfeit if it is no answer."""
        name = self.bot.name
        if self.stuck.is_stuck:
            raise Forfeit(name, LATE, "did not come back from an earlier decision")
        try:
            answer = self.asker.ask(name, self._ask)
        except Late:
            self.stuck.is_stuck = True
            seconds = f"{self.asker.seconds:g}"
            raise Forfeit(name, LATE, f"no answer within {seconds} seconds") from None
        except Forfeit:
            raise
        except BaseException as error:
            raise Forfeit(name, RAISED, _in_a_line(error)) from error
        assert answer is None or isinstance(answer, Decision)
        return answer

    def _ask(self) -> Decision | None:
        """Ask, on the thread of the player, and make its answer plain data."""
        view, choices = msgspec.json.decode(self.question)
        returned = self.bot.decide(view, choices)
        words: object = ""
        if isinstance(returned, tuple) and len(returned) == 2:  # noqa: PLR2004
            returned, words = returned
        if returned is None:
            return None
        return Decision(self._action(returned), "said", {}, _reason(words))

    def _action(self, returned: object) -> Written:
        try:
            written = msgspec.json.encode(returned)
        except (TypeError, ValueError, RecursionError):
            what = type(returned).__name__
            raise Forfeit(self.bot.name, NONSENSE, f"found {what}, expected an action") from None
        if len(written) > _LONGEST_ACTION:
            raise Forfeit(self.bot.name, NONSENSE, f"found {len(written)} bytes of action")
        action: object = msgspec.json.decode(written)
        if isinstance(action, dict) and len(action) == 1:
            # A player does not choose the faces of its dice.
            return "roll" if "roll" in action else action
        if isinstance(action, str):
            return action
        short = written[:60].decode(errors="replace")
        raise Forfeit(self.bot.name, NONSENSE, f"found {short}, expected an action")


def question_of(game: Game, seat: int) -> bytes:
    """The view of a seat and its choices, without taking back: that is for people."""
    name = game.seats[seat]
    view: Plain = game.view(name)
    choices = [choice for choice in game.look().choices(name) if choice["action"] != UNDO]
    return msgspec.json.encode((view, choices))


def _reason(words: object) -> Reason:
    """The reason that a player gives, as a message."""
    if not isinstance(words, str) or not words.strip():
        return _SAID
    shown = " ".join(words.split())[:_LONGEST_REASON]
    return Reason("said", "own-reason", {"words": {"words": shown}})


def _in_a_line(error: BaseException) -> str:
    """An error, with the last place in the code of the player."""
    what = " ".join(f"{type(error).__name__}: {error}".split())[:_LONGEST_REASON]
    frames = traceback.extract_tb(error.__traceback__)
    return f"{what} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
