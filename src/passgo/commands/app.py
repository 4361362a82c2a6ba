"""The ``passgo`` command: what each of its commands takes, and nothing else.

What a command does is in ``terminal/`` and ``lab/``, loaded when it is called, so that help is
instant. Whatever goes wrong is one line on standard error and exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..bots.names import ADVISER, PLAYER_NAMES
from ..terminal.hangup import INTERRUPTED
from ..terminal.signs import make_streams_plain
from ..terminal.wishes import CommandError, Wishes, text_only
from ..texts import LOCALES, pick_locale
from .complaints import complain, in_words, is_told, texts_for
from .serve import add_serve
from .tables import add_tables
from .translated import make_app

if TYPE_CHECKING:
    from rich.console import Console

# Typer wants its help when this file is read, which is before it reads the command.
_TEXTS = texts_for(sys.argv[1:])


def _about(name: str, **values: str) -> str:
    """The help of a command or an option, in the language asked for or the environment's."""
    return _TEXTS.get(f"cli-about-{name}", **values)


def _word(name: str) -> str:
    """What stands for a value in the help, in the language asked for."""
    return _TEXTS.get(f"usage-word-{name}")


_BOTS = ", ".join(PLAYER_NAMES)
_GAMES = 10**7
"""Games whose results are kept, or turns of one: what memory can hold."""
_COUNTED = 10**12
"""What is only counted: years of it, and far below what 64 bits hold."""


app = make_app(
    _TEXTS,
    help=_TEXTS.get("cli-about"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help=_about("lang"))]
AsJson = Annotated[bool, typer.Option("--json", help=_about("json"))]
EditionName = Annotated[
    str | None,
    typer.Option(
        "--edition", "-e", metavar=f"{_word('name')}|{_word('folder')}", help=_about("edition")
    ),
]
StudySeed = Annotated[int, typer.Option(min=0, max=2**32 - 1, help=_about("seed"))]
"""A study numbers its games; its seed is the next word of 32 bits of theirs."""
RecordFile = Annotated[Path, typer.Argument(metavar=_word("record"), help=_about("record-file"))]


@app.command(help=_about("play"))
def play(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
    text: Annotated[bool, typer.Option("--text", help=_about("text"))] = False,
    edition: EditionName = None,
    mode: Annotated[
        str | None, typer.Option(metavar="standard|short|timed", help=_about("mode"))
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help=_about("players"))] = None,
    name: Annotated[str | None, typer.Option(help=_about("name"))] = None,
    seats: Annotated[
        str | None, typer.Option(metavar='"ana,bob:shrewd"', help=_about("seats", bots=_BOTS))
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar=f"{_word('number')}|HEX", help=_about("seed"))
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar=f"{_word('name')}={_word('value')}", help=_about("option")
        ),
    ] = None,
    lang: Lang = None,
    record: Annotated[
        Path | None, typer.Option(metavar=_word("file"), help=_about("record"))
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar=_word("file"), help=_about("resume"))
    ] = None,
    ask: Annotated[str, typer.Option(metavar="needed|turns|always", help=_about("ask"))] = "needed",
    why: Annotated[bool, typer.Option("--why", help=_about("why"))] = False,
    pace: Annotated[
        float | None, typer.Option(metavar=_word("seconds"), help=_about("pace"))
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=_about("no-browser"))] = False,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=_about("play-port"))] = None,
) -> None:
    """Play a game in the browser, or in this terminal."""
    _check_lang(lang)
    wishes = Wishes(
        edition,
        mode,
        players,
        name,
        seats,
        seed,
        option or (),
        lang,
        record,
        resume,
        ask,
        why,
        pace,
    )
    if not text:
        given = text_only(wishes)
        if given is not None:
            raise CommandError("cli-error-text-only", option=given)
        from ..server.embedded import play_page

        raise typer.Exit(play_page(lang, edition, port, browser=not no_browser))
    if no_browser or port is not None:
        raise CommandError("cli-error-page-only", option="--no-browser" if no_browser else "--port")
    from ..terminal.play import play_game

    raise typer.Exit(play_game(wishes, _console()))


add_serve(app, _TEXTS)
add_tables(app, _TEXTS)


@app.command(help=_about("scenario"))
def scenario(
    paths: Annotated[
        list[Path], typer.Argument(metavar=f"{_word('path')}...", help=_about("paths"))
    ],
    target: Annotated[
        str, typer.Option(metavar="interpreted|compiled", help=_about("target"))
    ] = "interpreted",
    json: AsJson = False,
) -> None:
    """Run scenario files and say which fail."""
    from ..compiling.targets import TARGETS

    if target not in TARGETS:
        raise _value("--target", target, TARGETS)
    from .scenario import prove

    raise typer.Exit(prove(paths, target, _console(), is_json=json))


@app.command(help=_about("rules"))
def rules(
    edition: Annotated[str | None, typer.Option("--edition", "-e", help=_about("edition"))] = None,
    json: AsJson = False,
    scenarios: Annotated[
        Path | None, typer.Option(metavar=_word("folder"), help=_about("scenarios"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the clauses of the rules and what proves each."""
    _check_lang(lang)
    from .options.listing import as_json, clause_rows, show_clauses

    rows = clause_rows(_console(), edition, scenarios)
    if json:
        print(as_json([row.as_data() for row in rows]))
    else:
        show_clauses(_console(), rows, pick_locale(lang, os.environ))
    is_whole = all(row.status in {"proved", "physical"} for row in rows)
    raise typer.Exit(0 if is_whole else 1)


@app.command(help=_about("replay"))
def replay(
    record: RecordFile,
    lang: Lang = None,
    json: AsJson = False,
    position: Annotated[bool, typer.Option("--position", help=_about("position"))] = False,
) -> None:
    """Tell a recorded game again."""
    _check_lang(lang)
    from . import replay as retell

    if position:
        print(retell.position(record))
    elif json:
        print(retell.retell_data(record))
    else:
        retell.retell(record, lang, _console())


@app.command(help=_about("story"))
def story(record: RecordFile, lang: Lang = None, json: AsJson = False) -> None:
    """Tell the story of a recorded game."""
    _check_lang(lang)
    from .story import page as storytelling

    if json:
        print(storytelling.story_data(record))
    else:
        storytelling.tell(record, lang, _console())


@app.command(help=_about("explain"))
def explain(
    record: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=_about("at"))] = None,
    seat: Annotated[str | None, typer.Option(metavar=_word("name"), help=_about("seat"))] = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar=_word("name"), help=_about("bot", bots=_BOTS, usual=ADVISER)),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help=_about("all"))] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Say what a bot would have done in a recorded game, and why."""
    _check_lang(lang)
    from .explain import opinions as explaining

    question = explaining.Question(record, at, seat, bot, every)
    if json:
        from .options.listing import as_json

        print(as_json(explaining.explain_data(question, lang)))
    else:
        explaining.explain(question, lang, _console())


@app.command(help=_about("verify"))
def verify(
    record: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help=_about("commitment"))
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check that the dice of a recorded game were fair."""
    _check_lang(lang)
    from .verify.report import verify_file

    raise typer.Exit(verify_file(record, commitment, lang, _console(), is_json=json))


@app.command(help=_about("position"))
def position(record: RecordFile) -> None:
    """Print the position in which a recorded game ends."""
    from . import replay as retell

    print(retell.position(record))


@app.command(help=_about("schema"))
def schema(
    protocol: Annotated[bool, typer.Option("--protocol", help=_about("schema-protocol"))] = False,
    typescript: Annotated[
        bool, typer.Option("--typescript", help=_about("schema-typescript"))
    ] = False,
) -> None:
    """Print the JSON Schema of what leaves the engine."""
    if typescript:
        from ..protocol.typescript import protocol_typescript

        print(protocol_typescript(), end="")
        return
    if protocol:
        from ..protocol.schema import protocol_schema

        print(protocol_schema(), end="")
        return
    from ..game.schema import wire_schema

    print(wire_schema(), end="")


@app.command(help=_about("editions"))
def editions(json: AsJson = False, lang: Lang = None) -> None:
    """List the editions."""
    _check_lang(lang)
    from .options.listing import as_json, editions_data, show_editions

    locale = pick_locale(lang, os.environ)
    if json:
        print(as_json(editions_data(locale)))
    else:
        show_editions(_console(), locale)


@app.command(help=_about("options"))
def options(
    edition: Annotated[
        str | None, typer.Argument(metavar=f"[{_word('edition')}]", help=_about("edition"))
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the options of a table."""
    _check_lang(lang)
    from ..editions import load_edition
    from .options.listing import as_json, options_data, show_options

    locale = pick_locale(lang, os.environ)
    box = None if edition is None else load_edition(edition)
    if json:
        print(as_json(options_data(box, locale)))
    else:
        show_options(_console(), box, locale)


@app.command(help=_about("bots"))
def bots(json: AsJson = False, lang: Lang = None) -> None:
    """List the players of the ladder."""
    _check_lang(lang)
    from .ladder.tables import bots_data, show_bots
    from .options.listing import as_json

    if json:
        print(as_json(bots_data()))
    else:
        show_bots(_console(), pick_locale(lang, os.environ))


@app.command(help=_about("ladder"))
def ladder(  # noqa: PLR0913, PLR0917 (what a command takes are its arguments)
    edition: Annotated[
        list[str] | None,
        typer.Option(
            "--edition",
            "-e",
            metavar=f"{_word('name')}|{_word('folder')}",
            help=_about("editions-played"),
        ),
    ] = None,
    all_editions: Annotated[bool, typer.Option("--all", help=_about("all-editions"))] = False,
    mode: Annotated[
        str | None, typer.Option(metavar="standard|short|timed", help=_about("mode"))
    ] = None,
    players: Annotated[
        str | None, typer.Option(metavar=_word("names"), help=_about("ladder-players"))
    ] = None,
    one: Annotated[str | None, typer.Option(metavar=_word("name"), help=_about("one"))] = None,
    against: Annotated[
        str | None, typer.Option(metavar=_word("names"), help=_about("rivals"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=_GAMES, help=_about("ladder-games"))] = 1200,
    turns: Annotated[int | None, typer.Option(min=1, max=_GAMES, help=_about("turns"))] = None,
    seed: StudySeed = 0,
    workers: Annotated[int | None, typer.Option(min=1, help=_about("workers"))] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar=f"{_word('name')}={_word('value')}", help=_about("option")
        ),
    ] = None,
    lang: Lang = None,
    json: Annotated[
        Path | None, typer.Option(metavar=_word("file"), help=_about("json-file"))
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(metavar=_word("file"), help=_about("svg-file"))
    ] = None,
    write_docs: Annotated[
        Path | None, typer.Option(metavar=_word("file"), help=_about("write-docs"))
    ] = None,
) -> None:
    """Let players meet in many games."""
    _check_lang(lang)
    from .ladder.run import LadderWishes, run_ladder

    wishes = LadderWishes(
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
        lang,
        json,
        svg,
        write_docs,
    )
    raise typer.Exit(run_ladder(wishes, _console()))


@app.command(help=_about("warm"))
def warm(
    loops: Annotated[bool, typer.Option("--loops", help=_about("loops"))] = False,
) -> None:
    """Compile the rules ahead."""
    from ..terminal.warming import warm as warm_up

    warm_up(_console(), _TEXTS, with_loops=loops)


@app.command(help=_about("soak"))
def soak(
    edition: Annotated[str | None, typer.Option("--edition", "-e", help=_about("edition"))] = None,
    mode: Annotated[str | None, typer.Option(help=_about("mode"))] = None,
    actions: Annotated[int, typer.Option(min=1, max=_COUNTED, help=_about("actions"))] = 1_000_000,
    games: Annotated[int, typer.Option(min=0, max=_COUNTED, help=_about("games"))] = 10_000,
    seed: StudySeed = 0,
    bots: Annotated[bool, typer.Option("--bots", help=_about("soak-bots"))] = False,
) -> None:
    """Play random games for a long time, checking every action."""
    if bots:
        from ..lab import bot_soak

        code = bot_soak.main(_console(), edition, mode, decisions=actions, seed=seed)
        raise typer.Exit(code)
    from ..lab import soak as lab

    code = lab.main(_console(), edition=edition, mode=mode, actions=actions, games=games, seed=seed)
    raise typer.Exit(code)


@app.command(help=_about("balance"))
def balance(
    games: Annotated[int, typer.Option(min=4, max=_GAMES, help=_about("games"))] = 2_000,
    seed: StudySeed = 0,
    workers: Annotated[int, typer.Option(min=1, help=_about("threads"))] = 1,
    json: AsJson = False,
) -> None:
    """Let aiming players play knockout and say whether the lane is fair."""
    from ..knockout.studies import balance as lab

    raise typer.Exit(lab.main(_console(), games, seed, workers, json))


@app.command(help=_about("slide"))
def slide(
    x: Annotated[float, typer.Option(help=_about("slide-x"))] = 150,
    angle: Annotated[float, typer.Option(help=_about("slide-angle"))] = 0,
    speed: Annotated[float, typer.Option(help=_about("slide-speed"))] = 1.5,
    token: Annotated[
        list[str] | None, typer.Option(metavar="X,Y", help=_about("slide-token"))
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar=_word("file"), help=_about("slide-out"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Draw one slide of knockout as SVG."""
    _check_lang(lang)
    from ..knockout.slide_drawing import draw_slide

    svg = draw_slide(x, angle, speed, token or [], pick_locale(lang, os.environ))
    if out is None:
        print(svg, end="")
    else:
        out.write_text(svg, encoding="utf-8")


@app.command("gpu-check", help=_about("gpu-check"))
def gpu_check(
    games: Annotated[int, typer.Option(min=1, max=_COUNTED, help=_about("games"))] = 100_000,
    actions: Annotated[int, typer.Option(min=1, max=_COUNTED, help=_about("cut"))] = 5_000,
    edition: Annotated[str | None, typer.Option("--edition", "-e", help=_about("edition"))] = None,
    mode: Annotated[str | None, typer.Option(help=_about("mode"))] = None,
    simulator: Annotated[bool, typer.Option("--simulator", help=_about("simulator"))] = False,
) -> None:
    """Compare games on a CUDA device with the processor's."""
    if simulator:
        # Numba reads this once, when it is loaded.
        os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
    from ..lab import gpu as lab

    code = lab.main(_console(), edition=edition, mode=mode, games=games, actions=actions)
    raise typer.Exit(code)


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, emoji=False)


def _check_lang(lang: str | None) -> None:
    if lang is not None and lang not in LOCALES:
        raise CommandError("cli-error-language", language=lang, known=", ".join(LOCALES))


def _value(option: str, found: str, choices: Sequence[str]) -> CommandError:
    return CommandError(
        "cli-error-option-value", option=option, found=found, expected=" | ".join(choices)
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    make_streams_plain({"out": sys.stdout, "err": sys.stderr})
    try:
        code = app(given, prog_name="passgo", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        print(texts_for(given).get("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has gone; nothing more can be said on it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except Exception as error:
        if hasattr(error, "format_message"):
            from .misuse import usage

            return complain(given, usage(error, given, texts_for(given)))
        if not is_told(error):
            raise
        return complain(given, in_words(error, texts_for(given)))
