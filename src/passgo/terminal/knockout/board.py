"""The lane as text, far end on top: its spaces by name, the tokens on them, and the purses.

The spaces form rows across the lane, so that each row is a line; a token is shown in the space
that the rules count it on.
"""

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ...wire.forms import Plain
from ..voice import Voice

_WIDEST = 110
_MARGIN = 6
"""The column of the millimetres."""
_BRIGHT = 140
_STYLES = {"red": "bold red", "yellow": "bold yellow", "green": "bold green", "blue": "bold blue"}


class LaneDrawing:
    """One moment of a game."""

    def __init__(self, voice: Voice, box: Plain, view: Plain) -> None:
        """Draw what a view shows of the lane in a box."""
        self.voice = voice
        self.texts = voice.texts
        self.box = box
        self.view = view
        self.lying: dict[str | None, list[Text]] = {}
        """The tokens on the lane, by space."""
        for side in view["sides"]:
            for token in side["tokens"]:
                if token["where"] == "board":
                    mark = Text.assemble(side_mark(voice, side["colour"]), str(token["token"]))
                    mark.stylize(side_style(side["colour"]))
                    self.lying.setdefault(token["space"], []).append(mark)

    def show(self) -> None:
        """Print the lane, the cash of all sides, and the pot."""
        console = self.voice.console
        console.print()
        for line in (*self.lane(), *self.purses()):
            console.print(line, no_wrap=True, crop=True)

    def lane(self) -> list[Text]:
        """A line for each row of spaces."""
        width = min(self.voice.console.width - 1, _WIDEST) - _MARGIN
        rows: dict[int, list[Plain]] = {}
        for space in self.box["spaces"]:
            rows.setdefault(space["y"], []).append(space)
        lines = [self._row(y, spaces, width) for y, spaces in sorted(rows.items(), reverse=True)]
        if None in self.lying:
            beyond = Text(" " * _MARGIN)
            beyond.append(self.voice.get("knockout-on-no-space") + " ", style="dim")
            lines.insert(0, beyond.append_text(Text(" ").join(self.lying[None])))
        go = self.box["lane"]["go_line"]
        dash = self.voice.signs.line
        word = self.voice.get("knockout-go")
        line = f"{go:>5} {dash * 3} {word} {dash * (width - 5 - cell_len(word))}"
        lines.append(Text(line, style="dim"))
        return lines

    def _row(self, y: int, spaces: list[Plain], width: int) -> Text:
        across = self.box["lane"]["width"]
        line = Text(f"{round(y + spaces[0]['depth'] / 2):>5} ", style="dim")
        for space in sorted(spaces, key=lambda space: space["x"]):
            left = round(space["x"] * width / across)
            right = round((space["x"] + space["width"]) * width / across)
            line.append_text(self._cell(space, right - left))
        return line

    def _cell(self, space: Plain, width: int) -> Text:
        """A space: its name, its pay where there is room, and its tokens."""
        group = self._group(space)
        style = Style(bold=True)
        if group is not None:
            style = Style(bgcolor=group["hex"], color=_ink(group["hex"]))
        tokens = Text(" ").join(self.lying.get(space["id"], []))
        room = max(0, width - 1 - (cell_len(tokens.plain) + 1 if tokens.plain else 0))
        name = self.texts.name("space", space["id"])
        value = self.voice.money(space["value"]) if space["value"] else ""
        label = f"{name} {value}" if cell_len(f"{name} {value}") <= room else name
        cell = Text("|", style="dim")
        cell.append(set_cell_size(label, room), style=style)
        if tokens.plain:
            cell.append(" ")
            cell.append_text(tokens)
        # Tokens beyond the columns of a narrow space are shown in the list of spaces.
        cell.truncate(width)
        return cell

    def _group(self, space: Plain) -> Plain | None:
        groups = self.box["groups"]
        return next((group for group in groups if group["id"] == space["group"]), None)

    def purses(self) -> list[Text]:
        """One line for each side in this round's order, and the pot."""
        sides = {side["colour"]: side for side in self.view["sides"]}
        order = [sides[colour] for colour in self.view["order"]]
        lines = []
        for side in order:
            places = [token["where"] for token in side["tokens"]]
            line = Text("  ")
            line.append(side_mark(self.voice, side["colour"]), side_style(side["colour"]))
            text = self.voice.get(
                "knockout-purse",
                side=self.texts.word(side["name"]),
                cash=self.voice.money(side["cash"]),
                hand=places.count("hand"),
                jail=places.count("jail"),
                off=places.count("off"),
            )
            lines.append(line.append(f" {text}"))
        pot = self.voice.money(self.view["pot"])
        lines.append(Text(self.voice.get("knockout-pot-shown", amount=pot), style="dim"))
        return lines

    def show_spaces(self) -> None:
        """List the spaces: pay, tokens, and the aim of a steady hand."""
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for text_id in ("space", "pays", "lie", "aim"):
            table.add_column(self.voice.get(f"knockout-list-{text_id}"), no_wrap=text_id != "pays")
        for space in sorted(self.box["spaces"], key=lambda space: (-space["y"], space["x"])):
            group = self._group(space)
            name = Text(self.texts.name("space", space["id"]))
            if group is not None:
                tag = Text("  ", style=Style(bgcolor=group["hex"]))
                name = Text.assemble(tag, " ", name)
            tokens = Text(" ").join(self._places(space["id"]))
            table.add_row(name, Text(self._pays(space, group)), tokens, Text(self._aim(space)))
        self.voice.console.print(table)

    def _places(self, space: str) -> list[Text]:
        """The tokens on a space, with their places in millimetres."""
        return [
            Text(
                f"{side_mark(self.voice, side['colour'])}{token['token']}"
                f" {round(token['x'])},{round(token['y'])}",
                style=side_style(side["colour"]),
            )
            for side in self.view["sides"]
            for token in side["tokens"]
            if token["where"] == "board" and token["space"] == space
        ]

    def _pays(self, space: Plain, group: Plain | None) -> str:
        if group is None:
            return self.voice.get(f"knockout-does-{space['kind'].replace('_', '-')}")
        return self.voice.get(
            "knockout-pays",
            amount=self.voice.money(space["value"]),
            count=len(group["spaces"]),
            bonus=self.voice.money(group["bonus"]),
        )

    def _aim(self, space: Plain) -> str:
        aim: Plain = space["aim"]
        return " ".join(
            self.texts.decimal(round(aim[part], places))
            for part, places in (("x", 0), ("angle", 1), ("speed", 2))
        )


def side_style(colour: str) -> str:
    """The colour in which a side is written; its letter says the same without colour."""
    return _STYLES.get(colour, "bold")


def side_mark(voice: Voice, colour: str) -> str:
    """The letter of a side: the first of its colour's name."""
    return voice.texts.name("colour", colour)[0].upper()


def _ink(colour: str) -> str:
    """Black or white, whichever is read more easily on a colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#000000" if (299 * red + 587 * green + 114 * blue) // 1000 >= _BRIGHT else "#FFFFFF"
