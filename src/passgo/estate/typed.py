"""The edition, wording and kernel of a game with this family's own types."""

from typing import TYPE_CHECKING

from .edition.model import Edition
from .formats.wording import Wording
from .kernel import EstateKernel

if TYPE_CHECKING:
    from ..game import Game


def edition_of(game: "Game") -> Edition:
    """The edition of an estate game."""
    edition = game.edition
    assert isinstance(edition, Edition)
    return edition


def wording_of(game: "Game") -> Wording:
    """What reads and writes the actions of an estate game."""
    wording = game.wording
    assert isinstance(wording, Wording)
    return wording


def kernel_of(game: "Game") -> EstateKernel:
    """The functions that an estate game runs on."""
    kernel = game.kernel
    assert isinstance(kernel, EstateKernel)
    return kernel
