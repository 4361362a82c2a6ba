"""Running scenario files: one line for each that fails, and the count at the end."""

import json
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console

from ..errors import PassgoError
from ..scenario import Outcome, Scenario, find_files, read_file, run
from ..terminal.progress import bar
from .complaints import complain, texts_for

_MANY = 50
"""Fewer scenarios than this are over before a bar would be read."""


PASSED, FAILED, UNREADABLE = 0, 1, 2


def prove(paths: list[Path], target: str, console: Console, *, is_json: bool) -> int:
    """Run the scenarios and print how they ended; an exit code.

    What cannot be read is one line on standard error and counts as failed; the rest is still run.
    """
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
            scenario = outcome.scenario
            what = "; ".join(" ".join(failure.split()) for failure in outcome.failures)
            print(f"{scenario.name}: {scenario.title}: {what}")
        passed, lost = len(outcomes) - len(failed), len(failed) + len(wrong)
        print(texts_for(()).get("cli-scenarios-sum", passed=str(passed), failed=str(lost)))
    if wrong:
        return UNREADABLE
    return FAILED if failed else PASSED


def _run_all(
    scenarios: list[Scenario], target: str, console: Console, wrong: list[str]
) -> list[Outcome]:
    outcomes = []
    shown = bar(console) if len(scenarios) >= _MANY else nullcontext(_say_nothing)
    with shown as report:
        for number, scenario in enumerate(scenarios, 1):
            try:
                outcomes.append(run(scenario, target))
            except PassgoError as error:
                wrong.append(str(error))
            report(number, len(scenarios))
    return outcomes


def _say_nothing(done: int, total: int) -> None:
    """Hear of progress that nobody watches."""


def _data(outcome: Outcome) -> dict[str, object]:
    scenario = outcome.scenario
    return {
        "name": scenario.name,
        "clauses": list(scenario.clauses),
        "edition": scenario.edition,
        "title": scenario.title,
        "passed": outcome.passed,
        "failures": outcome.failures,
    }
