"""``passgo report``: a study as a page of its own, with its pictures."""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import CommandError
from ..texts import Texts, pick_locale
from .arguments import Lang, about, word
from .printing import make_console

_MOST = 2
_NEEDED = ("study", "games", "players", "seats", "figures", "length_counts")


def report(
    results: Annotated[
        list[Path], typer.Argument(metavar=word("file"), help=about("report-results"))
    ],
    out: Annotated[Path, typer.Option(metavar=word("file"), help=about("report-out"))] = Path(
        "report.html"
    ),
    pictures: Annotated[
        Path | None, typer.Option(metavar=word("folder"), help=about("report-pictures"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Draw a study, or compare two, in one page that needs nothing else."""
    from ..lab.report.page import make_page
    from ..lab.report.page import pictures as draw_all
    from ..terminal.saving import check_writable, write_whole
    from .simulate.plan import command_of

    texts = Texts(pick_locale(lang, os.environ))
    if len(results) > _MOST:
        raise CommandError("report-error-many", count=len(results))
    check_writable(out)
    studies = [read_result(path) for path in results]
    commands = [
        command_of(study_of(result, path)) for result, path in zip(studies, results, strict=True)
    ]
    console = make_console()
    written = {out: make_page(studies, commands, texts)}
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        written |= {
            pictures / f"{name}.svg": svg for name, svg in draw_all(studies[0], texts).items()
        }
    for path, content in written.items():
        write_whole(path, content)
        console.print(texts.get("ladder-written", path=str(path)), soft_wrap=True)


def read_result(path: Path) -> Any:
    """The result that ``passgo simulate --save`` has written; an error says what is wrong."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CommandError("cli-error-no-file", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise CommandError("report-error-result", path=str(path), why=str(error)) from None
    if isinstance(found, list):
        raise CommandError("report-error-list", path=str(path), count=len(found))
    missing = [key for key in _NEEDED if not isinstance(found, dict) or key not in found]
    if missing:
        why = f"“{missing[0]}” is missing"
        raise CommandError("report-error-result", path=str(path), why=why)
    return found


def study_of(result: Any, path: Path) -> Any:
    """The study of a result."""
    from ..lab.arena import Setting
    from ..lab.study import Study

    told = result["study"]
    try:
        setting = Setting(
            told["edition"], told["mode"], told["turns"], told["seed"], told["options"]
        )
        return Study(setting, tuple(told["players"]), told["games"], told["fixed"])
    except (KeyError, TypeError) as error:
        raise CommandError("report-error-result", path=str(path), why=str(error)) from None
