"""The box of an edition as data: all a client needs to draw and explain it.

Texts are found by rule, with ``-`` for ``_``: ``square-<id>``, and so for groups, cards, tokens,
zones and packs.
"""

from typing import TYPE_CHECKING

from ...wire.version import WIRE_VERSION
from ..edition.model import PACK_IDS, UNIT_ID, Edition, Square

if TYPE_CHECKING:
    from .box_models import Box, BoxMoney, BoxSquare


def box_of(edition: Edition) -> "Box":
    """Return everything printed on the board and the cards, money as printed."""
    house, hotel = edition.box.house, edition.box.hotel
    unit = edition.deck(UNIT_ID)
    return {
        "version": WIRE_VERSION,
        "family": edition.family,
        "edition": edition.id,
        "look": edition.display.look,
        "shape": edition.shape,
        "modes": list(edition.modes),
        "players": list(edition.players),
        "squares": [_square(edition, number) for number in range(len(edition.squares))],
        "groups": [
            {"id": group.id, "code": group.code, "hex": group.hex, "squares": list(group.squares)}
            for group in edition.groups.values()
        ],
        "zones": [
            {"id": zone.id, "first": zone.first, "last": zone.last, "hex": zone.hex}
            for zone in edition.zones.values()
        ],
        "money": _money(edition),
        "tokens": [token.id for token in edition.box.tokens],
        "pieces": {
            "house": {"count": house.count, "hex": house.hex},
            "hotel": {"count": hotel.count, "hex": hotel.hex},
        },
        "palette": dict(edition.box.palette),
        "packs": [
            {"id": pack, "cards": [card.id for card in edition.deck(pack)]}
            for pack in PACK_IDS
            if pack in edition.decks
        ],
        "unit": [card.id for card in unit] if unit else None,
        "bank_cards": edition.box.bank_cards,
        "salary": int(str(edition.rules[edition.modes[0]]["salary"])),
    }


def _square(edition: Edition, number: int) -> "BoxSquare":
    """One square; what its kind does not have is nothing."""
    square = edition.squares[number]
    zones = [zone.id for zone in edition.zones.values() if number in zone]
    return {
        "square": number,
        "id": square.id,
        "kind": square.kind,
        "group": square.group or None,
        "price": square.price or None,
        "rents": list(square.rents),
        "group_rent": _group_rent(edition, square),
        "dice": list(square.dice),
        "house_cost": square.house_cost or None,
        "hotel_cost": square.hotel_cost or None,
        "mortgage": square.mortgage or None,
        "tax": square.tax or None,
        "pack": square.pack or None,
        "zone": zones[0] if zones else None,
    }


def _group_rent(edition: Edition, square: Square) -> int | None:
    """The rent of a bare street in a complete colour, where that is higher."""
    if square.kind != "street" or not edition.rules[edition.modes[0]]["double_rent_full_group"]:
        return None
    return 2 * square.rents[0]


def _money(edition: Edition) -> "BoxMoney":
    """How sums are counted and written."""
    money = edition.money
    return {
        "unit": money.unit,
        "symbol": money.symbol,
        "denominations": list(money.denominations),
        "coins": list(money.coins),
        "start_notes": [list(note) for note in money.start_notes],
        "formats": {
            locale: {
                "grouping": style.grouping,
                "pattern": style.pattern,
                "point": style.point or None,
            }
            for locale, style in money.formats.items()
        },
    }
