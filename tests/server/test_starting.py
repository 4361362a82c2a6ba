"""A server that cannot start says in one line why."""

import asyncio
import os
import resource
import subprocess
import sys

import pytest

from passgo.server.store import open_store


def start(database, before=None):
    """What ``passgo serve`` says, and the status it ends with."""
    environ = {**os.environ, "LC_ALL": "C.UTF-8", "PASSGO_WARM": "no"}
    done = subprocess.run(
        [sys.executable, "-m", "passgo", "serve", "--port", "0", "--database", str(database)],
        env=environ,
        preexec_fn=before,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.splitlines()


def no_room_for(size):
    """Limit the size of files: to a writer this is a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


@pytest.mark.parametrize(
    ("size", "why"), [(0, "File too large"), (4096, "disk I/O error (SQLITE_IOERR_WRITE)")]
)
def test_a_disk_without_room_is_said(tmp_path, size, why):
    status, said, [line] = start(tmp_path / "tables.db", no_room_for(size))
    assert (status, said) == (2, "")
    assert str(tmp_path / "tables.db") in line
    assert line.startswith("error: The tables cannot be opened: ")
    assert line.endswith(why)


def test_a_folder_in_place_of_a_file_is_said(tmp_path):
    status, said, [line] = start(tmp_path)
    assert (status, said) == (2, "")
    assert str(tmp_path) in line
    assert "unable to open database file (SQLITE_CANTOPEN" in line


async def test_a_file_that_another_server_has_is_said(tmp_path):
    store = await open_store(tmp_path / "tables.db")
    status, said, [line] = await asyncio.to_thread(start, tmp_path / "tables.db")
    await store.close()
    assert (status, said) == (2, "")
    assert f"tables.db is open in process {os.getpid()}" in line
