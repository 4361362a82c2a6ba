"""``passgo play``: a server for this machine, the browser at it, and one for each data folder."""

import os
import signal
import subprocess
import sys
import threading
import urllib.request
from contextlib import contextmanager

import psutil
import pytest

from passgo.cli import main
from passgo.server.store.lockfile import FileLock, is_held, last_address
from tests.waiting import HANG, until_so

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")


@pytest.fixture
def environ(tmp_path):
    """A data folder of its own, a page of one line, a browser that notes what it opens."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<head></head>the page")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >>"{tmp_path}/opened"\n')
    browser.chmod(0o755)
    own = {
        "PASSGO_DATA_DIR": str(tmp_path / "data"),
        "PASSGO_STATIC": str(page),
        "PASSGO_WARM": "no",
        # What is set for a server of the house is nothing to this one.
        "PASSGO_HOST": "0.0.0.0",
        "PASSGO_PORT": "1",
        "PASSGO_PUBLIC_URL": "https://play.example.org/passgo",
        "BROWSER": str(browser),
        "http_proxy": "http://127.0.0.1:9",
        "LC_ALL": "C.UTF-8",
        "PYTHONUNBUFFERED": "1",
    }
    return {**{k: v for k, v in os.environ.items() if k != "MAKELEVEL"}, **own}


def command(*words):
    return [sys.executable, "-m", "passgo", "play", *words]


@contextmanager
def playing(environ, *words):
    """The command as it runs: what it said, its address, and the process."""
    child = subprocess.Popen(
        command(*words), env=environ, stdout=subprocess.PIPE, encoding="utf-8", text=True
    )
    lines = []
    # A process that says nothing is ended, so that there is no more to read.
    hung = threading.Timer(HANG, child.kill)
    hung.start()
    try:
        while not any("Ctrl-C" in line for line in lines):
            line = child.stdout.readline()
            assert line, lines
            lines.append(line.strip())
        hung.cancel()
        yield child, lines, lines[0].rpartition(" ")[2]
    finally:
        hung.cancel()
        if child.poll() is None:
            child.kill()
        child.communicate()


def get(link):
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(link, timeout=HANG) as answer:
        return answer.read().decode()


def test_the_browser_opens_at_home_and_games_are_kept(environ, tmp_path):
    with playing(environ) as (child, lines, link):
        assert lines[0] == f"Passgo is open at {link}"
        assert link.startswith("http://127.0.0.1:")
        assert get(link).endswith("the page")
        assert (tmp_path / "opened").read_text() == f"{link}\n"
        child.send_signal(signal.SIGINT)
        said, _ = child.communicate(timeout=HANG)
        assert child.returncode == 0
        assert said == "Closing. Your games are kept: passgo play shows them again.\n"
    # The browser knows the page by its address: settings and an installed page outlive the server.
    with playing(environ, "--no-browser") as (child, lines, again):
        assert again == link
        assert lines[1] == "Open that address in a browser on this machine."
        child.send_signal(signal.SIGHUP)
        assert child.wait(HANG) == 0
    assert (tmp_path / "opened").read_text() == f"{link}\n"


def test_a_second_one_shows_the_first(environ, tmp_path):
    with playing(environ, "--no-browser", "--lang", "fr") as (child, lines, link):
        assert lines[0] == f"Passgo est ouvert à l’adresse {link}"
        second = subprocess.run(
            command("--edition", "deska"),
            env=environ,
            capture_output=True,
            text=True,
            timeout=HANG,
            check=False,
        )
        assert (second.returncode, second.stderr) == (0, "")
        assert second.stdout.splitlines()[0] == f"Passgo is open already, at {link}new/deska"
        assert (tmp_path / "opened").read_text() == f"{link}new/deska\n"
        assert child.poll() is None
        get(f"{link}health")


def test_without_windows_the_address_is_enough(environ, tmp_path):
    bare = {k: v for k, v in environ.items() if k not in {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}}
    with playing(bare) as (_, lines, _):
        assert lines[1] == "Open that address in a browser on this machine."
    assert not (tmp_path / "opened").exists()


def test_it_ends_well_when_nobody_reads_what_it_says(environ):
    with playing(environ, "--no-browser") as (child, _, _):
        child.stdout.close()
        child.send_signal(signal.SIGHUP)
        assert child.wait(HANG) == 0
        child.stdout = None


def test_it_ends_at_once_while_the_rules_are_compiled(environ, tmp_path):
    cold = environ | {"PASSGO_WARM": "yes", "PASSGO_CACHE_DIR": str(tmp_path / "cache")}
    with playing(cold, "--no-browser") as (child, _, _):
        until_so(lambda: children_of(child.pid))
        compilers = children_of(child.pid)
        child.send_signal(signal.SIGINT)
        assert child.wait(HANG) == 0
        assert not any(psutil.pid_exists(pid) for pid in compilers)


def children_of(pid):
    return [each.pid for each in psutil.Process(pid).children()]


def test_a_lock_tells_its_holder_and_the_last_address(tmp_path):
    path = tmp_path / "tables.lock"
    assert (is_held(path), last_address(path)) == (False, "")
    lock = FileLock(path)
    assert (is_held(path), last_address(path)) == (True, "")
    lock.tell("http://127.0.0.1:1234/")
    lock.release()
    assert (is_held(path), last_address(path)) == (False, "http://127.0.0.1:1234/")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seed", "3"], "option --seed belongs to the game in the terminal: add --text"),
        (["--why"], "option --why belongs to the game in the terminal: add --text"),
        (["-o", "salary=1"], "option --option belongs to the game in the terminal: add --text"),
        (["--text", "--port", "1"], "option --port belongs to the game in the browser"),
        (["--text", "--no-browser"], "option --no-browser belongs to the game in the browser"),
        (["--edition", "."], ". is a folder: editions of your own are played in the terminal"),
        (["--edition", "eruo"], "perhaps euro"),
    ],
)
def test_what_the_page_does_not_take_is_said(environ, monkeypatch, capsys, words, expected):
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert main(["play", *words]) == 2
    assert expected in capsys.readouterr().err


def test_a_page_that_is_not_built_is_said(environ, monkeypatch, capsys, tmp_path):
    for name, value in (environ | {"PASSGO_STATIC": str(tmp_path)}).items():
        monkeypatch.setenv(name, value)
    assert main(["play"]) == 2
    assert "make web builds it" in capsys.readouterr().err
