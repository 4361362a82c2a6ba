"""The sides of a game: their names and their order."""

from typing import TYPE_CHECKING

from ..families.records import StateRecord
from .rules.turns import is_gone
from .typed import edition_of

if TYPE_CHECKING:
    from ..game import Game


def playing_order(game: "Game", state: StateRecord) -> list[int]:
    """The sides that are still played, in the order of the round."""
    sides = [int(side) for side in state.order[: int(game.board.sides)]]
    return [side for side in sides if not is_gone(game.board, state, side)]


def sides_of(game: "Game") -> list[str]:
    """The names of a game's sides: their colours."""
    colours = edition_of(game).colours
    return [colours[int(game.state.colour[side])].id for side in range(int(game.board.sides))]
