"""What a table does for people who asked it to: claim their rents, throw, bid up to a limit."""

from collections.abc import Iterable
from typing import Any

from ..game import Game
from ..game.families import Choice, Written
from .sitters import Sitter

_AUCTION = "auction"
_FREE = frozenset({"offer", "resign", "build", "mortgage", "redeem", "sell", "swap", "unit"})
"""What one may nearly always do: it does not make a throw a decision. To undo is not among them: a
throw would take from whoever has just built the chance to take it back."""


def word_of(action: Written) -> str:
    """The word an action begins with."""
    return action if isinstance(action, str) else next(iter(action))


def habitual(game: Game, sitter: Sitter) -> Written | None:
    """What the habits of a seat do now; None is nothing."""
    habits = sitter.habits
    owes = sitter.seat in game.to_act
    bids = owes and habits.limit is not None and game.phase == _AUCTION
    if not (habits.claims or bids or (habits.rolls and owes)):
        return None
    choices = {word_of(choice.action): choice for choice in reversed(game.legal(sitter.seat))}
    if habits.claims and "claim" in choices:
        return choices["claim"].action
    if bids:
        return _bid(choices.get("bid"), habits.limit)
    if habits.rolls and owes and "roll" in choices and _is_bare(choices):
        return choices["roll"].action
    return None


def _is_bare(choices: Iterable[str]) -> bool:
    """Whether there is nothing to decide but the throw."""
    return set(choices) - _FREE == {"roll"}


def _bid(choice: Choice | None, limit: int | None) -> Written:
    limits: Any = None if choice is None else choice.limits
    if limit is None or limits is None or limits["least"] > min(limit, limits["most"]):
        return "pass"
    return {"bid": limits["least"]}
