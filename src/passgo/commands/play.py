"""``passgo play``: a game in the browser, or in this terminal."""

from pathlib import Path
from typing import Annotated

import typer

from ..bots.names import PLAYER_NAMES
from ..errors import CommandError
from ..terminal.play_options import PlayOptions, text_only
from .arguments import Code, Edition, Lang, Mode, TableOptions, about, word
from .printing import make_console


def play(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
    text: Annotated[bool, typer.Option("--text", help=about("text"))] = False,
    edition: Edition = None,
    mode: Mode = None,
    preset: Annotated[str | None, typer.Option(metavar=word("name"), help=about("preset"))] = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help=about("players"))] = None,
    name: Annotated[str | None, typer.Option(help=about("name"))] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar='"ana,bob:shrewd"', help=about("seats", bots=", ".join(PLAYER_NAMES))),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar=f"{word('number')}|HEX", help=about("seed"))
    ] = None,
    option: TableOptions = None,
    code: Code = None,
    lang: Lang = None,
    record: Annotated[Path | None, typer.Option(metavar=word("file"), help=about("record"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar=word("file"), help=about("resume"))] = None,
    ask: Annotated[str, typer.Option(metavar="needed|turns|always", help=about("ask"))] = "needed",
    why: Annotated[bool, typer.Option("--why", help=about("why"))] = False,
    pace: Annotated[float | None, typer.Option(metavar=word("seconds"), help=about("pace"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=about("no-browser"))] = False,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=about("play-port"))] = None,
) -> None:
    """Play a game in the browser, or in this terminal."""
    play_options = PlayOptions(
        edition,
        mode,
        preset,
        players,
        name,
        seats,
        seed,
        option or (),
        code or (),
        lang,
        record,
        resume,
        ask,
        why,
        pace,
    )
    if not text:
        given = text_only(play_options)
        if given is not None:
            raise CommandError("cli-error-text-only", option=given)
        from ..server.embedded import play_page

        raise typer.Exit(play_page(lang, edition, port, browser=not no_browser))
    if no_browser or port is not None:
        raise CommandError("cli-error-page-only", option="--no-browser" if no_browser else "--port")
    from ..terminal.play import play_game

    raise typer.Exit(play_game(play_options, make_console()))
