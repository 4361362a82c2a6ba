"""The estate editions behind the ``EditionReader`` protocol."""

from collections.abc import Sequence

from ...editions import AnyEdition
from ...editions.option_errors import seat_count_error
from ...families.parts import Options
from ...families.records import BoardRecord
from ...wire.forms import Plain
from . import offered
from . import settle as settling
from .loader import as_estate, load

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
    own = as_estate(edition)
    settled = settling.check_options(own, mode, options, seats)
    rules = settling.effective_rules(own, mode, options)
    least, most = int(str(rules["players_min"])), int(str(rules["players_max"]))
    if not least <= len(seats) <= most:
        raise seat_count_error(own.id, len(seats), least, most)
    return dict(settled)


def departures(edition: AnyEdition, mode: str, options: Options) -> tuple[str, ...]:
    """The options that change a printed rule."""
    return settling.departures(as_estate(edition), mode, options)


def compile_board(
    edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
) -> BoardRecord:
    """The board of squares."""
    from .compile import compile_board

    return compile_board(as_estate(edition), mode, options, seats)


def player_range(edition: AnyEdition, mode: str) -> tuple[int, int]:
    """How many may play, least and most."""
    return offered.player_range(as_estate(edition), mode)


def ending(edition: AnyEdition, mode: str) -> str:
    """After which bankruptcy it ends, or at the agreed time."""
    return str(as_estate(edition).rules[mode]["end_condition"])


def needed_options(edition: AnyEdition, mode: str) -> tuple[str, ...]:
    """The options that a table must set, because the book leaves them to the players."""
    return offered.needed_options(as_estate(edition), mode)


def offered_options(edition: AnyEdition, mode: str) -> list[Plain]:
    """The options that apply to this mode of this box."""
    return offered.offered_options(as_estate(edition), mode)
