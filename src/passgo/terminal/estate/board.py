"""The board as a drawing: forty squares round the players, in a frame or in a ring.

Every square has its name on its group's colour and, below, the group's code with its price
or its owner and buildings. Zones are named on the inside of their squares. Colour is never the
only sign. Where the terminal is too narrow for the drawing, the squares come as a list.
"""

from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from ...estate.edition.settle import effective_rules
from ...estate.typed import edition_of
from ...game import Game
from ...wire.forms import Plain
from ..canvas import Canvas
from ..layout import MIDDLE, SIDE, Layout, lay_out, widen_sides
from ..voice import Voice
from .lots import HOTEL, Lots
from .players import middle_lines

_NARROWEST = 6
_WIDE = 10
"""The usual width of a square; squares are wider where names are longer and there is room."""
_REACH = 8
"""Columns by which the squares of the sides reach into the middle, at most."""
_MIDDLE = 52
"""Columns reserved in the middle of the board for the players and the last events."""
_BRIGHT = 140


@dataclass(frozen=True)
class Drawn:
    """A square as two lines of the same width."""

    top: Text
    below: Text


def show_board(game: Game, voice: Voice, view: Plain) -> None:
    """Draw the board as the view shows it."""
    Board(game, voice, view).show()


class Board(Lots):
    """The drawing of one moment."""

    def show(self) -> None:
        """Print it, as wide as the terminal allows."""
        console = self.voice.console
        width = (console.width + 1) // (SIDE + 1) - 1
        if width < _NARROWEST:
            self._show_list()
            return
        longest = max(cell_len(self.square(n)) for n in range(len(edition_of(self.game).squares)))
        width = min(width, max(_WIDE, longest))
        layout = lay_out(edition_of(self.game).shape, width, console.width)
        more = min(longest - width, _REACH, (layout.right - layout.left - _MIDDLE) // 2)
        layout, widths = widen_sides(layout, width, max(0, more))
        canvas = Canvas(layout.height)
        for number, (line, column) in enumerate(layout.places):
            drawn = self._draw(number, widths[number])
            canvas.put(line, column, drawn.top)
            canvas.put(line + 1, column, drawn.below)
        self._fill_middle(canvas, layout)
        console.print()
        for whole in canvas.lines():
            console.print(whole, no_wrap=True, crop=True)
        console.print()

    def _fill_middle(self, canvas: Canvas, layout: Layout) -> None:
        inside = layout.right - layout.left
        rows = middle_lines(self.game, self.voice, self.view, inside)
        first, height = layout.first, MIDDLE
        if edition_of(self.game).zones:
            self._name_zones(canvas, layout)
            first, height = first + 1, MIDDLE - 2
        rows = rows[:height]
        first += (height - len(rows)) // 2
        for place, row in enumerate(rows):
            cut = row.copy()
            cut.truncate(inside, overflow="ellipsis")
            canvas.put(first + place, layout.left, cut)

    def _name_zones(self, canvas: Canvas, layout: Layout) -> None:
        """Write each zone's name, and the players in it, next to its squares."""
        last = layout.first + MIDDLE - 1
        zones = list(edition_of(self.game).zones.values())
        # The board is walked clockwise from the bottom, so the zones begin at the lower left.
        corners = ((last, False), (layout.first, False), (layout.first, True), (last, True))
        for zone, (line, is_right) in zip(zones, corners, strict=True):
            style = Style(bgcolor=zone.hex, color=_ink(zone.hex))
            label = Text(f" {self.voice.texts.name('zone', zone.id)} ", style=style)
            inside = [s["seat"] for s in self.view["seats"] if s["zone"] == zone.id]
            label.append_text(self._marked(inside))
            column = layout.right - cell_len(label.plain) if is_right else layout.left
            canvas.put(line, column, label)

    def _draw(self, number: int, width: int) -> Drawn:
        square = edition_of(self.game).squares[number]
        style = Style(bold=True)
        below = self._sign(number)
        if square.is_lot:
            group = self.group(number)
            style = Style(bgcolor=group.hex, color=_ink(group.hex), bold=True)
            below = Text(self.code(group), style="dim")
            below.append_text(self._holding(number))
        elif square.kind == "transport_zone":
            zone = next(zone for zone in edition_of(self.game).zones.values() if number in zone)
            style = Style(bgcolor=zone.hex, color=_ink(zone.hex), bold=True)
        tokens = self._tokens(number)
        below.truncate(width)
        room = width - cell_len(below.plain)
        later, first = tokens[:room], tokens[room:]
        below.append(" " * (room - len(later)))
        below.append_text(self._marked(later))
        top = Text(self._name_within(number, width - len(first)), style=style)
        top.append_text(self._marked(first))
        return Drawn(top, below)

    def _name_within(self, number: int, width: int) -> str:
        """A square's name in so many columns: whole where it fits, shorter where it does not."""
        whole = self.square(number)
        name = whole if cell_len(whole) <= width else short_name(self, number)
        return set_cell_size(name, width)

    def _holding(self, lot: int) -> Text:
        """The owner and buildings of a lot; the price of a lot that is free."""
        row, signs = self.by_square[lot], self.voice.signs
        if row["owner"] is None:
            price = self.voice.short_money(edition_of(self.game).squares[lot].price)
            return Text(f"{price:>4}", style="dim")
        text = Text.assemble(" ", self.voice.mark(row["owner"]))
        if row["mortgaged"]:
            text.append(signs.mortgaged, style="dim")
        elif row["level"] == HOTEL:
            text.append(signs.hotel)
        elif row["level"]:
            text.append(f"{signs.house}{row['level']}")
        return text

    def _sign(self, number: int) -> Text:
        """The sign of a square that cannot be owned: a sum, a pack, a zone, the way to jail."""
        square, signs = edition_of(self.game).squares[number], self.voice.signs
        if square.kind == "go":
            rules = effective_rules(edition_of(self.game), self.game.mode, self.game.options)
            return Text(f"+{self.voice.short_money(int(str(rules['salary'])))}", style="dim")
        if square.kind == "tax":
            return Text(f"{signs.minus}{self.voice.short_money(square.tax)}", style="dim")
        return Text(signs.of(square.pack) or signs.of(square.kind), style="dim")

    def _tokens(self, number: int) -> list[str]:
        """The seats whose tokens are on a square."""
        return [s["seat"] for s in self.view["seats"] if s["at"] == number and not s["out"]]

    def _marked(self, seats: list[str]) -> Text:
        text = Text()
        for seat in seats:
            sign = self.voice.signs.tokens[self.game.seats.index(seat)]
            text.append(sign, style=self.voice.style(seat))
        return text

    def _show_list(self) -> None:
        """The squares one below the other, for a narrow terminal."""
        for number, square in enumerate(edition_of(self.game).squares):
            line = Text(f"{number:>2} ", style="dim")
            if square.is_lot:
                group = self.group(number)
                style = Style(bgcolor=group.hex, color=_ink(group.hex))
                line.append(f" {self.code(group)} ", style=style)
                line.append(f" {self.square(number)}")
                line.append_text(self._holding(number))
            else:
                line.append(f"     {self.square(number)} ")
                line.append_text(self._sign(number))
            tokens = self._tokens(number)
            if tokens:
                line.append(" ")
                line.append_text(self._marked(tokens))
            self.voice.show(line)


def short_name(lots: Lots, number: int) -> str:
    """A square's name without parts in brackets or words that many names share."""
    name = lots.square(number).split("(")[0].split("/")[0].strip()
    common = set(lots.voice.get("cli-common-words").split())
    words = name.replace("’", "’ ").split()
    telling = [word for word in words if word.lower() not in common]
    short = " ".join(telling or words).replace("’ ", "’")
    return short[:1].upper() + short[1:]


def _ink(colour: str) -> str:
    """Black or white, whichever is read more easily on a colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    bright = (299 * red + 587 * green + 114 * blue) // 1000
    return "#000000" if bright >= _BRIGHT else "#FFFFFF"
