"""The players, their property and positions: as a panel or in the middle of the board."""

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from ...estate.typed import edition_of
from ...game import Game
from ...wire.forms import Plain
from ..voice import Voice
from .lots import HOTEL, Lots

_HIDDEN = "?"
_LAST_TOLD = 4
"""How many of the last sentences are shown in the middle of the board."""


def show_players(game: Game, voice: Voice, view: Plain) -> None:
    """Print a panel with a line for every player."""
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="dim")
    table.add_column("")
    table.add_column("")
    table.add_column(voice.get("cli-cash"), justify="right", no_wrap=True)
    table.add_column(voice.get("cli-position"))
    table.add_column(voice.get("cli-owns"))
    lots = Lots(game, voice, view)
    for row in view["seats"]:
        seat = row["seat"]
        table.add_row(
            Text.assemble(_turn_mark(voice, view, seat), voice.mark(seat)),
            voice.name(seat),
            Text(cash_of(voice, view, row)),
            Text(_place(lots, row)),
            _holdings(lots, row),
        )
    voice.console.print(table)
    voice.show(Text(bank_line(voice, view), style="dim"))


def middle_lines(game: Game, voice: Voice, view: Plain, width: int) -> list[Text]:
    """The same for the middle of the board, one line a player, each within ``width``."""
    title = Text(voice.get("edition-title"), style="bold")
    lines = [_centred(title, width), Text()]
    longest = max(cell_len(name) for name in game.seats)
    sums = [cash_of(voice, view, row) for row in view["seats"]]
    widest = max(cell_len(amount) for amount in sums)
    lots = Lots(game, voice, view)
    for row, amount in zip(view["seats"], sums, strict=True):
        seat = row["seat"]
        line = Text(f" {_turn_mark(voice, view, seat)}")
        line.append_text(voice.mark(seat))
        line.append(f" {seat}{' ' * (longest - cell_len(seat))} ", style=voice.style(seat))
        line.append(f"{' ' * (widest - cell_len(amount))}{amount}  ")
        line.append_text(_holdings(lots, row))
        lines.append(line)
    lines += [Text(), _centred(Text(bank_line(voice, view), style="dim"), width)]
    last = voice.told[-_LAST_TOLD:]
    return [*lines, Text(), *last] if last else lines


def _turn_mark(voice: Voice, view: Plain, seat: str) -> str:
    return voice.signs.mover if view["turn"]["mover"] == seat else " "


def cash_of(voice: Voice, view: Plain, row: Plain) -> str:
    """The cash of a seat as the viewer sees it."""
    if row["out"]:
        return voice.get("cli-out")
    cash, you = row["cash"], view["you"]
    if cash is None and you is not None and you["seat"] == row["seat"]:
        cash = you["cash"]
    return _HIDDEN if cash is None else voice.money(cash)


def bank_line(voice: Voice, view: Plain) -> str:
    """What the bank has left to build with, and the pot where there is one."""
    bank = view["bank"]
    line = voice.get("cli-bank-stock", houses=bank["houses"], hotels=bank["hotels"])
    if bank["pot"]:
        line += f" {voice.signs.dot} " + voice.get("cli-pot", amount=voice.money(bank["pot"]))
    return line


def _place(lots: Lots, row: Plain) -> str:
    if row["out"]:
        return ""
    if row["jail"]:
        return lots.voice.get("cli-in-jail", tries=row["jail"])
    return lots.square(row["at"])


def _holdings(lots: Lots, row: Plain) -> Text:
    """The groups a seat has lots of: code, how many of how many, and the buildings."""
    signs = lots.voice.signs
    parts: list[Text] = []
    for group in edition_of(lots.game).groups.values():
        owned = [lots.by_square[lot] for lot in group.squares if lot in row["lots"]]
        if not owned:
            continue
        is_full = len(owned) == len(group.squares)
        part = Text(f"{lots.code(group)}{len(owned)}/{len(group.squares)}")
        part.stylize("bold" if is_full else "")
        levels = [lot["level"] for lot in owned]
        houses = sum(level for level in levels if level < HOTEL)
        hotels = levels.count(HOTEL)
        part.append(f"{signs.house}{houses}" if houses else "")
        part.append(f"{signs.hotel}{hotels}" if hotels else "")
        mortgaged = sum(lot["mortgaged"] for lot in owned)
        part.append(f"{signs.mortgaged}{mortgaged}" if mortgaged else "", style="dim")
        parts.append(part)
    if row["cards"]:
        parts.append(Text(f"{lots.voice.get('cli-release-short')}{len(row['cards'])}"))
    return Text(" ").join(parts)


def _centred(line: Text, width: int) -> Text:
    space = max(0, width - cell_len(line.plain)) // 2
    return Text.assemble(" " * space, line)
