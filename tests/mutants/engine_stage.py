"""The second stage: does a test of the engine that plays the changed line fail?

Pytest collects the tests once; each mutant has its own child process that runs some of them. Tests
that request compiled rules get the interpreted ones, so that no changed rule is compared with an
unchanged one; tests that cannot run like that are left out.
"""

import os
import time
from pathlib import Path

import pytest

from tests.scenes import SCENARIOS

from .forks import Ended, each, spent, within
from .lines import Lines, playing
from .rooms import ROOT, digest_of, is_kept, playing_digest
from .scenario_stage import said_of
from .swapping import play_interpreted, swap
from .tracing import packed, traced

PLACES = (
    "kernel/test_bits.py",
    "kernel/test_log.py",
    "kernel/test_rng.py",
    "kernel/test_shaking.py",
    "estate/test_asked_directly.py",
    "estate/test_bounds.py",
    "estate/test_hidden_cash.py",
    "estate/test_lent_records.py",
    "estate/test_offers.py",
    "estate/test_options.py",
    "estate/test_positions.py",
    "estate/test_scenario_moments.py",
    "estate/test_wishes.py",
    "estate/test_wording.py",
    "estate/wire",
    "knockout/test_asked.py",
    "knockout/test_asked_directly.py",
    "knockout/test_contacts.py",
    "knockout/test_lane.py",
    "knockout/test_positions.py",
    "knockout/test_rounds.py",
    "knockout/test_slides.py",
    "knockout/test_striking.py",
    "knockout/wire",
    "game",
    "perft",
    "goldens",
    "properties",
    "scenario/test_events_add_up.py",
    "moments",
)
"""The tests of the engine below ``tests``: those about rules, not about players or many games."""
PATIENCE = 10
"""How many times as long as usual a test may take before its rule counts as endless, …"""
LEAST = 10.0
"""… and the seconds it may take in any case."""
TOO_LONG = 15.0
"""Seconds of a traced test beyond which it is left out."""


class EngineStage:
    """A plugin of pytest that runs chosen tests again and again instead of all of them once."""

    def __init__(self, jobs, tell, most=None):
        self.jobs = jobs
        self.most = most
        """Seconds of tests for each mutant, and as many of kept answers; None for all there are."""
        self.tell = tell
        self.mutants = []
        self.found = []
        self.items = {}
        self.lines = None
        self.by_line = {}
        self.failed = False

    def judge(self, mutants):
        """Pairs of a mutant and the test that kills it, or nothing."""
        play_interpreted()
        self.mutants = mutants
        places = [str(ROOT / "tests" / name) for name in PLACES]
        how = ["--capture=no", "-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider"]
        marks = ["-m", "not slow and not browser", "--rootdir", str(ROOT)]
        os.environ.pop("PASSGO_PROFILE", None)
        code = pytest.main([*places, *how, *marks], plugins=[self])
        if code != pytest.ExitCode.OK:
            raise RuntimeError(f"pytest ended with {code!r}")
        return self.found

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session):
        """Instead of running everything once: find the lines, then run what a mutant calls for."""
        self.items = {name_of(item): item for item in session.items}
        self.find_lines()
        if not self.mutants:
            return True
        self.tell.begin("tests", len(self.mutants))
        for number, killer in each(self.kill, len(self.mutants), self.jobs):
            self.found.append((self.mutants[number], said_of(killer)))
            self.tell.step()
        return True

    def pytest_runtest_logreport(self, report):
        """A test that does not pass kills its mutant."""
        self.failed |= not report.passed

    def find_lines(self):
        """Find out what each test plays, as far as that is not known."""
        sources = sorted((ROOT / "tests").rglob("*.py"))
        shared = [path for path in sources if not path.name.startswith("test_")]
        shared = [path for path in shared if path.parent != Path(__file__).parent]
        self.lines = Lines("tests", f"{playing_digest()} {digest_of(shared)}")
        for name in set(self.lines.known) - set(self.items):
            del self.lines.known[name]
        new = [name for name in self.items if name not in self.lines.known]
        self.tell.begin("reading what the tests play", len(new))
        kept = time.monotonic()
        for number, found in each(lambda number: self.trace(new[number]), len(new), self.jobs):
            self.lines.known[new[number]] = None if isinstance(found, Ended) else found
            self.tell.step()
            if time.monotonic() - kept > 60:
                self.lines.keep()
                kept = time.monotonic()
        if new:
            self.lines.keep()
        self.by_line = self.lines.by_line(self.items)

    def trace(self, name):
        """What a test plays; one that does not pass as it is cannot be used."""
        within(TOO_LONG)
        began = spent()
        with traced() as played:
            self.run(self.items[name], None)
        return None if self.failed else (spent() - began, packed(played))

    def run(self, item, following):
        """Run one test, with what it needs."""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def within_limit(self, names):
        """The tests that a mutant is given; the kept answers last, which notice any other byte."""
        chosen = []
        for kept in (False, True):
            spent = 0.0
            for name in (name for name in names if is_kept(name) == kept):
                spent += self.lines.known[name][0]
                if self.most is None or spent <= self.most:
                    chosen.append(name)
        return chosen

    def kill(self, number):
        """The first test that fails with a mutant, or nothing."""
        mutant = self.mutants[number]
        swap(mutant)
        names = self.within_limit(playing(self.by_line, mutant.token))
        for name, following in zip(names, [*names[1:], None], strict=False):
            within(max(LEAST, PATIENCE * self.lines.known[name][0]))
            self.run(self.items[name], self.items.get(following))
            if self.failed:
                return self.items[name].nodeid
        return None


def name_of(item):
    """The name of a test, and of what its file says and the scenarios that it is about."""
    files = [item.path]
    if item.nodeid.endswith(".yaml]"):
        files.append(SCENARIOS / item.nodeid.partition("[")[2].removesuffix("]"))
    return f"{item.nodeid} {digest_of(files)}"
