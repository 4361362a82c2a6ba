"""The words of one game for its numbers, as the boards and forms of the terminal ask for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...estate.edition.model import PACK_IDS, Edition
from ...texts import Texts


@dataclass(frozen=True, slots=True)
class Naming:
    """Names by number."""

    squares: Sequence[str]
    money: Callable[[int], str]
    """A sum as text, from a number of money units."""
    packs: Sequence[str] = ()
    zones: Sequence[str] = ()


def naming_of(texts: Texts, edition: Edition) -> Naming:
    """The words of a game of this edition, whose texts must be loaded."""
    return Naming(
        squares=tuple(texts.name("square", square.id) for square in edition.squares),
        money=lambda units: edition.money.format_money(units, texts.locale),
        # A pack that a box lacks keeps its number, and nothing ever names it.
        packs=tuple(texts.name("pack", pack) if pack in edition.decks else "" for pack in PACK_IDS),
        zones=tuple(texts.name("zone", zone) for zone in edition.zones),
    )
