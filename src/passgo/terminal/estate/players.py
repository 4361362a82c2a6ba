"""The players: what each has and where each stands, as a panel or in the middle of the board."""

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from ...estate.rules.state import HOTEL
from ...game import Game
from .voice import Voice, seat_style

_HIDDEN = "?"
_LAST_TOLD = 4
"""How many of the last sentences stand in the middle of the board."""


def show_players(game: Game, voice: Voice, viewer: int) -> None:
    """Print a panel with a line for every player."""
    table = Table(box=None, padding=(0, 1), show_header=True, header_style="dim")
    table.add_column("")
    table.add_column("")
    table.add_column(voice.get("cli-cash"), justify="right")
    table.add_column(voice.get("cli-position"))
    table.add_column(voice.get("cli-owns"))
    for seat, name in enumerate(game.seats):
        is_mover = seat == int(game.state.mover) and game.phase != "order"
        table.add_row(
            Text.assemble(Text(voice.get("cli-turn-mark") if is_mover else " "), voice.mark(seat)),
            Text(name, style=seat_style(seat)),
            Text(cash_of(game, voice, seat, viewer)),
            Text(_place(game, voice, seat)),
            _holdings(game, voice, seat),
        )
    voice.console.print(table)
    voice.console.print(Text(bank_line(game, voice), style="dim"))


def middle_lines(game: Game, voice: Voice, viewer: int, width: int) -> list[Text]:
    """The same for the middle of the board, one line a player, each within ``width``."""
    title = Text(voice.get("edition-title"), style="bold")
    lines = [_centred(title, width), Text()]
    longest = max(cell_len(name) for name in game.seats)
    sums = [cash_of(game, voice, seat, viewer) for seat in range(len(game.seats))]
    widest = max(cell_len(amount) for amount in sums)
    for seat, name in enumerate(game.seats):
        is_mover = seat == int(game.state.mover) and game.phase != "order"
        line = Text(f" {voice.get('cli-turn-mark') if is_mover else ' '}")
        line.append_text(voice.mark(seat))
        line.append(f" {name}{' ' * (longest - cell_len(name))} ", style=seat_style(seat))
        line.append(f"{' ' * (widest - cell_len(sums[seat]))}{sums[seat]}  ")
        line.append_text(_holdings(game, voice, seat))
        lines.append(line)
    lines += [Text(), _centred(Text(bank_line(game, voice), style="dim"), width)]
    last = voice.told[-_LAST_TOLD:]
    return [*lines, Text(), *last] if last else lines


def cash_of(game: Game, voice: Voice, seat: int, viewer: int) -> str:
    """The cash of a seat as another sees it."""
    if game.state.out[seat]:
        return voice.get("cli-out")
    if seat != viewer and game.settled.get("cash") == "hidden":
        return _HIDDEN
    return voice.money(game.state.cash[seat])


def bank_line(game: Game, voice: Voice) -> str:
    """What the bank has left to build with, and the pot where there is one."""
    state = game.state
    line = voice.get("cli-bank-stock", houses=int(state.houses), hotels=int(state.hotels))
    if state.pot:
        line += " · " + voice.get("cli-pot", amount=voice.money(state.pot))
    return line


def _place(game: Game, voice: Voice, seat: int) -> str:
    if game.state.out[seat]:
        return ""
    tries = int(game.state.jail[seat])
    if tries:
        return voice.get("cli-in-jail", tries=tries)
    return voice.square(game.state.at[seat])


def _holdings(game: Game, voice: Voice, seat: int) -> Text:
    """The groups a seat has lots of: code, how many of how many, and what stands on them."""
    parts: list[Text] = []
    for group in game.edition.groups.values():
        owned = [lot for lot in group.squares if int(game.state.owner[lot]) == seat]
        if not owned:
            continue
        is_full = len(owned) == len(group.squares)
        part = Text(f"{group.code}{len(owned)}/{len(group.squares)}")
        part.stylize("bold" if is_full else "")
        levels = [int(game.state.level[lot]) for lot in owned]
        houses = sum(level for level in levels if level < HOTEL)
        hotels = levels.count(HOTEL)
        part.append(f"⌂{houses}" if houses else "")
        part.append(f"■{hotels}" if hotels else "")
        mortgaged = sum(int(game.state.mortgaged[lot]) for lot in owned)
        part.append(f"×{mortgaged}" if mortgaged else "", style="dim")
        parts.append(part)
    cards = sum(int(holder) == seat for holder in game.state.release_holder)
    if cards:
        parts.append(Text(f"{voice.get('cli-release-short')}{cards}"))
    return Text(" ").join(parts)


def _centred(line: Text, width: int) -> Text:
    space = max(0, width - cell_len(line.plain)) // 2
    return Text.assemble(" " * space, line)
