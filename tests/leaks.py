"""A test that leaves connections, files, tasks or threads behind fails.

A conftest imports the two fixtures, which then apply to every test below it. Files and connections
are found by their descriptors, which no reference can hide; garbage is collected at once, so that
no later test fails because of it.
"""

import asyncio
import gc
import os
import sys
import threading
import warnings
from time import monotonic

import pytest

from tests.waiting import HANG

_TURNS = 20
"""Turns of the event loop in which what has been told to end does so."""


@pytest.fixture(autouse=True)
def leaves_nothing(caplog):
    """Fail a test that leaves a connection, a file or a thread."""
    files, threads = open_files(), set(threading.enumerate())
    # What is there already is not looked through again after every test.
    gc.freeze()
    yield
    has_failed = _has_failed()
    _let_go(caplog)
    left = [f"thread {thread.name}" for thread in _left_threads(threads)]
    forgotten = open_files() - files
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        gc.collect()
    still = open_files()
    # Python 3.11 says nothing of a file of SQLite that is forgotten. A socket that goes without a
    # word is one that a library gave up before it was connected.
    is_left = [each for each in sorted(forgotten) if each in still or each[1].startswith("/")]
    left += [f"open: {what}" for _, what in is_left]
    left += [f"{each.category.__name__}: {each.message}" for each in said]
    # Who has failed is blamed already, and its traceback held what it had open.
    if left and not has_failed:
        pytest.fail("the test left behind\n  " + "\n  ".join(left), pytrace=False)


@pytest.fixture(autouse=True)
async def leaves_no_task(leaves_nothing):
    """Fail a test that leaves a task on its event loop."""
    yield
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for _ in range(_TURNS):
        left = {task for task in left if not task.done()}
        if not left:
            return
        await asyncio.sleep(0)
    if not _has_failed():
        told = [f"task {task.get_name()}: {task.get_coro()}" for task in left]
        pytest.fail("the test left behind\n  " + "\n  ".join(told), pytrace=False)


def open_files():
    """Every open descriptor of this process, and what it is open to."""
    found = set()
    for number in os.listdir("/dev/fd"):
        try:
            found.add((int(number), os.readlink(f"/dev/fd/{number}")))
        except OSError:
            # That of the folder itself is closed by now.
            continue
    return found


def _left_threads(before):
    """Threads that are new; those that have been told to end are waited for."""
    new = [thread for thread in threading.enumerate() if thread not in before]
    end = monotonic() + HANG
    for thread in new:
        thread.join(max(0.0, end - monotonic()))
    return [thread for thread in new if thread.is_alive()]


_RAISED = ("last_type", "last_value", "last_traceback", "last_exc")
"""Where pytest leaves what a test has raised, until the next one begins."""


def _has_failed():
    return any(name in vars(sys) for name in _RAISED)


def _let_go(caplog):
    """Drop errors, and everything that their tracebacks refer to."""
    for name in _RAISED:
        vars(sys).pop(name, None)
    for when in ("setup", "call"):
        for record in caplog.get_records(when):
            record.msg, record.args, record.exc_info = record.getMessage(), None, None
