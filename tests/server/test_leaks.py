"""A test that leaves something behind fails itself, and the one after it does not."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import HANG

ROOT = Path(__file__).parents[2]
CONFTEST = """
import tests.leaks
from tests.leaks import leaves_no_task, leaves_nothing

tests.leaks.HANG = 0.5
"""
TESTS = '''
import asyncio
import logging
import os
import socket
import sqlite3
import threading

import psycopg
import pytest

from passgo.server.store import open_store

URL = os.environ["URL"]


class Knot:
    """Holds something, and itself, so that only a collection finds it."""

    def __init__(self, held):
        self.me, self.held = self, held


KEPT = []


def test_leaves_sqlite(tmp_path):
    Knot(sqlite3.connect(tmp_path / "t.db")).held.execute("CREATE TABLE t (n)")


def test_keeps_sqlite(tmp_path):
    KEPT.append(sqlite3.connect(tmp_path / "t.db"))


def test_leaves_postgresql():
    Knot(psycopg.connect(URL))


async def test_leaves_async_postgresql():
    Knot(await psycopg.AsyncConnection.connect(URL))


async def test_leaves_a_store_of_sqlite(tmp_path):
    await open_store(tmp_path / "t.db")


async def test_leaves_a_store_of_postgresql():
    await open_store(URL.replace("postgresql://", "postgresql+psycopg://"))


async def test_leaves_a_task():
    KEPT.append(asyncio.create_task(asyncio.Event().wait(), name="forgotten"))


def test_leaves_a_thread():
    end = threading.Event()
    KEPT.append(end)
    threading.Thread(target=end.wait, daemon=True, name="forgotten").start()


def test_leaves_a_file(tmp_path):
    Knot((tmp_path / "file").open("w"))


def test_leaves_a_socket():
    Knot(socket.socket())


def test_leaves_a_loop():
    Knot(asyncio.new_event_loop())


async def test_leaves_a_coroutine():
    Knot(asyncio.sleep(0))


def test_fails_with_something_open(tmp_path):
    connection = sqlite3.connect(tmp_path / "t.db")
    Knot(connection)
    logging.getLogger("t").error("%s", connection)
    raise ValueError(connection)


async def test_closes_everything(tmp_path):
    async with await open_store(tmp_path / "t.db"):
        task = asyncio.create_task(asyncio.sleep(0))
    thread = threading.Thread(target=task.done)
    thread.start()
    Knot(thread)
'''
AFTER = '''

def test_after_{}():
    """Is not blamed for what was before it."""
'''


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory, postgres):
    """What became of every test: how it ended, and what was said."""
    folder = tmp_path_factory.mktemp("leaking")
    (folder / "conftest.py").write_text(CONFTEST)
    head, *bodies = re.split(r"\n\n\n(?=(?:async )?def test_)", TESTS)
    tests = [body + AFTER.format(number) for number, body in enumerate(bodies)]
    (folder / "test_leaking.py").write_text("\n\n\n".join([head, *tests]))
    options = ["-q", "-rA", "--tb=short", "-p", "no:cacheprovider", "-c", ROOT / "pyproject.toml"]
    url = postgres.url("postgres").replace("+psycopg", "")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "--rootdir", folder, folder],
        env={**os.environ, "URL": url, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * HANG,
        check=False,
    )
    said = dict(
        re.findall(r"_ ERROR at teardown of (\w+) _+\n(.*?)\n(?=[_=]{3})", done.stdout, re.S)
    )
    ended = re.findall(r"^(PASSED|FAILED|ERROR) \S+::(\w+)", done.stdout, re.M)
    found = {}
    for how, name in ended:
        found.setdefault(name, set()).add(how)
    assert found, done.stdout + done.stderr
    return found, said


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("leaves_sqlite", "open: .*t.db"),
        ("keeps_sqlite", "open: .*t.db"),
        ("leaves_postgresql", "ResourceWarning: .*psycopg.Connection"),
        ("leaves_async_postgresql", "ResourceWarning: .*psycopg.AsyncConnection"),
        ("leaves_a_store_of_sqlite", "thread store-writing"),
        ("leaves_a_store_of_postgresql", "open: socket"),
        ("leaves_a_task", "task forgotten"),
        ("leaves_a_thread", "thread forgotten"),
        ("leaves_a_file", "ResourceWarning: unclosed file"),
        ("leaves_a_socket", "ResourceWarning: unclosed <socket"),
        ("leaves_a_loop", "ResourceWarning: unclosed event loop"),
        ("leaves_a_coroutine", "RuntimeWarning: coroutine 'sleep' was never awaited"),
    ],
)
def test_what_is_left_fails_the_test_that_left_it(outcomes, name, what):
    found, said = outcomes
    assert found[f"test_{name}"] == {"PASSED", "ERROR"}
    assert re.search(what, said[f"test_{name}"])


def test_no_other_test_is_blamed(outcomes):
    found, _ = outcomes
    innocent = {name for name in found if name.startswith("test_after_")}
    assert len(innocent) == 14
    assert all(found[name] == {"PASSED"} for name in innocent)
    assert found["test_closes_everything"] == {"PASSED"}
    assert found["test_fails_with_something_open"] == {"FAILED"}, "it is blamed once"
