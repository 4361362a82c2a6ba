"""Lots in words and in lists: name, price, buildings, and the owners of the group."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from ...estate.edition.model import Group
from ...estate.typed import edition_of
from ...game import Game
from ...wire.forms import Plain
from ..voice import Voice

HOTEL = 5


@dataclass(frozen=True)
class Lots:
    """The lots of one game at one moment."""

    game: Game
    voice: Voice
    view: Plain

    @property
    def by_square(self) -> dict[int, Plain]:
        """What the view says of each lot."""
        return {row["lot"]: row for row in self.view["lots"]}

    def square(self, number: int) -> str:
        """The name of a square."""
        return self.voice.texts.name("square", edition_of(self.game).squares[number].id)

    def group(self, lot: int) -> Group:
        """The group of a lot."""
        return edition_of(self.game).groups[edition_of(self.game).squares[lot].group]

    def code(self, group: Group) -> str:
        """The letters of a group in the player's language; those of its box where it has none."""
        text_id = f"code-{group.id.replace('_', '-')}"
        texts = self.voice.texts
        return texts.get(text_id) if texts.has(text_id) else str(group.code)

    def tag(self, lot: int) -> Text:
        """The code of a lot's group on its colour."""
        group = self.group(lot)
        return Text(f" {self.code(group)} ", style=f"reverse {group.hex}")

    def condition(self, lot: int) -> str:
        """The buildings on a lot, or that it is mortgaged."""
        row = self.by_square[lot]
        if row["mortgaged"]:
            return self.voice.get("cli-mortgaged")
        if row["level"] == HOTEL:
            return self.voice.get("cli-level-hotel")
        return self.voice.get("cli-level", level=row["level"]) if row["level"] else ""

    def rent_now(self, lot: int) -> str:
        """What a visitor would pay now; where the dice decide, for each pip."""
        row = self.by_square[lot]
        if row["mortgaged"] or row["rent"] is None:
            return self.voice.signs.none
        if row["per_pip"]:
            return self.voice.get("cli-times-dice", figure=row["rent"])
        return self.voice.money(row["rent"])

    def holders(self, lot: int) -> Text:
        """Who has how many lots of a lot's group, and how many are free."""
        squares = self.group(lot).squares
        owners = [self.by_square[square]["owner"] for square in squares]
        parts = [
            Text.assemble(self.voice.name(seat), f" {owners.count(seat)}")
            for seat in self.game.seats
            if seat in owners
        ]
        if None in owners:
            parts.append(Text(self.voice.get("cli-free-lots", count=owners.count(None))))
        joined = Text(f" {self.voice.signs.dot} ").join(parts)
        return Text.assemble(joined, f" / {len(squares)}")

    def listing(self, lots: Sequence[int]) -> Table:
        """A numbered list of lots: price, buildings, and the owners of the group."""
        table = Table(box=None, padding=(0, 1), show_header=True, header_style="dim")
        table.add_column("", justify="right")
        table.add_column("")
        table.add_column(self.voice.get("cli-square"))
        table.add_column(self.voice.get("cli-price"), justify="right", no_wrap=True)
        table.add_column(self.voice.get("cli-stands"))
        table.add_column(self.voice.get("cli-group-held"))
        for number, lot in enumerate(lots, 1):
            table.add_row(
                Text(str(number), style="bold"),
                self.tag(lot),
                Text(self.square(lot)),
                Text(self.voice.money(edition_of(self.game).squares[lot].price)),
                Text(self.condition(lot)),
                self.holders(lot),
            )
        return table
