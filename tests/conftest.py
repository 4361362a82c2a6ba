"""The marker ``proves``: checked when tests are collected, reported with ``--proofs FILE``.

What is marked must run: without a report to say so, a proof that is skipped has failed.
"""

import gc
import json
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from passgo.bots.asker import ASKER
from passgo.bots.registry import PLAYERS
from passgo.rulebook import clauses

# Of what is made while tests are collected almost everything stays: to look through it again and
# again for what could go costs a fifth of the time.
gc.disable()

# Made-up examples are tried in two ways: few, always the same, and with PASSGO_PROFILE=soak many,
# other ones every time, which takes minutes. No test is about how long an example takes.
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "test",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=7,
    stateful_step_count=30,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=SLOW,
)
settings.register_profile(
    "soak",
    deadline=None,
    database=None,
    max_examples=300,
    stateful_step_count=80,
    print_blob=True,
    suppress_health_check=SLOW,
)
settings.load_profile(os.environ.get("PASSGO_PROFILE", "test"))

WORST_LAST = ("passed", "skipped", "failed")
PROVING = pytest.StashKey[list]()


@pytest.fixture(autouse=True, scope="session")
def own_data_dir(tmp_path_factory):
    """No test touches the user's saved games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PASSGO_DATA_DIR", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture
def own_players(monkeypatch):
    """Players that a test registers are gone after it; none is late on a slow machine."""
    monkeypatch.setattr(ASKER, "seconds", 60.0)
    kept = PLAYERS.kept()
    yield
    PLAYERS.restore(kept)
    ASKER.rest()


def pytest_addoption(parser):
    parser.addoption("--proofs", metavar="FILE", help="write what became of tests marked proves")


def pytest_configure(config):
    # Under nohup or in the background of a script signals are ignored, and programs inherit that.
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    if config.getoption("--proofs"):
        config.pluginmanager.register(Report(Path(config.getoption("--proofs"))))


@pytest.fixture(scope="session")
def proving(request):
    """The marked tests as a report lists them, if all tests were collected; else nothing."""
    return request.config.stash.get(PROVING, None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    known = {clause.id: clause.editions for clause in clauses()}
    for item in items:
        for mark in marks(item):
            editions = known.get(mark["clause"], ())
            wrong = set(mark["editions"] or editions) - set(editions)
            if not editions or wrong:
                raise pytest.UsageError(
                    f"{item.nodeid}: proves {mark['clause']}: "
                    + (f"it does not hold in {sorted(wrong)[0]}" if editions else "no such clause")
                )
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        quick = [item for item in items if item.get_closest_marker("slow") is None]
        config.stash[PROVING] = list(marked(quick).values())


def pytest_collection_finish():
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    if report.skipped and marks(item) and not item.config.getoption("--proofs"):
        report.outcome, report.longrepr = "failed", "skipped, but it proves a clause"
    return report


def marks(item):
    """What a test is marked to prove."""
    found = []
    for marker in item.iter_markers("proves"):
        editions = marker.kwargs.get("editions")
        if len(marker.args) != 1 or set(marker.kwargs) - {"editions"} or editions == ():
            raise pytest.UsageError(f"{item.nodeid}: expected proves(clause, editions=(...))")
        found.append({"clause": marker.args[0], "editions": editions})
    return found


def marked(items):
    """The marked tests by name, before any has failed."""
    found = {}
    for item in items:
        if proves := marks(item):
            name = item.nodeid.split("[")[0]
            found.setdefault(name, {"test": name, "proves": proves, "outcome": "passed"})
    return found


class Report:
    """Gathers the marked tests, each with the worst outcome of its parameters."""

    def __init__(self, path):
        self.path = path
        self.tests = {}

    def pytest_collection_finish(self, session):
        self.tests = marked(session.items)

    def pytest_runtest_logreport(self, report):
        entry = self.tests.get(report.nodeid.split("[")[0])
        if entry:
            outcomes = (entry["outcome"], report.outcome)
            entry["outcome"] = max(outcomes, key=WORST_LAST.index)

    def pytest_sessionfinish(self):
        self.path.write_text(json.dumps(list(self.tests.values())), encoding="utf-8")
