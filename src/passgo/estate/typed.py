"""The parts of a game, with the types of this family."""

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
    """The reader and writer of an estate game's actions."""
    wording = game.wording
    assert isinstance(wording, Wording)
    return wording


def kernel_of(game: "Game") -> EstateKernel:
    """The kernel of an estate game."""
    kernel = game.kernel
    assert isinstance(kernel, EstateKernel)
    return kernel
