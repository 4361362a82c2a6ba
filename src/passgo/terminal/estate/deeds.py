"""Print deeds: price, buildings and rents of a lot."""

from rich.table import Table
from rich.text import Text

from ...estate.typed import edition_of
from ...game import Game
from ...wire.forms import Plain
from ..voice import Voice
from .lots import Lots


def show_deeds(game: Game, voice: Voice, view: Plain, seat: str) -> None:
    """Print all the deeds of a seat, by group."""
    lots = Lots(game, voice, view)
    held = [
        lot
        for group in edition_of(game).groups.values()
        for lot in group.squares
        if lots.by_square[lot]["owner"] == seat
    ]
    if not held:
        voice.say("cli-owns-nothing")
        return
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for text_id in ("cli-group", "cli-square", "cli-stands"):
        table.add_column(voice.get(text_id))
    for text_id in ("cli-rent", "cli-house-cost", "cli-mortgage"):
        table.add_column(voice.get(text_id), justify="right", no_wrap=True)
    for lot in held:
        square = edition_of(game).squares[lot]
        table.add_row(
            lots.tag(lot),
            Text(f"{lots.square(lot)} ({lot})"),
            Text(lots.condition(lot)),
            Text(lots.rent_now(lot)),
            Text(voice.money(square.house_cost) if square.house_cost else ""),
            Text(voice.money(square.mortgage)),
        )
    voice.console.print(table)


def show_deed(game: Game, voice: Voice, view: Plain, lot: int) -> None:
    """Print one deed with all its rents, the one due now in bold."""
    lots = Lots(game, voice, view)
    square, row = edition_of(game).squares[lot], lots.by_square[lot]
    dot = voice.signs.dot
    head = Text.assemble(lots.tag(lot), Text(f" {lots.square(lot)} ({lot})", style="bold"))
    head.append(f" {dot} {voice.get('cli-price')} {voice.money(square.price)}")
    head.append(f" {dot} {voice.get('cli-mortgage')} {voice.money(square.mortgage)}")
    if square.house_cost:
        head.append(f" {dot} {voice.get('cli-house-cost')} {voice.money(square.house_cost)}")
    voice.show(head)
    figures = Text(f"     {voice.get('cli-rents')}")
    for place, figure in enumerate(square.dice or square.rents):
        shown = voice.short_money(figure)
        if square.dice:
            shown = voice.get("cli-times-dice", figure=figure)
        is_now = square.kind == "street" and row["owner"] and place == row["level"]
        figures.append(f" {shown}", style="bold" if is_now else "")
    voice.show(figures)
    group = Text.assemble(f"     {voice.get('cli-group-held')} ", lots.holders(lot))
    if row["owner"] is not None:
        whose = Text(f"     {voice.get('cli-owner')} ")
        whose.append_text(voice.name(row["owner"]))
        whose.append(f" {dot} {lots.condition(lot)}" if lots.condition(lot) else "")
        whose.append(f" {dot} {voice.get('cli-rent-now')} {lots.rent_now(lot)}")
        voice.show(whose)
    voice.show(group)
