"""The text formats of knockout games behind the ``Notation`` protocol."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...editions import AnyEdition, Editions
from ...families.records import ActionRecord
from ..edition.loader import as_lane
from .wording import LaneWording

if TYPE_CHECKING:
    from ...game import Game


def wording(edition: AnyEdition, seats: Sequence[str]) -> LaneWording:
    """Reader and writer of actions with aims, spaces and seats."""
    return LaneWording(as_lane(edition), seats)


def complete(game: "Game", seat: int, record: ActionRecord) -> None:
    """Do nothing: actions on the lane are always complete."""


def position_text(game: "Game") -> str:
    """The game as readable text."""
    from .positions import position_text

    return position_text(game)


def parse_position(cls: "type[Game]", text: str, target: str, editions: Editions) -> "Game":
    """Parse a position into a game."""
    from .positions import parse_position

    return parse_position(cls, text, target, editions)
