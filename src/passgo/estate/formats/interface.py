"""The text formats of estate games behind the ``Notation`` protocol."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...editions import AnyEdition, Editions
from ...families.records import ActionRecord
from ..edition.loader import as_estate
from ..rules.actions import OFFER
from .release_cards import cards_meant
from .wording import Wording

if TYPE_CHECKING:
    from ...game import Game


def wording(edition: AnyEdition, seats: Sequence[str]) -> Wording:
    """Reader and writer of actions with squares, money and seats."""
    return Wording(as_estate(edition), seats)


def complete(game: "Game", seat: int, record: ActionRecord) -> None:
    """Replace a number of release cards in an offer by the cards meant."""
    if record.kind == OFFER:
        record.give_cards = cards_meant(game.state, seat, int(record.give_cards))
        record.get_cards = cards_meant(game.state, int(record.seat), int(record.get_cards))


def position_text(game: "Game") -> str:
    """The game as readable text."""
    from .positions import position_text

    return position_text(game)


def parse_position(cls: "type[Game]", text: str, target: str, editions: Editions) -> "Game":
    """Parse a position into a game."""
    from .positions import parse_position

    return parse_position(cls, text, target, editions)
