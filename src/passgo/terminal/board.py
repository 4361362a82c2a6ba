"""The board as a drawing: a ring of forty squares with the players in its middle.

Every square has its short name on its group's colour and, below, the group's code with its price
or its owner and buildings. Colour is never the only sign. Where the terminal is too narrow for
the ring, the squares come as a list.
"""

from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from ..estate.state import HOTEL
from ..game import Game
from .players import middle_lines
from .voice import SEAT_MARKS, Voice, seat_style

SIDE = 10
"""Squares from one corner to the next."""

CORNERS = 4
_NARROWEST = 6
_WIDEST = 10
_TOKENS = "ⒶⒷⒸⒹⒺⒻⒼⒽ"
_PACK_SIGNS = {"chance": "?", "community": "≡"}
_SIGNS = {"go_to_jail": "→", "jail": "#", "free_parking": "P"}
_BRIGHT = 140
_SHORT_MONEY = 10_000


@dataclass(frozen=True)
class Drawn:
    """A square as two lines of the same width."""

    top: Text
    below: Text


def show_board(game: Game, voice: Voice, viewer: int) -> None:
    """Draw the board as a seat sees it."""
    width = (voice.console.width + 1) // (SIDE + 1) - 1
    if width < _NARROWEST:
        _show_list(game, voice)
        return
    width = min(width, _WIDEST)
    squares = [_draw(game, voice, number, width) for number in range(CORNERS * SIDE)]
    inside = (width + 1) * (SIDE - 1) - 1
    middle = middle_lines(game, voice, viewer, inside)
    console = voice.console
    # Two lines a square: the middle is as high as the nine squares of a side.
    middle = middle[: 2 * (SIDE - 1)]
    before = (2 * (SIDE - 1) - len(middle)) // 2
    rows = [Text()] * before + middle
    rows += [Text()] * (2 * (SIDE - 1) - len(rows))
    console.print()
    _print_row(voice, squares[2 * SIDE : 3 * SIDE + 1])
    for step in range(1, SIDE):
        left, right = squares[2 * SIDE - step], squares[3 * SIDE + step]
        for part, line in (("top", rows[2 * step - 2]), ("below", rows[2 * step - 1])):
            fitted = line.copy()
            fitted.truncate(inside, overflow="ellipsis")
            fitted.pad_right(inside - cell_len(fitted.plain))
            whole = Text.assemble(getattr(left, part), " ", fitted, " ", getattr(right, part))
            console.print(whole, no_wrap=True, crop=True)
    _print_row(voice, squares[SIDE::-1])
    console.print()


def _print_row(voice: Voice, squares: list[Drawn]) -> None:
    for part in ("top", "below"):
        line = Text(" ").join([getattr(square, part) for square in squares])
        voice.console.print(line, no_wrap=True, crop=True)


def _draw(game: Game, voice: Voice, number: int, width: int) -> Drawn:
    square = game.edition.squares[number]
    style = Style(bold=True)
    below = _sign(game, number)
    if square.is_lot:
        group = game.edition.groups[square.group]
        style = Style(bgcolor=group.hex, color=_ink(group.hex), bold=True)
        below = Text(group.code, style="dim")
        below.append_text(_holding(game, number))
    tokens = _tokens(game, number)
    below.truncate(width)
    room = width - cell_len(below.plain)
    later = tokens[:room]
    first = tokens[room:]
    below.append(" " * (room - len(later)))
    below.append_text(_marked(later))
    name = set_cell_size(short_name(voice, number), width - len(first))
    top = Text(name, style=style)
    top.append_text(_marked(first))
    return Drawn(top, below)


def _holding(game: Game, lot: int) -> Text:
    """Who owns a lot and what stands on it; the price of one that is free."""
    owner = int(game.state.owner[lot])
    if owner < 0:
        return Text(f"{short_money(game.edition.squares[lot].price):>4}", style="dim")
    text = Text(f" {SEAT_MARKS[owner]}", style=seat_style(owner))
    level = int(game.state.level[lot])
    if game.state.mortgaged[lot]:
        text.append("×", style="dim")
    elif level == HOTEL:
        text.append("■")
    elif level:
        text.append(f"⌂{level}")
    return text


def _sign(game: Game, number: int) -> Text:
    """What a square that nobody can own does: a sum, a pack, the way to jail."""
    square = game.edition.squares[number]
    if square.kind == "go":
        return Text(f"+{short_money(game.edition.money.from_unit(game.board.salary))}", style="dim")
    if square.kind == "tax":
        return Text(f"−{short_money(square.tax)}", style="dim")
    return Text(_PACK_SIGNS.get(square.pack, _SIGNS.get(square.kind, "")), style="dim")


def _tokens(game: Game, number: int) -> list[int]:
    """The seats whose pawns stand on a square."""
    state: Any = game.state
    return [
        seat
        for seat in range(len(game.seats))
        if int(state.at[seat]) == number and not state.out[seat]
    ]


def _marked(seats: list[int]) -> Text:
    text = Text()
    for seat in seats:
        text.append(_TOKENS[seat], style=seat_style(seat))
    return text


def short_name(voice: Voice, number: int) -> str:
    """A square's name without what stands in brackets or is in many names."""
    name = voice.square(number).split("(")[0].split("/")[0].strip()
    common = set(voice.get("cli-common-words").split())
    words = name.replace("’", "’ ").split()
    telling = [word for word in words if word.lower() not in common]
    short = " ".join(telling or words)
    return short[:1].upper() + short[1:]


def short_money(printed: int) -> str:
    """A printed sum in few characters."""
    if printed >= _SHORT_MONEY and printed % 1000 == 0:
        return f"{printed // 1000}K"
    return str(printed)


def _ink(colour: str) -> str:
    """Black or white, whichever is read more easily on a colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    bright = (299 * red + 587 * green + 114 * blue) // 1000
    return "#000000" if bright >= _BRIGHT else "#FFFFFF"


def _show_list(game: Game, voice: Voice) -> None:
    """The squares one below the other, for a narrow terminal."""
    for number, square in enumerate(game.edition.squares):
        line = Text(f"{number:>2} ", style="dim")
        if square.is_lot:
            group = game.edition.groups[square.group]
            style = Style(bgcolor=group.hex, color=_ink(group.hex))
            line.append(f" {group.code} ", style=style)
            line.append(f" {voice.square(number)}")
            line.append_text(_holding(game, number))
        else:
            line.append(f"     {voice.square(number)} ")
            line.append_text(_sign(game, number))
        tokens = _tokens(game, number)
        if tokens:
            line.append(" ")
            line.append_text(_marked(tokens))
        voice.console.print(line)
