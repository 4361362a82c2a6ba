"""``passgo play``: a server for this machine, the browser at it, and one for each data folder."""

import json
import os
import signal
import subprocess
import sys
import threading
import urllib.request
from contextlib import contextmanager

import psutil
import pytest

from passgo.commands.app import main
from passgo.editions import load_edition
from passgo.server.store.lockfile import FileLock, is_held, last_address
from tests.editions.copies import copy_of
from tests.waiting import HANG, until_so

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")


@pytest.fixture
def environ(tmp_path):
    """A private data folder, a page of one line, a browser that records what it opens."""
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
def playing(environ, *words, **more):
    """The command as it runs: what it said, its address, and the process."""
    ends = dict.fromkeys(("stdout", "stderr"), subprocess.PIPE)
    child = subprocess.Popen(command(*words), env=environ, encoding="utf-8", **ends, **more)
    lines = []
    # A reader that waits for a line gets the end of input.
    guard = threading.Timer(HANG, child.kill)
    guard.start()
    try:
        while not any("Ctrl-C" in line for line in lines):
            line = child.stdout.readline()
            assert line, lines
            lines.append(line.strip())
        guard.cancel()
        yield child, lines, lines[0].rpartition(" ")[2]
    finally:
        guard.cancel()
        child.kill()
        child.communicate()


def get(link):
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(link, timeout=HANG) as answer:
        return answer.read().decode()


def test_the_browser_opens_at_home_and_games_are_kept(environ, tmp_path):
    with playing(environ) as (child, lines, link):
        assert lines[0] == f"Passgo is running at {link}"
        assert link.startswith("http://127.0.0.1:")
        assert get(link).endswith("the page")
        opened = tmp_path / "opened"
        until_so(lambda: opened.exists() and opened.read_text() == f"{link}\n")
        child.send_signal(signal.SIGINT)
        said, _ = child.communicate(timeout=HANG)
        assert child.returncode == 0
        assert said == "Closing. Your games are saved: passgo play shows them again.\n"
    # The browser knows the page by its address: settings and an installed page outlive the server.
    with playing(environ, "--no-browser") as (child, lines, again):
        assert again == link
        assert lines[1] == "Open that address in a browser on this machine."
        child.send_signal(signal.SIGHUP)
        assert child.wait(HANG) == 0
    assert (tmp_path / "opened").read_text() == f"{link}\n"


def test_a_second_one_shows_the_first(environ, tmp_path):
    with playing(environ, "--no-browser", "--lang", "fr") as (child, lines, link):
        assert lines[0] == f"Passgo est lancé à l’adresse {link}"
        second = subprocess.run(
            command("--edition", "deska"),
            env=environ,
            capture_output=True,
            text=True,
            timeout=HANG,
            check=False,
        )
        assert (second.returncode, second.stderr) == (0, "")
        assert second.stdout.splitlines()[0] == f"Passgo is already running, at {link}new/deska"
        opened = tmp_path / "opened"
        until_so(lambda: opened.exists() and opened.read_text() == f"{link}new/deska\n")
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
        child.stdout = None
        child.send_signal(signal.SIGHUP)
        assert child.wait(HANG) == 0


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_it_ends_in_silence_while_the_rules_are_compiled(environ, tmp_path, name):
    cold = environ | {"PASSGO_WARM": "yes", "PASSGO_CACHE_DIR": str(tmp_path / "cache")}
    with playing(cold, "--no-browser", start_new_session=True) as (child, _, _):
        compilers = compilers_of(child.pid)
        # A terminal sends Ctrl-C, and the end of its window, to everything that runs in it.
        os.killpg(child.pid, getattr(signal, name))
        said, complaints = child.communicate(timeout=HANG)
        assert (child.returncode, complaints) == (0, "")
        assert said == "Closing. Your games are saved: passgo play shows them again.\n"
        assert not any(psutil.pid_exists(each.pid) for each in compilers)
    assert errors_in(tmp_path) == []


def test_a_compiler_that_is_told_to_stop_is_no_error(environ, tmp_path):
    cold = environ | {"PASSGO_WARM": "yes", "PASSGO_CACHE_DIR": str(tmp_path / "cache")}
    with playing(cold, "--no-browser") as (child, _, _):
        [compiler] = compilers_of(child.pid)
        # Stopping a service stops all its processes, in any order.
        compiler.send_signal(signal.SIGTERM)
        compiler.wait(HANG)
        child.send_signal(signal.SIGTERM)
        _, complaints = child.communicate(timeout=HANG)
        assert (child.returncode, complaints) == (0, "")
    assert errors_in(tmp_path) == []


def test_what_goes_wrong_is_one_sentence_and_its_details_a_file(environ, tmp_path):
    cold = environ | {"PASSGO_WARM": "yes", "PASSGO_CACHE_DIR": str(tmp_path / "cache")}
    with playing(cold, "--no-browser") as (child, _, _):
        [compiler] = compilers_of(child.pid)
        compiler.kill()
        log = tmp_path / "data" / "passgo.log"
        line = child.stdout.readline()
        assert line == f"Something went wrong. The details are in {log}\n"
        child.send_signal(signal.SIGINT)
        said, complaints = child.communicate(timeout=HANG)
        assert (child.returncode, complaints) == (0, "")
        assert "Something" not in said
    assert "could not be compiled (-9)" in errors_in(tmp_path)[0]["message"]


def compilers_of(pid):
    """The processes that compile for a server, once there is one."""
    until_so(lambda: psutil.Process(pid).children())
    return psutil.Process(pid).children()


def errors_in(folder):
    """What the log of a data folder tells of errors."""
    log = folder / "data" / "passgo.log"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [line for line in map(json.loads, lines) if line["level"] == "error"]


def test_a_lock_tells_its_holder_and_the_last_address(tmp_path):
    path = tmp_path / "tables.lock"
    assert (is_held(path), last_address(path)) == (False, "")
    lock = FileLock(path)
    assert (is_held(path), last_address(path)) == (True, "")
    lock.tell("http://127.0.0.1:1234/")
    lock.release()
    assert (is_held(path), last_address(path)) == (False, "http://127.0.0.1:1234/")


def test_an_edition_in_a_folder_is_played_in_the_page(environ, tmp_path):
    folder = copy_of("euro", tmp_path)
    words = ("--edition", str(folder))
    with playing(environ, *words) as (_, _, link):
        assert link.endswith("/new/mine")
        assert (tmp_path / "opened").read_text() == f"{link}\n"
        shelf = get(link.removesuffix("new/mine") + "api/editions")
        listed = {line["edition"]: line for line in json.loads(shelf)}
        assert listed["mine"]["digest"] == load_edition(folder).digest
        second = subprocess.run(
            command(*words), env=environ, capture_output=True, text=True, timeout=HANG, check=False
        )
        assert second.returncode == 2
        assert f"without the edition in {folder}" in second.stderr
    with playing(environ, "--no-browser") as (_, _, link):
        assert "mine" not in get(f"{link}api/editions")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seed", "3"], "option --seed is for the game in the terminal: add --text"),
        (["--why"], "option --why is for the game in the terminal: add --text"),
        (["-o", "salary=1"], "option --option is for the game in the terminal: add --text"),
        (["--text", "--port", "1"], "option --port is for the game in the browser"),
        (["--text", "--no-browser"], "option --no-browser is for the game in the browser"),
        (["--edition", "/"], "expected small letters and digits"),
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
    assert "run make web to build it" in capsys.readouterr().err
