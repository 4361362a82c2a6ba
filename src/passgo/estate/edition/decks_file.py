"""Reads decks.toml: the cards of the packs and the texts of the unit, if the box has them."""

from collections.abc import Sequence

from ...editions.reading import SOURCES, Keys
from ...errors import shown
from ..rules.state import PACK_MAX
from .effects import read_effect
from .model import PACK_IDS, UNIT_ID, Card, Square


def read_decks(file: Keys, squares: Sequence[Square]) -> dict[str, tuple[Card, ...]]:
    """Return the cards of each pack, top card of a new pack first, and the unit's texts."""
    seen: set[str] = set()
    packs = tuple(pack for pack in PACK_IDS if file.has(pack))
    decks = {pack: _read_deck(file, pack, squares, packs, seen) for pack in packs}
    if file.has(UNIT_ID):
        # A text of the unit cannot be kept in hand and cannot draw from a pack.
        decks[UNIT_ID] = _read_deck(file, UNIT_ID, squares, (), seen)
    file.done((*PACK_IDS, UNIT_ID))
    return decks


def _read_deck(
    file: Keys, pack: str, squares: Sequence[Square], packs: Sequence[str], seen: set[str]
) -> tuple[Card, ...]:
    tables = file.tables(pack)
    if not 1 <= len(tables) <= PACK_MAX:
        file.wrong(pack, f"{len(tables)} cards", f"1 to {PACK_MAX} cards")
    cards = tuple(_read_card(table, squares, packs, seen) for table in tables)
    releases = sum(card.kind == "jail_free" for card in cards)
    if releases > 1:
        file.wrong(pack, f"{releases} cards of kind jail_free", "at most one")
    return cards


def _read_card(
    table: Keys, squares: Sequence[Square], packs: Sequence[str], seen: set[str]
) -> Card:
    name = table.id()
    if name in seen:
        table.wrong("id", shown(name), "an id that no other card has")
    seen.add(name)
    source = table.value("source", SOURCES)
    kind, fields = read_effect(table, squares, packs)
    return Card(name, kind, fields, source)
