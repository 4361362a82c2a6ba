"""The board as a drawing: forty squares round the players, in a frame or in a ring.

Every square has its short name on its group's colour and, below, the group's code with its price
or its owner and buildings. Zones are named on the inside of their squares. Colour is never the
only sign. Where the terminal is too narrow for the drawing, the squares come as a list.
"""

from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from ...estate.rules.state import HOTEL
from ...game import Game
from ..canvas import Canvas
from ..layout import MIDDLE, SIDE, Layout, lay_out
from .players import middle_lines
from .voice import SEAT_MARKS, Voice, seat_style

_NARROWEST = 6
_WIDEST = 10
_TOKENS = "ⒶⒷⒸⒹⒺⒻⒼⒽ"
_PACK_SIGNS = {"chance": "?", "community": "≡"}
_SIGNS = {"go_to_jail": "→", "jail": "#", "free_parking": "P", "transport_zone": "◎"}
_BRIGHT = 140


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
    layout = lay_out(game.edition.shape, width, voice.console.width)
    canvas = Canvas(layout.height)
    for number, (line, column) in enumerate(layout.places):
        drawn = _draw(game, voice, number, width)
        canvas.put(line, column, drawn.top)
        canvas.put(line + 1, column, drawn.below)
    inside = layout.right - layout.left
    rows = middle_lines(game, voice, viewer, inside)
    first, height = layout.first, MIDDLE
    if game.edition.zones:
        _name_zones(game, voice, canvas, layout)
        first, height = first + 1, MIDDLE - 2
    rows = rows[:height]
    first += (height - len(rows)) // 2
    for place, row in enumerate(rows):
        row.truncate(inside, overflow="ellipsis")
        canvas.put(first + place, layout.left, row)
    voice.console.print()
    for whole in canvas.lines():
        voice.console.print(whole, no_wrap=True, crop=True)
    voice.console.print()


def _name_zones(game: Game, voice: Voice, canvas: Canvas, layout: Layout) -> None:
    """Write each zone's name, and who stands in it, where its squares are."""
    last = layout.first + MIDDLE - 1
    zones = list(game.edition.zones.values())
    # The board is walked clockwise from the bottom, so the zones begin at the lower left.
    corners = ((last, False), (layout.first, False), (layout.first, True), (last, True))
    for number, (zone, (line, is_right)) in enumerate(zip(zones, corners, strict=True)):
        style = Style(bgcolor=zone.hex, color=_ink(zone.hex))
        label = Text(f" {voice.names.zones[number]} ", style=style)
        squares = range(zone.first, zone.last + 1)
        label.append_text(_marked(sorted(seat for n in squares for seat in _tokens(game, n))))
        column = layout.right - cell_len(label.plain) if is_right else layout.left
        canvas.put(line, column, label)


def _draw(game: Game, voice: Voice, number: int, width: int) -> Drawn:
    square = game.edition.squares[number]
    style = Style(bold=True)
    below = _sign(game, voice, number)
    if square.is_lot:
        group = game.edition.groups[square.group]
        style = Style(bgcolor=group.hex, color=_ink(group.hex), bold=True)
        below = Text(group.code, style="dim")
        below.append_text(_holding(game, voice, number))
    elif square.kind == "transport_zone":
        zone = next(zone for zone in game.edition.zones.values() if number in zone)
        style = Style(bgcolor=zone.hex, color=_ink(zone.hex), bold=True)
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


def _holding(game: Game, voice: Voice, lot: int) -> Text:
    """Who owns a lot and what stands on it; the price of one that is free."""
    owner = int(game.state.owner[lot])
    if owner < 0:
        return Text(f"{voice.short_money(game.edition.squares[lot].price):>4}", style="dim")
    text = Text(f" {SEAT_MARKS[owner]}", style=seat_style(owner))
    level = int(game.state.level[lot])
    if game.state.mortgaged[lot]:
        text.append("×", style="dim")
    elif level == HOTEL:
        text.append("■")
    elif level:
        text.append(f"⌂{level}")
    return text


def _sign(game: Game, voice: Voice, number: int) -> Text:
    """What a square that nobody can own does: a sum, a pack, a zone, the way to jail."""
    square = game.edition.squares[number]
    if square.kind == "go":
        salary = game.edition.money.from_unit(game.board.salary)
        return Text(f"+{voice.short_money(salary)}", style="dim")
    if square.kind == "tax":
        return Text(f"−{voice.short_money(square.tax)}", style="dim")
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
            line.append_text(_holding(game, voice, number))
        else:
            line.append(f"     {voice.square(number)} ")
            line.append_text(_sign(game, voice, number))
        tokens = _tokens(game, number)
        if tokens:
            line.append(" ")
            line.append_text(_marked(tokens))
        voice.console.print(line)
