"""``passgo simulate``: many games of one table, and everything that can be counted in them."""

from pathlib import Path
from typing import Annotated

import typer

from ..arguments import AsJson, Lang, NamedMode, StudySeed, TableOptions, about, word
from ..printing import make_console

MOST_GAMES = 10**9


def simulate(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
    edition: Annotated[str, typer.Argument(metavar=word("name"), help=about("edition"))] = "euro",
    seats: Annotated[
        str, typer.Option(metavar=word("names"), help=about("simulate-seats"))
    ] = "regular,regular,regular,regular",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=about("games"))] = 10_000,
    fixed: Annotated[bool, typer.Option("--fixed", help=about("simulate-fixed"))] = False,
    mode: NamedMode = None,
    option: TableOptions = None,
    turns: Annotated[int | None, typer.Option(min=1, max=10**6, help=about("turns"))] = None,
    seed: StudySeed = 0,
    players_from: Annotated[
        list[str] | None,
        typer.Option("--players-from", metavar=word("file"), help=about("code")),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=about("workers"))] = None,
    out: Annotated[
        Path | None, typer.Option(metavar=word("file"), help=about("simulate-out"))
    ] = None,
    rows: Annotated[
        str, typer.Option(metavar="games|turns", help=about("simulate-rows"))
    ] = "games",
    save: Annotated[
        Path | None, typer.Option(metavar=word("file"), help=about("simulate-save"))
    ] = None,
    study: Annotated[
        Path | None, typer.Option(metavar=word("file"), help=about("simulate-study"))
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many games of one table and count everything."""
    from .plan import Asked
    from .run import run_simulate

    asked = Asked(
        edition,
        seats,
        games,
        fixed,
        mode,
        tuple(option or ()),
        turns,
        seed,
        tuple(players_from or ()),
        workers,
        out,
        rows,
        save,
        study,
        json,
        lang,
    )
    raise typer.Exit(run_simulate(asked, make_console()))
