"""Running scenario files: one line for each that fails, and the count at the end."""

import json
from pathlib import Path

from rich.console import Console

from ..scenario import Outcome, Scenario, find_files, read_file, run
from .progress import bar

_MANY = 50
"""Fewer scenarios than this are over before a bar would be read."""


def prove(paths: list[Path], target: str, console: Console, *, is_json: bool) -> bool:
    """Run the scenarios and print how they ended; whether all passed."""
    # Every file is read before any is run: a wrong one prints nothing but its error.
    scenarios = [scenario for path in find_files(paths) for scenario in read_file(path)]
    outcomes = _run_all(scenarios, target, console)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if is_json:
        print(json.dumps([_data(outcome) for outcome in outcomes], ensure_ascii=False))
        return not failed
    for outcome in failed:
        scenario = outcome.scenario
        what = "; ".join(" ".join(failure.split()) for failure in outcome.failures)
        print(f"{scenario.name}: {scenario.title}: {what}")
    print(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    return not failed


def _run_all(scenarios: list[Scenario], target: str, console: Console) -> list[Outcome]:
    if len(scenarios) < _MANY:
        return [run(scenario, target) for scenario in scenarios]
    outcomes = []
    with bar(console) as report:
        for number, scenario in enumerate(scenarios, 1):
            outcomes.append(run(scenario, target))
            report(number, len(scenarios))
    return outcomes


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
