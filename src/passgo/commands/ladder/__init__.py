"""``passgo ladder``: players meet in many games and are rated."""

from pathlib import Path
from typing import Annotated

import typer

from ..arguments import MANY, NAME_OR_FOLDER, Code, Lang, Mode, StudySeed, TableOptions, about, word
from ..printing import make_console


def ladder(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
    edition: Annotated[
        list[str] | None,
        typer.Option("--edition", "-e", metavar=NAME_OR_FOLDER, help=about("editions-played")),
    ] = None,
    all_editions: Annotated[bool, typer.Option("--all", help=about("all-editions"))] = False,
    mode: Mode = None,
    players: Annotated[
        str | None, typer.Option(metavar=word("names"), help=about("ladder-players"))
    ] = None,
    one: Annotated[str | None, typer.Option(metavar=word("name"), help=about("one"))] = None,
    against: Annotated[
        str | None, typer.Option(metavar=word("names"), help=about("rivals"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=MANY, help=about("ladder-games"))] = 1200,
    turns: Annotated[int | None, typer.Option(min=1, max=MANY, help=about("turns"))] = None,
    seed: StudySeed = 0,
    workers: Annotated[int | None, typer.Option(min=1, help=about("workers"))] = None,
    option: TableOptions = None,
    code: Code = None,
    lang: Lang = None,
    json: Annotated[
        Path | None, typer.Option(metavar=word("file"), help=about("json-file"))
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar=word("file"), help=about("svg-file"))] = None,
    write_docs: Annotated[
        Path | None, typer.Option(metavar=word("file"), help=about("write-docs"))
    ] = None,
) -> None:
    """Let players meet in many games."""
    from .plan import Arguments
    from .run import run_ladder

    asked = Arguments(
        edition or (),
        all_editions,
        mode,
        players,
        one,
        against,
        games,
        turns,
        seed,
        workers,
        option or (),
        code or (),
        lang,
        json,
        svg,
        write_docs,
    )
    raise typer.Exit(run_ladder(asked, make_console()))
