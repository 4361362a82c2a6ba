"""Forfeits: decisions that a player from outside could not take, so that a stand-in takes them."""

from ..errors import PassgoError
from ..game import Game
from ..wire.forms import UNDO, Written
from .names import DEFAULT_PLAYER

STAND_IN = DEFAULT_PLAYER
"""The player that decides where another one forfeits."""

RAISED = "raised"
LATE = "late"
NONSENSE = "nonsense"
REFUSED = "refused"
SILENT = "silent"
GONE = "gone"
"""Why: an error in its code, no answer in time, no action at all, one that the rules refuse, no
action where one was owed, or code that is not loaded any more."""


class Forfeit(Exception):
    """A decision that a player forfeits."""

    def __init__(self, player: str, why: str, detail: str) -> None:
        """Name the player, one of the reasons above, and what exactly happened."""
        super().__init__(f"{player}: {detail}")
        self.player = player
        self.why = why
        self.detail = detail


def check_allowed(game: Game, seat: str | int, player: str, action: Written | None) -> None:
    """Raise Forfeit unless a seat may do now what a player from outside wants, or may wait."""
    name = game.seats[game.seat(seat)]
    if action is None:
        if name in game.to_act:
            raise Forfeit(player, SILENT, "returned None where the seat owes an action")
        return
    if action == "roll":
        # Dice thrown by hand are not in the action yet.
        if not any(_word(each["action"]) == "roll" for each in game.look().choices(name)):
            raise Forfeit(player, REFUSED, "roll: not possible now")
        return
    if action == UNDO:
        # A bot that builds and takes back would never end its turn.
        raise Forfeit(player, REFUSED, "undo: for people only")
    try:
        refusal = game.why_not(name, action)
    except PassgoError as error:
        raise Forfeit(player, NONSENSE, str(error)) from None
    if refusal is not None:
        raise Forfeit(player, REFUSED, f"{_word(action)}: {refusal.code}")


def _word(action: Written) -> str:
    return action if isinstance(action, str) else next(iter(action), "")
