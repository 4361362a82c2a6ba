"""Playing studies: shown as they are played, kept when they are stopped."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...lab.figures import whole
from ...lab.study import COLUMNS, PartPlayed, Study, Sums, find_part, play_study
from ...lab.study_result import StudyResult
from ...terminal.saving import check_writable, write_whole
from ...texts import Texts, pick_locale
from ..ladder.plan import count_cores
from ..printing import as_json
from .plan import TURNS, Asked, command_of, make_studies
from .shown import show_result
from .writing import Writer, rows_file


def run_simulate(asked: Asked, console: Console) -> int:
    """Play what was asked, show it and write it; 130 if it was interrupted."""
    texts = Texts(pick_locale(asked.lang, os.environ))
    for path in (asked.out, asked.save):
        if path is not None:
            check_writable(path)
    studies = make_studies(asked)
    workers = asked.workers or count_cores()
    found: list[StudyResult] = []
    for number, study in enumerate(studies, 1):
        result = play_shown(study, workers, asked, texts, f"{number}/{len(studies)} ")
        found.append(result)
        if not asked.json:
            show_result(console, result, texts)
            again = texts.get("ladder-again", command=command_of(study))
            console.print(Text(again, style="dim"), soft_wrap=True)
        if not result.is_whole:
            break
    data = [result.as_data() for result in found]
    told = as_json(data[0] if len(studies) == 1 else data)
    if asked.json:
        print(told)
    if asked.save is not None:
        write_whole(asked.save, told + "\n")
    for written in (asked.out, asked.save):
        if written is not None and not asked.json:
            console.print(texts.get("ladder-written", path=str(written)), soft_wrap=True)
    return 0 if found[-1].is_whole else 130


def play_shown(study: Study, workers: int, asked: Asked, texts: Texts, which: str) -> StudyResult:
    """Play one study with its progress on standard error, its rows going to the file."""
    progress = _progress(texts, "" if which == "1/1 " else which, study.total)
    with progress as report, _rows(study, asked) as take:
        sums = play_study(
            study,
            workers,
            report=report,
            take=take,
            rows=asked.out is not None and asked.rows != TURNS,
            lines=asked.out is not None and asked.rows == TURNS,
        )
    return StudyResult(study, sums)


@contextmanager
def _rows(study: Study, asked: Asked) -> Iterator[Callable[[PartPlayed], None]]:
    """What receives the rows of each part."""
    if asked.out is None:
        yield lambda played: None
        return
    part = find_part(study.setting.edition)
    by_turn = asked.rows == TURNS
    names = part.line_names if by_turn else (*COLUMNS, *part.row_names)
    with rows_file(Path(asked.out), names, study) as writer:
        yield _taker(writer, by_turn=by_turn)


def _taker(writer: Writer, *, by_turn: bool) -> Callable[[PartPlayed], None]:
    def take(played: PartPlayed) -> None:
        rows = played.lines if by_turn else played.games
        if len(rows):
            writer.write(rows)

    return take


@contextmanager
def _progress(texts: Texts, which: str, total: int) -> Iterator[Callable[[Sums], None]]:
    """A bar with rate and time left, on standard error and only on a terminal."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield lambda sums: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(which + texts.get("ladder-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    began = time.monotonic()
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=total, rate="")

        def report(sums: Sums) -> None:
            seconds = max(time.monotonic() - began, 1e-3)
            rate = texts.get("simulate-rate", games=whole(sums.games / seconds, texts.locale))
            bar.update(task, completed=sums.games, rate=rate)

        yield report
