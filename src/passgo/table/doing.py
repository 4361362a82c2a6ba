"""Habits: what the table does for people who ask for it: claim rents, throw."""

from collections.abc import Iterable

from ..game import Game
from ..wire.forms import Plain, Written
from .sitters import Sitter

_FREE = frozenset({"offer", "resign", "build", "mortgage", "redeem", "sell", "swap", "unit"})
"""Actions that are nearly always possible: with only these a throw is no decision. Undo is not
among them: an automatic throw would take away the chance to undo a building."""


def word_of(action: Written) -> str:
    """The first word of an action."""
    return action if isinstance(action, str) else next(iter(action))


def habitual(game: Game, sitter: Sitter, *, owes: bool) -> Written | None:
    """The action that a seat's habits take now; None if there is none."""
    habits = sitter.habits
    if not (habits.claims or (habits.rolls and owes)):
        return None
    # The same query is made to show the seat its choices, so the result is cached.
    choices = game.look().choices(sitter.seat)
    if habits.claims and (claim := first_choice(choices, "claim")) is not None:
        return _action(claim)
    if habits.rolls and owes and (roll := first_choice(choices, "roll")) is not None:
        return _action(roll) if _is_bare(choices) else None
    return None


def first_choice(choices: Iterable[Plain], word: str) -> Plain | None:
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
