"""The effects of cards: which fields each kind has, and the kernel's row for it.

Scenario files write effects out in the same form, so both go through ``effect_row``.
"""

from collections.abc import Callable, Mapping, Sequence

from ...editions.reading import Keys
from ...editions.values import YES_NO, OneOf, Whole
from ...errors import shown
from ..rules.state import (
    E_AMOUNT,
    E_HOTEL,
    E_KIND,
    E_MULTIPLIER,
    E_SALARY,
    E_TARGET,
    EFFECT_KINDS,
    EFFECT_WIDTH,
    SQUARE_KINDS,
    SQUARES,
)
from .model import PACK_IDS, Edition, Square

_LOT_KINDS = OneOf(("street", "station", "utility"))
_MONEY = Whole(1)
_TIMES = Whole(2, 100)

_FIELDS: dict[str, tuple[str, ...]] = {
    "advance_to": ("target",),
    "go_back": ("spaces",),
    "go_back_to": ("target",),
    "go_to_jail": (),
    "jail_free": (),
    "repairs": ("per_house", "per_hotel"),
    "pay": ("amount",),
    "collect": ("amount",),
    "collect_each": ("amount",),
    "pay_each": ("amount",),
    "pay_or_draw": ("amount", "deck"),
    "advance_to_nearest": ("target_kind",),
    "leave_jail": (),
}
_SUMS = ("amount", "per_house", "per_hotel", "multiplier")
_MOVES = ("advance_to", "go_back", "go_back_to", "advance_to_nearest")
_NEED_PACKS = ("jail_free", "pay_or_draw")
_MULTIPLES = (("multiplier", "utility", _MONEY), ("rent_times", "station", _TIMES))
"""A card's multiple, by the kind of lot it leads to: money for each pip, or times the rent."""

Fields = dict[str, bool | int | str]


def read_effect(table: Keys, squares: Sequence[Square], packs: Sequence[str]) -> tuple[str, Fields]:
    """Return an effect's kind and its fields, checked; targets become square numbers."""
    kinds = [kind for kind in EFFECT_KINDS[1:] if packs or kind not in _NEED_PACKS]
    kind = table.value("kind", OneOf(tuple(kinds)))
    fields: Fields = {}
    for name in _FIELDS[kind]:
        if name == "target":
            fields[name] = _target(table, squares)
        elif name == "deck":
            fields[name] = table.value(name, OneOf(tuple(packs)))
        elif name == "target_kind":
            fields[name] = table.value(name, _LOT_KINDS)
        elif name == "spaces":
            fields[name] = table.value(name, Whole(1, SQUARES - 1))
        else:
            fields[name] = table.value(name, _MONEY)
    optional: tuple[str, ...] = ()
    if kind == "go_to_jail":
        # The way to jail never pays the salary (SALARY-03), so that field is dropped.
        optional = ("collect_go",)
        if table.has("collect_go"):
            table.value("collect_go", YES_NO)
    elif kind in _MOVES:
        optional = ("collect_go", "multiplier", "rent_times")
        fields["collect_go"] = (
            table.value("collect_go", YES_NO) if table.has("collect_go") else True
        )
        fields |= _read_multiple(table, _reached(fields, squares))
    table.done(optional)
    return kind, fields


def _reached(fields: Fields, squares: Sequence[Square]) -> str:
    """The kind of square a move is sure to end on; unknown for a move by a number of spaces."""
    if "target" in fields:
        return squares[int(fields["target"])].kind
    return str(fields.get("target_kind", ""))


def _read_multiple(table: Keys, reached: str) -> Fields:
    """The card's multiple, where the lot it leads to has a rent to multiply."""
    fields: Fields = {}
    for name, kind, spec in _MULTIPLES:
        if not table.has(name):
            continue
        if reached != kind:
            table.wrong(
                name, shown(table.take(name, "")), f"it only where the card leads to a {kind}"
            )
        fields[name] = table.value(name, spec)
    return fields


def _target(table: Keys, squares: Sequence[Square]) -> int:
    expected = f"a square from 0 to {len(squares) - 1} or the id of one"
    target = table.take("target", expected)
    if type(target) is int and 0 <= target < len(squares):
        return target
    ids = [square.id for square in squares]
    if target not in ids:
        table.wrong("target", shown(target), expected)
    return ids.index(target)


def effect_row(
    kind: str, fields: Mapping[str, bool | int | str], to_unit: Callable[[int], int]
) -> tuple[int, ...]:
    """Return the kernel's row of an effect read by ``read_effect``."""
    row = [0] * EFFECT_WIDTH
    row[E_KIND] = EFFECT_KINDS.index(kind)
    for name in ("amount", "per_house"):
        if name in fields:
            row[E_AMOUNT] = to_unit(int(fields[name]))
    if "spaces" in fields:
        row[E_AMOUNT] = int(fields["spaces"])
    if "per_hotel" in fields:
        row[E_HOTEL] = to_unit(int(fields["per_hotel"]))
    if "target" in fields:
        row[E_TARGET] = int(fields["target"])
    if "deck" in fields:
        row[E_TARGET] = PACK_IDS.index(str(fields["deck"]))
    if "target_kind" in fields:
        row[E_TARGET] = SQUARE_KINDS.index(str(fields["target_kind"]))
    row[E_SALARY] = int(fields.get("collect_go", False))
    if "multiplier" in fields:
        row[E_MULTIPLIER] = to_unit(int(fields["multiplier"]))
    if "rent_times" in fields:
        row[E_MULTIPLIER] = int(fields["rent_times"])
    return tuple(row)


def parse_effect(
    edition: Edition, written: Mapping[str, object], where: str = "card"
) -> tuple[int, ...]:
    """Return the kernel's row of an effect written out, as scenario files do.

    Sums may be written like any money: ``500K``.
    """
    data = dict(written)
    for name in _SUMS:
        value = data.get(name)
        if isinstance(value, str):
            data[name] = edition.money.from_unit(edition.money.parse_money(value))
    packs = [pack for pack in PACK_IDS if pack in edition.decks]
    kind, fields = read_effect(Keys(where, "effect", data), edition.squares, packs)
    return effect_row(kind, fields, edition.money.to_unit)
