"""The clause table: every rule in every edition, and what proves it.

A clause is proved by scenarios that name it, or by a marked test where no scenario can state it. A
clause about cardboard without a proof is physical: the program shows it in another way.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ..compiling.targets import INTERPRETED
from ..editions import EDITIONS, EditionError
from ..errors import ScenarioError
from ..scenario import Scenario, find_files, read_file, run
from ..wire.plain import Plain
from . import Clause, clauses
from .proofs import FAILED, PASSED, Proof, Proofs, find_checkout, run_proofs

PROVED = "proved"
FAILING = "failing"
UNPROVED = "unproved"
PHYSICAL = "physical"
STATUSES = (PROVED, FAILING, UNPROVED, PHYSICAL)

Progress = Callable[[int, int], None]
Result = tuple[Scenario, str]
"""A scenario, and what failed in it; empty if it passed."""


@dataclass(frozen=True)
class Row:
    """One clause in one edition."""

    id: str
    edition: str
    rule: Mapping[str, str]
    """The rule in one line, by locale."""
    status: str
    scenarios: tuple[str, ...]
    """Its proofs: scenarios as file:document, and tests by their pytest ids."""
    note: str = ""
    is_stated: bool = True
    """False where this edition's book leaves the point open and our ruling holds."""

    def as_data(self) -> Plain:
        """The row as ``passgo rules --json`` writes it."""
        return {
            "id": self.id,
            "edition": self.edition,
            "status": self.status,
            "scenarios": list(self.scenarios),
        }


@dataclass
class _Proven:
    """The scenarios that name a clause in an edition, and the first that failed."""

    names: list[str] = field(default_factory=list)
    failure: str = ""


def clause_table(
    edition: str | None = None,
    scenarios: Path | None = None,
    target: str = INTERPRETED,
    run_tests: bool = True,
    on_progress: Progress | None = None,
) -> list[Row]:
    """Play every scenario, run the marked tests and return the status of each clause.

    Without ``edition`` all packaged editions are listed; without ``scenarios`` those of the
    checkout are played. ``on_progress`` receives the number of scenarios played and the total.
    """
    editions = _editions(edition)
    played = play_all(scenarios or find_scenarios(), editions, target, on_progress)
    proofs = run_proofs(find_checkout()) if run_tests else Proofs(missing="marked tests not run")
    return table_of(editions, played, proofs)


def table_of(editions: Iterable[str], played: Iterable[Result], proofs: Proofs) -> list[Row]:
    """The status of each clause in some editions, given the results of scenarios and tests."""
    filed = _by_clause(played)
    return [
        _row(clause, name, filed.get((clause.id, name), _Proven()), proofs)
        for clause in clauses()
        for name in editions
        if name in clause.editions
    ]


def _editions(edition: str | None) -> tuple[str, ...]:
    if edition is None:
        return EDITIONS()
    if edition not in EDITIONS():
        raise EditionError("rules", "edition", repr(edition), ", ".join(EDITIONS()))
    return (edition,)


def find_scenarios() -> Path:
    """The scenarios of the checkout; ScenarioError in an installation, which has none."""
    checkout = find_checkout()
    folder = (checkout or Path.cwd()) / "tests" / "scenarios"
    if not folder.is_dir():
        raise ScenarioError("tests/scenarios: found no such folder here, expected the scenarios")
    return folder


def play_all(
    folder: Path,
    editions: Iterable[str],
    target: str = INTERPRETED,
    on_progress: Progress | None = None,
) -> list[Result]:
    """Play the scenarios of some editions once each."""
    wanted = set(editions)
    found = [s for path in find_files([folder]) for s in read_file(path) if s.edition in wanted]
    results: list[Result] = []
    for number, scenario in enumerate(found, 1):
        results.append((scenario, _failure(scenario, target)))
        if on_progress is not None:
            on_progress(number, len(found))
    return results


def _by_clause(played: Iterable[Result]) -> dict[tuple[str, str], _Proven]:
    results: dict[tuple[str, str], _Proven] = {}
    for scenario, failure in played:
        name = scenario_name(scenario)
        for clause in dict.fromkeys(scenario.clauses):
            proven = results.setdefault((clause, scenario.edition), _Proven())
            proven.names.append(name)
            proven.failure = proven.failure or (failure and f"{name}: {failure}")
    return results


def _failure(scenario: Scenario, target: str) -> str:
    try:
        outcome = run(scenario, target)
    except ScenarioError as error:
        return str(error).removeprefix(f"{scenario.name}: ")
    return outcome.failures[0] if outcome.failures else ""


def scenario_name(scenario: Scenario) -> str:
    """The place of a scenario, relative to the working directory."""
    path = scenario.path
    folder = Path.cwd()
    if path.is_absolute() and path.is_relative_to(folder):
        path = path.relative_to(folder)
    return f"{path.as_posix()}:{scenario.number}"


def _row(clause: Clause, edition: str, played: _Proven, proofs: Proofs) -> Row:
    tests = [p for p in proofs.found if p.clause == clause.id and p.holds_in(edition)]
    status, note = _status(clause.shown_instead(edition), played, tests, proofs.missing)
    return Row(
        id=clause.id,
        edition=edition,
        rule=clause.rule,
        status=status,
        scenarios=(*played.names, *(proof.test for proof in tests)),
        note=note,
        is_stated=edition in clause.stated,
    )


def _status(
    shown_instead: str, played: _Proven, tests: list[Proof], missing: str
) -> tuple[str, str]:
    """The status of a clause, and the reason."""
    failed = [proof.test for proof in tests if proof.outcome == FAILED]
    if played.failure or failed:
        return FAILING, played.failure or f"{failed[0]}: failed"
    if played.names or any(proof.outcome == PASSED for proof in tests):
        return PROVED, shown_instead
    if shown_instead:
        return PHYSICAL, shown_instead
    if tests:
        return UNPROVED, f"{tests[0].test}: {tests[0].outcome}"
    return UNPROVED, missing


def count_statuses(rows: Iterable[Row]) -> dict[str, dict[str, int]]:
    """Counts of clauses by edition and status, and of those proved by scenarios alone."""
    counts: dict[str, dict[str, int]] = {}
    for row in rows:
        count = counts.setdefault(row.edition, dict.fromkeys((*STATUSES, "by_scenarios"), 0))
        count[row.status] += 1
        played = any("::" not in name for name in row.scenarios)
        count["by_scenarios"] += row.status == PROVED and played
    return counts
