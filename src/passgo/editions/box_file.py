"""Reads box.toml: how many can play, the money, tokens, buildings and colours.

Money is notes, dealt out at the start, or accounts on bank cards.
"""

from .errors import shown
from .model import LOCALES, Box, Piece, Token
from .money import Money, MoneyFormat
from .reading import SOURCES, Table
from .values import OneOf, Whole

COLOURS = ("table", "board", "ink", "accent")
"""The palette of every table."""

_NOTE = Whole(1)
_NOTE_KEYS = ("denominations", "coins", "start_notes")


def read_box(file: Table) -> tuple[Box, Money]:
    """Return the box and its money."""
    least, most = file.wholes("players", 2, Whole(1))
    tokens = _read_tokens(file)
    pieces = file.table("pieces")
    house, hotel = _read_piece(pieces.table("house")), _read_piece(pieces.table("hotel"))
    pieces.done()
    palette = file.table("palette")
    colours = {name: palette.hex(name) for name in COLOURS}
    palette.done()
    money = read_money(file.table("money"))
    bank_cards = file.value("bank_cards", Whole(1)) if file.has("bank_cards") else 0
    file.done(("bank_cards",))
    return Box((least, most), tokens, house, hotel, colours, bank_cards), money


def _read_tokens(file: Table) -> tuple[Token, ...]:
    tokens: list[Token] = []
    for table in file.tables("tokens"):
        token = Token(table.id(), table.value("source", SOURCES))
        if token.id in {other.id for other in tokens}:
            table.wrong("id", shown(token.id), "an id that no other token has")
        table.done()
        tokens.append(token)
    return tuple(tokens)


def _read_piece(table: Table) -> Piece:
    piece = Piece(table.value("count", Whole(0)), table.hex("hex"), table.value("source", SOURCES))
    table.done()
    return piece


def read_money(table: Table) -> Money:
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


def _read_format(table: Table) -> MoneyFormat:
    grouping, pattern = table.text("grouping"), table.text("pattern")
    if pattern.count("{number}") != 1:
        table.wrong("pattern", shown(pattern), "a text with {number} in it once")
    point = table.text("point") if table.has("point") else ""
    table.done(("point",))
    return MoneyFormat(grouping, pattern, point)
