"""Deeds: what a lot costs, what stands on it and what a visitor pays."""

from rich.table import Table
from rich.text import Text

from ...estate.rules.rent import rent_due
from ...estate.rules.state import HOTEL
from ...game import Game
from .voice import Voice, seat_style


def show_deeds(game: Game, voice: Voice, seat: int) -> None:
    """Print all the deeds of a seat, by group."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for text_id in ("cli-group", "cli-square", "cli-stands"):
        table.add_column(voice.get(text_id))
    for text_id in ("cli-rent", "cli-house-cost", "cli-mortgage"):
        table.add_column(voice.get(text_id), justify="right")
    lots = [
        lot
        for group in game.edition.groups.values()
        for lot in group.squares
        if int(game.state.owner[lot]) == seat
    ]
    if not lots:
        voice.say("cli-owns-nothing")
        return
    money = game.edition.money.to_unit
    for lot in lots:
        square = game.edition.squares[lot]
        group = game.edition.groups[square.group]
        cost = voice.money(money(square.house_cost)) if square.house_cost else ""
        table.add_row(
            Text(f" {group.code} ", style=f"reverse {group.hex}"),
            Text(f"{voice.square(lot)} ({lot})"),
            Text(standing(game, voice, lot)),
            Text(rent_now(game, voice, lot)),
            Text(cost),
            Text(voice.money(money(square.mortgage))),
        )
    voice.console.print(table)


def show_deed(game: Game, voice: Voice, lot: int, viewer: int) -> None:
    """Print one deed with all its rents, the one due now in bold."""
    square = game.edition.squares[lot]
    group = game.edition.groups[square.group]
    owner = int(game.state.owner[lot])
    units = game.edition.money.to_unit
    head = Text.assemble(
        Text(f" {group.code} ", style=f"reverse {group.hex}"),
        Text(f" {voice.square(lot)} ({lot})", style="bold"),
        f" · {voice.get('cli-price')} {voice.money(units(square.price))}",
        f" · {voice.get('cli-mortgage')} {voice.money(units(square.mortgage))}",
    )
    if square.house_cost:
        head.append(f" · {voice.get('cli-house-cost')} {voice.money(units(square.house_cost))}")
    voice.console.print(head)
    figures = Text(f"     {voice.get('cli-rent')}:")
    level = int(game.state.level[lot])
    for place, figure in enumerate(square.dice or square.rents):
        shown = voice.short_money(figure)
        if square.dice:
            shown = voice.get("cli-times-dice", figure=figure)
        is_now = square.kind == "street" and owner >= 0 and place == level
        figures.append(f" {shown}", style="bold" if is_now else "")
    voice.console.print(figures)
    if owner >= 0:
        whose = Text(f"     {voice.get('cli-owner')}: ")
        whose.append(game.seats[owner], style=seat_style(owner))
        whose.append(f" · {standing(game, voice, lot)}" if standing(game, voice, lot) else "")
        whose.append(f" · {voice.get('cli-rent-now')} {rent_now(game, voice, lot)}")
        voice.console.print(whose)


def standing(game: Game, voice: Voice, lot: int) -> str:
    """What stands on a lot, or that it is mortgaged."""
    level = int(game.state.level[lot])
    if game.state.mortgaged[lot]:
        return voice.get("cli-mortgaged")
    if level == HOTEL:
        return voice.get("cli-level-hotel")
    return voice.get("cli-level", level=level) if level else ""


def rent_now(game: Game, voice: Voice, lot: int) -> str:
    """What a visitor would pay now; where the dice decide, for each pip."""
    if game.state.mortgaged[lot]:
        return "–"
    if game.edition.squares[lot].dice:
        return voice.get("cli-times-dice", figure=int(rent_due(game.board, game.state, lot, 1, 0)))
    return voice.money(rent_due(game.board, game.state, lot, 0, 0))
