"""Tests that prove what no scenario can state: found and run by pytest, in the checkout.

Such a test is marked ``@pytest.mark.proves("COMP-01", editions=("euro",))``. The conftest of the
tests folder writes their results to the file that ``--proofs`` names. An installed package has no
tests; then these proofs are missing, and the reason says so.
"""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from ..wire.plain import Plain

PASSED = "passed"
FAILED = "failed"
SKIPPED = "skipped"

_PACKAGE = Path(__file__).resolve().parent.parent
_USABLE = (0, 1, 5)
"""Exit codes with which pytest has written its report: passed, some failed, none found."""


@dataclass(frozen=True)
class Proof:
    """A marked test: what it proves, in which editions, and its result."""

    test: str
    clause: str
    editions: tuple[str, ...] | None
    """None means every edition in which the clause holds."""
    outcome: str

    def holds_in(self, edition: str) -> bool:
        """Whether it is about an edition."""
        return self.editions is None or edition in self.editions


@dataclass(frozen=True)
class Proofs:
    """The marked tests, or the reason why there are none."""

    found: tuple[Proof, ...] = ()
    missing: str = ""


def find_checkout() -> Path | None:
    """The folder with the project's tests: around the package, or the working directory."""
    for folder in (_PACKAGE.parents[1], Path.cwd()):
        if (folder / "tests" / "conftest.py").is_file():
            return folder
    return None


@cache
def run_proofs(checkout: Path | None) -> Proofs:
    """Run the marked tests of a checkout, once in this process."""
    if checkout is None:
        return Proofs(missing="no tests folder here, so no marked test was run")
    if find_spec("pytest") is None:
        return Proofs(missing="pytest is not installed, so no marked test was run")
    with TemporaryDirectory() as folder:
        report = Path(folder) / "proofs.json"
        ran = _run_pytest(checkout, report)
        if ran.returncode not in _USABLE or not report.is_file():
            said = (ran.stderr.strip() or ran.stdout.strip() or "nothing").splitlines()[-1]
            return Proofs(missing=f"pytest could not run the marked tests: {said}")
        return read_report(json.loads(report.read_text(encoding="utf-8")))


def _run_pytest(checkout: Path, report: Path) -> "subprocess.CompletedProcess[str]":
    paths = [str(_PACKAGE.parent), os.environ.get("PYTHONPATH", "")]
    wanted = ["-m", "proves and not slow", "--proofs", str(report), "tests"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *wanted],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        check=False,
    )


def read_report(tests: list[Plain]) -> Proofs:
    """The proofs in a report: one for each clause that a test names."""
    return Proofs(
        tuple(
            Proof(
                test["test"],
                mark["clause"],
                None if mark["editions"] is None else tuple(mark["editions"]),
                test["outcome"],
            )
            for test in tests
            for mark in test["proves"]
        )
    )
