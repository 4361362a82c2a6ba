"""Chance as a list: what the dice can show next, and how likely each throw is.

Searches, exhaustive tests and studies walk these instead of throwing. The packs are no chance
here: their order is stored in the state.
"""

from typing import TypeAlias

from .game import Game

FACES = 6
OUTCOMES36 = 36
"""Throws of two dice, all equally likely."""

Dice: TypeAlias = tuple[int, int]

_THROWS = {"order", "roll", "price"}


def rolls() -> list[tuple[Dice, int]]:
    """The 21 throws that differ, each with its weight in 36ths."""
    # Weight 2 of 36: (3, 4) and (4, 3) are the same throw.
    return [
        ((low, high), 1 if low == high else 2)
        for low in range(1, FACES + 1)
        for high in range(low, FACES + 1)
    ]


def chances(game: Game) -> list[tuple[Dice, int]]:
    """What the throw that is owed now can show, with weights in 36ths; empty if none is owed."""
    return rolls() if game.phase in _THROWS else []


def by_hand(game: Game) -> Game:
    """A fork whose dice are thrown by hand, so that every chance can be played on it."""
    options = {**game.options, "dice": "manual"}
    other = Game(game.edition, game.seats, game.mode, options, game.kernel.target)
    other.load_state(game.state_bytes())
    return other
