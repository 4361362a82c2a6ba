"""Reads box.toml: how many can play, the money, tokens, buildings and colours.

Money is notes, dealt at the start, or accounts on bank cards.
"""

from ...editions.display import KEYS, read_display, read_palette
from ...editions.money import Money
from ...editions.money_file import read_money
from ...editions.reading import SOURCES, Keys
from ...editions.values import Whole
from ...errors import shown
from .model import Box, Piece, Token


def read_box(file: Keys) -> tuple[Box, Money]:
    """Return the box and its money."""
    least, most = file.wholes("players", 2, Whole(1))
    tokens = _read_tokens(file)
    pieces = file.table("pieces")
    house, hotel = _read_piece(pieces.table("house")), _read_piece(pieces.table("hotel"))
    pieces.done()
    palette = read_palette(file.table("palette"))
    money = read_money(file.table("money"))
    bank_cards = file.value("bank_cards", Whole(1)) if file.has("bank_cards") else 0
    display = read_display(file)
    file.done(("bank_cards", *KEYS))
    return Box((least, most), tokens, house, hotel, palette, display, bank_cards), money


def _read_tokens(file: Keys) -> tuple[Token, ...]:
    tokens: list[Token] = []
    for table in file.tables("tokens"):
        token = Token(table.id(), table.value("source", SOURCES))
        if token.id in {other.id for other in tokens}:
            table.wrong("id", shown(token.id), "an id that no other token has")
        table.done()
        tokens.append(token)
    return tuple(tokens)


def _read_piece(table: Keys) -> Piece:
    piece = Piece(table.value("count", Whole(0)), table.hex("hex"), table.value("source", SOURCES))
    table.done()
    return piece
