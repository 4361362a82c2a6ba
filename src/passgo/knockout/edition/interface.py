"""The knockout editions behind the ``EditionReader`` protocol."""

from collections.abc import Sequence

from ...editions import AnyEdition
from ...families.parts import Options
from ...families.records import BoardRecord
from ...wire.forms import Plain
from . import offered
from .loader import as_lane, load
from .options import check_lane_options, check_lane_seats, lane_departures

__all__ = [
    "compile_board",
    "departures",
    "ending",
    "load",
    "needed_options",
    "offered_options",
    "player_range",
    "settle",
]


def settle(
    edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
) -> dict[str, object]:
    """Fill in the defaults of options, and check the number of players."""
    own = as_lane(edition)
    check_lane_seats(own, seats)
    return check_lane_options(own, mode, options, seats)


def departures(edition: AnyEdition, mode: str, options: Options) -> tuple[str, ...]:
    """The options that change a printed rule."""
    return lane_departures(as_lane(edition), mode, options)


def compile_board(
    edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
) -> BoardRecord:
    """The board record of the lane and its players."""
    from .compile import compile_lane

    return compile_lane(as_lane(edition), mode, options, seats)


def player_range(edition: AnyEdition, mode: str) -> tuple[int, int]:
    """How many may play, least and most."""
    return offered.player_range(as_lane(edition), mode)


def ending(edition: AnyEdition, mode: str) -> str:
    """After as many rounds as sides."""
    del edition, mode
    return "rounds"


def needed_options(edition: AnyEdition, mode: str) -> tuple[str, ...]:
    """The options that a table must set: none."""
    return offered.needed_options(as_lane(edition), mode)


def offered_options(edition: AnyEdition, mode: str) -> list[Plain]:
    """Every option of the family."""
    return offered.offered_options(as_lane(edition), mode)
