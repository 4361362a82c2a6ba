"""Reads the money of box.toml, which is the same in every family."""

from ..errors import shown
from .money import Money, MoneyFormat
from .reading import Keys
from .texts_file import LOCALES
from .values import OneOf, Whole

_NOTE = Whole(1)
_NOTE_KEYS = ("denominations", "coins", "start_notes")


def read_money(table: Keys) -> Money:
    """Return the money of a box."""
    unit = table.value("unit", Whole(1))
    symbol = table.text("symbol")
    table.value("decimals", OneOf((0,)))
    formats = table.table("formats")
    styles = {locale: _read_format(formats.table(locale)) for locale in LOCALES}
    formats.done()
    if not table.has("denominations") and not table.has("start_notes"):
        table.done(_NOTE_KEYS)
        return Money(unit, symbol, (), (), (), styles)
    denominations = table.wholes("denominations", 0, _NOTE)
    coins = table.wholes("coins", 0, _NOTE) if table.has("coins") else ()
    for number, coin in enumerate(coins):
        if coin not in denominations:
            table.wrong(f"coins[{number}]", shown(coin), "one of the denominations")
    notes: list[tuple[int, int]] = []
    for note in table.tables("start_notes"):
        value, count = note.value("value", _NOTE), note.value("count", Whole(1))
        if value not in denominations:
            note.wrong("value", shown(value), "one of the denominations")
        note.done()
        notes.append((value, count))
    table.done(_NOTE_KEYS)
    return Money(unit, symbol, denominations, coins, tuple(notes), styles)


def _read_format(table: Keys) -> MoneyFormat:
    grouping, pattern = table.text("grouping"), table.text("pattern")
    if pattern.count("{number}") != 1:
        table.wrong("pattern", shown(pattern), "a text with {number} in it once")
    point = table.text("point") if table.has("point") else ""
    table.done(("point",))
    return MoneyFormat(grouping, pattern, point)
