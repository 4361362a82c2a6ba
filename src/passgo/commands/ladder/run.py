"""Playing a ladder: shown as it is played, its files written last."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ... import __version__
from ...errors import CommandError
from ...lab import ladder as lab
from ...lab.ladder_chart import draw_challenges, draw_ladders
from ...terminal.progress import bar
from ...terminal.saving import check_writable, write_whole
from ...texts import Texts, pick_locale
from ..printing import as_json
from . import page, tables
from .plan import Arguments, Plan, command_line, make_plan


def run_ladder(asked: Arguments, console: Console) -> int:
    """Play what was asked, show it and write it."""
    texts = Texts(pick_locale(asked.lang, os.environ))
    plan = make_plan(asked)
    check_files(asked)
    command = command_line(asked)
    done = 0
    with bar(console, texts.get("ladder-games")) as show:

        def report(more: int) -> None:
            nonlocal done
            done += more
            show(done, plan.total)

        show(0, plan.total)
        if plan.one:
            contents = _challenges(plan, asked, command, console, texts, report)
        else:
            contents = _ladders(plan, asked, command, console, texts, report)
    console.print(Text(texts.get("ladder-again", command=command), style="dim"), soft_wrap=True)
    for path, content in contents.items():
        write_whole(path, content)
        console.print(texts.get("ladder-written", path=str(path)), soft_wrap=True)
    return 0


def _ladders(
    plan: Plan,
    asked: Arguments,
    command: str,
    console: Console,
    texts: Texts,
    report: Callable[[int], None],
) -> dict[Path, str]:
    """Play ladders and print each when it is done; what goes into which file."""
    ladders = []
    for setting, names in plan.settings:
        ladder = lab.climb(setting, names, plan.games, plan.workers, report)
        tables.show_ladder(console, ladder, texts)
        ladders.append(ladder)
    contents = {}
    if asked.json:
        contents[asked.json] = _data(asked, command, "ladders", ladders)
    if asked.svg:
        contents[asked.svg] = draw_ladders(ladders, texts, command)
    if asked.page:
        contents[asked.page] = page.renew(asked.page, ladders, command)
    return contents


def _challenges(
    plan: Plan,
    asked: Arguments,
    command: str,
    console: Console,
    texts: Texts,
    report: Callable[[int], None],
) -> dict[Path, str]:
    """Play one against others and print how it went; what goes into which file."""
    challenges = [
        lab.challenge(setting, plan.one, names, plan.games, plan.workers, report)
        for setting, names in plan.settings
    ]
    tables.show_challenges(console, challenges, texts)
    contents = {}
    if asked.json:
        contents[asked.json] = _data(asked, command, "challenges", challenges)
    if asked.svg:
        contents[asked.svg] = draw_challenges(challenges, texts, command)
    return contents


def _data(
    asked: Arguments, command: str, what: str, found: Sequence[lab.Ladder | lab.Challenge]
) -> str:
    data = {
        "command": command,
        "passgo": __version__,
        "seed": asked.seed,
        "games": asked.games,
        what: [one.as_data() for one in found],
    }
    return as_json(data) + "\n"


def check_files(asked: Arguments) -> None:
    """Refuse, before anything is played, files that could not be written at the end."""
    given = [path for path in (asked.json, asked.svg, asked.page) if path is not None]
    for path in given:
        check_writable(path)
    if len({path.absolute() for path in given}) < len(given):
        raise CommandError("ladder-error-same-file", path=str(given[-1]))
    if asked.page is not None:
        page.read_parts(asked.page)
