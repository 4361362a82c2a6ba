"""Habits: what the table does for people who ask for it: claim rents, throw, bid to a limit."""

from collections.abc import Iterable

from ..game import Game
from ..wire.forms import Plain, Written
from ..wire.plain import Json
from .sitters import Sitter

_AUCTION = "auction"
_FREE = frozenset({"offer", "resign", "build", "mortgage", "redeem", "sell", "swap", "unit"})
"""Actions that are nearly always possible: with only these a throw is no decision. Undo is not
among them: an automatic throw would take away the chance to undo a building."""


def word_of(action: Written) -> str:
    """The first word of an action."""
    return action if isinstance(action, str) else next(iter(action))


def habitual(game: Game, sitter: Sitter, *, owes: bool) -> Written | None:
    """The action that a seat's habits take now; None if there is none."""
    habits = sitter.habits
    bids = owes and habits.limit is not None and game.phase == _AUCTION
    if not (habits.claims or bids or (habits.rolls and owes)):
        return None
    # The same query is made to show the seat its choices, so the result is cached.
    choices = game.look().choices(sitter.seat)
    if habits.claims and (claim := _first(choices, "claim")) is not None:
        return _action(claim)
    if bids:
        return _bid(_first(choices, "bid"), habits.limit)
    if habits.rolls and owes and (roll := _first(choices, "roll")) is not None:
        return _action(roll) if _is_bare(choices) else None
    return None


def _first(choices: Iterable[Plain], word: str) -> Plain | None:
    """The first choice that starts with a word."""
    for choice in choices:
        action = choice["action"]
        # Asked of every seat after every action: an action is a word, or has it as its only key.
        if action == word or (type(action) is dict and word in action):
            return choice
    return None


def _action(choice: Plain) -> Written:
    action: Written = choice["action"]
    return action


def _is_bare(choices: Iterable[Plain]) -> bool:
    """Whether the throw is the only real choice."""
    return {word_of(choice["action"]) for choice in choices} - _FREE == {"roll"}


def _bid(choice: Plain | None, limit: int | None) -> Written:
    limits: Json = None if choice is None else choice["limits"]
    if limit is None or limits is None or limits["least"] > min(limit, limits["most"]):
        return "pass"
    return {"bid": limits["least"]}
