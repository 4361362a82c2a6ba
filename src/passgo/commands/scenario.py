"""``passgo scenario``: scenario files are run; a line for each that fails, then the count."""

import json
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import CommandError, PassgoError
from .arguments import AsJson, about, word
from .complaints import complain, texts_for
from .printing import make_console

if TYPE_CHECKING:
    from rich.console import Console

    from ..scenario import Outcome, Scenario

PASSED, FAILED, UNREADABLE = 0, 1, 2
_MANY = 50
"""Fewer scenarios than this are over before a bar would be read."""


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar=f"{word('path')}...", help=about("paths"))],
    target: Annotated[
        str, typer.Option(metavar="interpreted|compiled", help=about("target"))
    ] = "interpreted",
    json: AsJson = False,
) -> None:
    """Run scenario files and say which fail."""
    from ..compiling.targets import TARGETS

    if target not in TARGETS:
        raise CommandError(
            "cli-error-option-value", option="--target", found=target, expected=" | ".join(TARGETS)
        )
    raise typer.Exit(prove(paths, target, make_console(), is_json=json))


def prove(paths: list[Path], target: str, console: "Console", *, is_json: bool) -> int:
    """Run the scenarios and print how they ended; an exit code.

    What cannot be read is one line on standard error and counts as failed; the rest is still run.
    """
    from ..scenario import find_files, read_file

    scenarios: list[Scenario] = []
    wrong: list[str] = []
    for path in find_files(paths):
        try:
            scenarios += read_file(path)
        except PassgoError as error:
            wrong.append(str(error))
    outcomes = _run_all(scenarios, target, console, wrong)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    for line in wrong:
        complain((), line)
    if is_json:
        print(json.dumps([_data(outcome) for outcome in outcomes], ensure_ascii=False))
    else:
        for outcome in failed:
            found = outcome.scenario
            what = "; ".join(" ".join(failure.split()) for failure in outcome.failures)
            print(f"{found.name}: {found.title}: {what}")
        passed, lost = len(outcomes) - len(failed), len(failed) + len(wrong)
        print(texts_for(()).get("cli-scenarios-sum", passed=str(passed), failed=str(lost)))
    if wrong:
        return UNREADABLE
    return FAILED if failed else PASSED


def _run_all(
    scenarios: "Sequence[Scenario]", target: str, console: "Console", wrong: list[str]
) -> "list[Outcome]":
    from ..scenario import run
    from ..terminal.progress import bar

    outcomes = []
    shown = bar(console) if len(scenarios) >= _MANY else nullcontext(_say_nothing)
    with shown as report:
        for number, each in enumerate(scenarios, 1):
            try:
                outcomes.append(run(each, target))
            except PassgoError as error:
                wrong.append(str(error))
            report(number, len(scenarios))
    return outcomes


def _say_nothing(done: int, total: int) -> None:
    """Ignore the progress of a short run."""


def _data(outcome: "Outcome") -> dict[str, object]:
    scenario = outcome.scenario
    return {
        "name": scenario.name,
        "clauses": list(scenario.clauses),
        "edition": scenario.edition,
        "title": scenario.title,
        "passed": outcome.passed,
        "failures": outcome.failures,
    }
