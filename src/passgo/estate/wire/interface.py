"""The wire of the estate family behind the ``FamilyWire`` protocol."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...editions import AnyEdition
from ...wire.forms import Plain
from ...wire.plain import plain
from ..edition.loader import as_estate
from ..typed import edition_of
from .messages import EstateMessages
from .offered import choice, told
from .progress import progress_of as progress

if TYPE_CHECKING:
    from ...game import Game
    from ...wire.models import Described
    from .look import EstateLook

__all__ = ["box", "choice", "look", "messages", "models", "progress", "told"]


def messages(game: "Game") -> EstateMessages:
    """Maker of events, refusals and reasons with their terms."""
    return EstateMessages(edition_of(game), game.seats)


def look(game: "Game", content: bytes) -> "EstateLook":
    """Squares, lots, matters, claims and offers."""
    from .eyes import Eyes
    from .look import EstateLook

    last = game.last_look
    return EstateLook(last.eyes if isinstance(last, EstateLook) else Eyes(game), content)


def box(edition: AnyEdition) -> Plain:
    """Squares, groups, cards, money and tokens."""
    from .box import box_of

    return plain(box_of(as_estate(edition)))


def models() -> "Mapping[str, Described]":
    """The models of all this, by name."""
    from .models import MODELS

    return MODELS
