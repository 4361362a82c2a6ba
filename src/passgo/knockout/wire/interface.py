"""The wire of the knockout family behind the ``FamilyWire`` protocol."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...editions import AnyEdition
from ...families.records import StateRecord
from ...wire.forms import Choice, Plain, Written
from ...wire.plain import plain
from ..edition.loader import as_lane
from ..rules.actions import SLIDE
from ..typed import edition_of
from .eyes import Eyes, aim_limits
from .messages import LaneMessages
from .progress import progress_of as progress

if TYPE_CHECKING:
    from ...game import Game
    from ...wire.models import Described
    from .look import LaneLook

__all__ = ["box", "choice", "look", "messages", "models", "progress", "told"]


def messages(game: "Game") -> LaneMessages:
    """Maker of events, refusals and reasons with the names of this table."""
    return LaneMessages(game)


def choice(
    game: "Game", state: StateRecord, seat: int, columns: list[int], written: Written
) -> Choice:
    """A choice; a slide with what its aim may be."""
    del state, seat
    if columns[0] != SLIDE:
        return Choice(written)
    return Choice(written, plain(aim_limits(edition_of(game), int(game.board.slope_most))))


def told(game: "Game", seat: int) -> list[Choice]:
    """Return nothing: this family has no events of a real table to enter."""
    del game, seat
    return []


def look(game: "Game", content: bytes) -> "LaneLook":
    """The lane, the tokens and the purses."""
    from .look import LaneLook

    last = game.last_look
    return LaneLook(last.eyes if isinstance(last, LaneLook) else Eyes(game), content)


def box(edition: AnyEdition) -> Plain:
    """The lane, its spaces, groups, colours and money."""
    from .box import box_of

    return plain(box_of(as_lane(edition)))


def models() -> "Mapping[str, Described]":
    """The models of all this, by name."""
    from .models import MODELS

    return MODELS
