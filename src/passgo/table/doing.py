"""What a table does for people who asked it to: claim their rents, throw, bid up to a limit."""

from collections.abc import Iterable

from ..game import Game
from ..wire.forms import Plain, Written
from ..wire.plain import Json
from .sitters import Sitter

_AUCTION = "auction"
_FREE = frozenset({"offer", "resign", "build", "mortgage", "redeem", "sell", "swap", "unit"})
"""What one may nearly always do: it does not make a throw a decision. To undo is not among them: a
throw would take from whoever has just built the chance to take it back."""


def word_of(action: Written) -> str:
    """The word an action begins with."""
    return action if isinstance(action, str) else next(iter(action))


def habitual(game: Game, sitter: Sitter, *, owes: bool) -> Written | None:
    """What the habits of a seat do now; None is nothing."""
    habits = sitter.habits
    bids = owes and habits.limit is not None and game.phase == _AUCTION
    if not (habits.claims or bids or (habits.rolls and owes)):
        return None
    # Whoever shows the seat what it may do has asked for the same already.
    choices = game.look().choices(sitter.seat)
    if habits.claims and (claim := _first(choices, "claim")) is not None:
        return _action(claim)
    if bids:
        return _bid(_first(choices, "bid"), habits.limit)
    if habits.rolls and owes and (roll := _first(choices, "roll")) is not None:
        return _action(roll) if _is_bare(choices) else None
    return None


def _first(choices: Iterable[Plain], word: str) -> Plain | None:
    """The first choice that begins with a word."""
    return next((choice for choice in choices if word_of(choice["action"]) == word), None)


def _action(choice: Plain) -> Written:
    action: Written = choice["action"]
    return action


def _is_bare(choices: Iterable[Plain]) -> bool:
    """Whether there is nothing to decide but the throw."""
    return {word_of(choice["action"]) for choice in choices} - _FREE == {"roll"}


def _bid(choice: Plain | None, limit: int | None) -> Written:
    limits: Json = None if choice is None else choice["limits"]
    if limit is None or limits is None or limits["least"] > min(limit, limits["most"]):
        return "pass"
    return {"bid": limits["least"]}
