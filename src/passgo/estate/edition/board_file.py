"""Reads board.toml: forty squares in order, the groups they belong to, and zones if any."""

from collections.abc import Callable

from ...editions.reading import SOURCES, Keys
from ...editions.values import OneOf, Whole
from ...errors import shown
from ..rules.state import GROUP_MAX, SQUARE_KINDS, SQUARES, ZONES
from .model import PACK_IDS, STATION_GROUP, UTILITY_GROUP, Group, Square, Zone

_SOURCE_KEYS = (
    "value_source",
    "amount_source",
    "rent_source",
    "name_source",
    "position_source",
    "set_membership",
)
_STREET_GROUPS = 8
_ONCE = ("go", "jail", "free_parking", "go_to_jail")
_PRICE = Whole(1)
_RENT = Whole(0)


def read_board(
    file: Keys,
) -> tuple[str, tuple[Square, ...], dict[str, Group], dict[str, Zone]]:
    """Return the board's shape, its squares, its groups and its zones."""
    shape = file.value("shape", OneOf(("square", "round")))
    groups = _read_groups(file.table("groups"))
    tables = file.tables("squares")
    if len(tables) != SQUARES:
        file.wrong("squares", f"{len(tables)} squares", f"{SQUARES} squares")
    squares = tuple(_read_square(table) for table in tables)
    _check_ids(tables, squares)
    _check_places(file, tables, squares)
    _check_groups(file, tables, squares, groups)
    zones = _read_zones(file.table("zones")) if file.has("zones") else {}
    _check_zones(tables, squares, zones)
    file.done(("zones",))
    return shape, squares, groups, zones


def _read_groups(table: Keys) -> dict[str, Group]:
    groups: dict[str, Group] = {}
    codes: set[str] = set()
    for name in table.names():
        row = table.table(name)
        code = row.text("code")
        if code in codes or not code:
            row.wrong("code", shown(code), "a code that no other group has")
        codes.add(code)
        colour = row.hex("hex")
        squares = row.wholes("squares", 0, Whole(0, SQUARES - 1))
        if len(squares) > GROUP_MAX:
            row.wrong("squares", f"{len(squares)} squares", f"{GROUP_MAX} at most")
        row.done()
        groups[name] = Group(name, code, colour, squares)
    streets = [name for name in groups if name not in {STATION_GROUP, UTILITY_GROUP}]
    expected = f"{_STREET_GROUPS} groups of streets, then station and utility"
    if len(streets) != _STREET_GROUPS or list(groups) != [*streets, STATION_GROUP, UTILITY_GROUP]:
        table.wrong("", ", ".join(groups) or "no groups", expected)
    firsts = [min(groups[name].squares) for name in streets]
    if firsts != sorted(firsts):
        table.wrong("", ", ".join(streets), "groups of streets in board order")
    return groups


def _read_square(table: Keys) -> Square:
    name = table.id()
    kind = table.value("kind", OneOf(SQUARE_KINDS))
    reader = _READERS.get(kind)
    square = reader(table, name) if reader else Square(name, kind)
    sources = _read_sources(table)
    table.done(_SOURCE_KEYS)
    return Square(**{**vars(square), "sources": sources})


def _read_sources(table: Keys) -> dict[str, str]:
    sources = {"source": table.value("source", SOURCES)}
    for key in _SOURCE_KEYS:
        if table.has(key):
            sources[key] = table.value(key, SOURCES)
    return sources


def _street(table: Keys, name: str) -> Square:
    return Square(
        name,
        "street",
        group=table.text("group"),
        price=table.value("price", _PRICE),
        rents=table.wholes("rents", 6, _RENT),
        house_cost=table.value("house_cost", _PRICE),
        hotel_cost=table.value("hotel_cost", _PRICE),
        mortgage=table.value("mortgage", _PRICE),
    )


def _station(table: Keys, name: str) -> Square:
    return Square(
        name,
        "station",
        group=table.text("group"),
        price=table.value("price", _PRICE),
        rents=table.wholes("rents", 4, _RENT),
        mortgage=table.value("mortgage", _PRICE),
    )


def _utility(table: Keys, name: str) -> Square:
    # Either money for each pip, or a rent by number owned; the flag utility_rent says which.
    by_title = table.has("rents")
    return Square(
        name,
        "utility",
        group=table.text("group"),
        price=table.value("price", _PRICE),
        rents=table.wholes("rents", 0, _RENT) if by_title else (),
        dice=() if by_title else table.wholes("dice", 2, _PRICE),
        mortgage=table.value("mortgage", _PRICE),
    )


def _card(table: Keys, name: str) -> Square:
    return Square(name, "card", pack=table.value("pack", OneOf(PACK_IDS)))


def _tax(table: Keys, name: str) -> Square:
    return Square(name, "tax", tax=table.value("amount", _PRICE))


_READERS: dict[str, Callable[[Keys, str], Square]] = {
    "street": _street,
    "station": _station,
    "utility": _utility,
    "card": _card,
    "tax": _tax,
}


def _check_ids(tables: list[Keys], squares: tuple[Square, ...]) -> None:
    seen: set[str] = set()
    for table, square in zip(tables, squares, strict=True):
        if square.id in seen:
            table.wrong("id", shown(square.id), "an id that no other square has")
        seen.add(square.id)


def _check_places(file: Keys, tables: list[Keys], squares: tuple[Square, ...]) -> None:
    for kind in _ONCE:
        count = sum(square.kind == kind for square in squares)
        if count != 1:
            file.wrong("squares", f"{count} squares of kind {kind}", "exactly one")
    if squares[0].kind != "go":
        tables[0].wrong("kind", shown(squares[0].kind), "go")


def _check_groups(
    file: Keys, tables: list[Keys], squares: tuple[Square, ...], groups: dict[str, Group]
) -> None:
    for number, (table, square) in enumerate(zip(tables, squares, strict=True)):
        if not square.is_lot:
            continue
        group = groups.get(square.group)
        if group is None:
            table.wrong("group", shown(square.group), "one of " + ", ".join(groups))
        if (square.kind if square.kind != "street" else "") != _only_kind(square.group):
            table.wrong("group", shown(square.group), f"a group for a {square.kind}")
        if number not in group.squares:
            file.wrong(
                f"groups.{group.id}.squares",
                shown(list(group.squares)),
                f"square {number} among them, as squares[{number}].group says",
            )
    for group in groups.values():
        expected = tuple(n for n, square in enumerate(squares) if square.group == group.id)
        if group.squares != expected:
            file.wrong(
                f"groups.{group.id}.squares", shown(list(group.squares)), shown(list(expected))
            )


def _read_zones(table: Keys) -> dict[str, Zone]:
    zones: dict[str, Zone] = {}
    free = 0
    for name in table.names():
        row = table.table(name)
        # In board order, so a zone begins where the one before it has ended.
        first = row.value("first", Whole(free, SQUARES - 1))
        last = row.value("last", Whole(first, SQUARES - 1))
        zones[name] = Zone(name, first, last, row.hex("hex"), _read_sources(row))
        row.done(_SOURCE_KEYS)
        free = last + 1
    if len(zones) != ZONES:
        table.wrong("", ", ".join(zones) or "no zones", f"{ZONES} zones")
    return zones


def _check_zones(tables: list[Keys], squares: tuple[Square, ...], zones: dict[str, Zone]) -> None:
    """A zone square must be inside a zone; the corners are outside all zones (ZONE-02)."""
    for number, (table, square) in enumerate(zip(tables, squares, strict=True)):
        inside = [zone.id for zone in zones.values() if number in zone]
        if square.kind == "transport_zone" and not inside:
            table.wrong("kind", shown(square.kind), "it only within a zone")
        if square.kind in _ONCE and inside:
            table.wrong("kind", shown(square.kind), f"it outside zone {inside[0]}")


def _only_kind(group: str) -> str:
    """Return the kind of a group of stations or utilities, else nothing."""
    return group if group in {STATION_GROUP, UTILITY_GROUP} else ""
