"""The ids of the texts an edition needs: one for everything it names."""

from collections.abc import Iterable, Mapping

from ...editions.texts_file import text_id
from .model import UNIT_ID, Box, Card, Group, Square, Zone

_ALWAYS = (
    "edition-title",
    "edition-character",
    "currency-name",
    "piece-house",
    "piece-houses",
    "piece-hotel",
    "piece-hotels",
)


def wanted_texts(
    squares: Iterable[Square],
    groups: Iterable[Group],
    zones: Iterable[Zone],
    decks: Mapping[str, tuple[Card, ...]],
    box: Box,
) -> list[str]:
    """Return the ids an edition needs in every language."""
    return [
        *_ALWAYS,
        *(text_id("pack", pack) for pack in decks if pack != UNIT_ID),
        *(text_id("group", group.id) for group in groups),
        *(text_id("zone", zone.id) for zone in zones),
        *(text_id("token", token.id) for token in box.tokens),
        *(text_id("square", square.id) for square in squares),
        *(text_id("card", card.id) for deck in decks.values() for card in deck),
    ]
