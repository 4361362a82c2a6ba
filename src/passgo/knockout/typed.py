"""The parts of a game, with the types of this family."""

from typing import TYPE_CHECKING

from .edition.model import LaneEdition
from .formats.wording import LaneWording

if TYPE_CHECKING:
    from ..game import Game


def edition_of(game: "Game") -> LaneEdition:
    """The edition of a knockout game."""
    edition = game.edition
    assert isinstance(edition, LaneEdition)
    return edition


def wording_of(game: "Game") -> LaneWording:
    """What reads and writes the actions of a knockout game."""
    wording = game.wording
    assert isinstance(wording, LaneWording)
    return wording
