"""Reads decks.toml: the cards of the two packs."""

from collections.abc import Sequence

from ..estate.state import PACK_MAX
from .effects import read_effect
from .errors import shown
from .model import PACK_IDS, Card, Square
from .reading import SOURCES, Table


def read_decks(file: Table, squares: Sequence[Square]) -> dict[str, tuple[Card, ...]]:
    """Return the cards of each pack, top card of a new pack first."""
    seen: set[str] = set()
    decks = {pack: _read_pack(file, pack, squares, seen) for pack in PACK_IDS}
    file.done()
    return decks


def _read_pack(
    file: Table, pack: str, squares: Sequence[Square], seen: set[str]
) -> tuple[Card, ...]:
    tables = file.tables(pack)
    if not 1 <= len(tables) <= PACK_MAX:
        file.wrong(pack, f"{len(tables)} cards", f"1 to {PACK_MAX} cards")
    cards = tuple(_read_card(table, squares, seen) for table in tables)
    releases = sum(card.kind == "jail_free" for card in cards)
    if releases > 1:
        file.wrong(pack, f"{releases} cards of kind jail_free", "at most one")
    return cards


def _read_card(table: Table, squares: Sequence[Square], seen: set[str]) -> Card:
    name = table.id()
    if name in seen:
        table.wrong("id", shown(name), "an id that no other card has")
    seen.add(name)
    source = table.value("source", SOURCES)
    kind, fields = read_effect(table, squares)
    return Card(name, kind, fields, source)
