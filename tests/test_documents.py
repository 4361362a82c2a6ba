"""The documents are right: their snippets run, and what they name is there."""

import asyncio
import fnmatch
import io
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from functools import cache

import pytest

from passgo import Game
from passgo.commands.app import COMMANDS, main, read_command
from passgo.compiling.cache import cache_dir
from passgo.game.fair import commitment_of
from passgo.game.records import dump_record
from passgo.server.store import open_store
from tests.documents import (
    DOCUMENTS,
    FORMS,
    NOT_RUN,
    PRESENT,
    ROOT,
    SCENARIO,
    SERVING,
    blocks,
    name_of,
    prose,
)
from tests.game.test_verifying import SECRET, honest
from tests.server.store.making import entries, row
from tests.waiting import HANG

LANGUAGES = {"python", "sh", "json", "position", "text"}
"""Each of them is tried here, ``json`` by tests/protocol/test_docs.py; ``text`` is a drawing."""


def with_any(language):
    """A test for each document that has snippets of a language."""
    found = [each for each in DOCUMENTS if any(blocks(each, language))]
    return pytest.mark.parametrize("document", found, ids=name_of)


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty working folder, which is also the home and data folder."""
    monkeypatch.setenv("PASSGO_CACHE_DIR", str(cache_dir().parent))
    for name in ("HOME", "PASSGO_DATA_DIR"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_snippet_says_what_it_is(document):
    for block in blocks(document):
        assert block.language in LANGUAGES, block.place
        assert block.language != "json" or document.name == "protocol.md", block.place


@with_any("python")
@pytest.mark.usefixtures("own_players")
def test_python_runs(document, home):
    """The snippets of a document continue each other."""
    names = {}
    for block in blocks(document, "python"):
        exec(compile(block.text, block.place, "exec"), names)


@with_any("position")
def test_a_position_is_read(document):
    """A shortened pack continues as in a new game of the same seed."""
    for block in blocks(document, "position"):
        new = Game.new("euro", ["ana", "Bob B."], seed=7, options={"dice": "manual"})
        whole = new.position().splitlines()
        lines = []
        for line in block.text.splitlines():
            begun = line.removesuffix(" …")
            lines += [line] if begun == line else [x for x in whole if x.startswith(begun)]
        assert len(lines) == len(block.text.splitlines()), block.place
        assert Game.from_position("\n".join(lines)).position().splitlines() == lines, block.place


@with_any("sh")
@pytest.mark.usefixtures("own_players")
def test_commands_run(document, home, monkeypatch, capsys):
    (home / "game.json").write_text(dump_record(honest()), encoding="utf-8")
    (home / "scenarios").mkdir()
    shutil.copy(SCENARIO, home / "scenarios")
    bots = next(each for each in DOCUMENTS if each.name == "bots.md")
    bot = next(block for block in blocks(bots, "python") if "@player" in block.text)
    (home / "mybot.py").write_text(bot.text, encoding="utf-8")
    asyncio.run(store_table(home / "tables.sqlite", "K7QX2MP"))
    for block in blocks(document, "sh"):
        for line in filter(None, block.lines):
            monkeypatch.setattr("sys.stdin", io.StringIO())
            check_line(line, f"{block.place}: {line}")
            capsys.readouterr()


async def store_table(path, code):
    async with await open_store(path) as store:
        await store.add_table(row(code), entries(1), [(0, "ana")])


def check_line(line, where):
    """Run one line of a shell block, or see that it may be left out."""
    if line.startswith("make "):
        assert line.split()[1] in make_targets(), where
    elif line in SERVING:
        serve_and_stop(SERVING[line].split()[1:], where)
    elif line.startswith("passgo "):
        form = FORMS.get(line)
        words = shlex.split((form.line if form else line).replace("THE-ONE-YOU-NOTED", NOTED))
        assert main(words[1:]) in (form.codes if form else (0,)), where
    elif not line.startswith(tuple(NOT_RUN)):
        path = f"{os.path.dirname(sys.executable)}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(["sh", "-c", line], env={**os.environ, "PATH": path}, check=True)


NOTED = commitment_of(SECRET)


def serve_and_stop(words, where):
    """Start a server, wait until it tells its address, and press Ctrl-C."""
    page = os.path.join(os.environ["HOME"], "page")
    os.makedirs(page, exist_ok=True)
    with open(os.path.join(page, "index.html"), "w", encoding="utf-8") as file:
        file.write("<head></head>the page")
    environ = {**os.environ, "PASSGO_STATIC": page, "PASSGO_WARM": "no", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "passgo", *words]
    ends = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8"}
    said = []
    with subprocess.Popen(command, env=environ, **ends) as child:
        # A server that never says its address is ended, so that its output ends.
        guard = threading.Timer(HANG, child.kill)
        guard.start()
        for line in child.stdout:
            said.append(line)
            if "http://" in line:
                child.send_signal(signal.SIGINT)
        guard.cancel()
    assert child.returncode in {0, 130}, (where, said)


def test_no_form_is_left_over():
    """Every line that is run in another form, or not at all, is in a document."""
    lines = [line for each in DOCUMENTS for block in blocks(each, "sh") for line in block.lines]
    assert {*FORMS, *SERVING} <= set(lines)
    assert all(any(line.startswith(begin) for line in lines) for begin in NOT_RUN)


@cache
def make_targets():
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.M))


def named(document, pattern):
    """What a document names between backquotes, its snippets left out."""
    words = re.findall(r"`([^`\n]+)`", prose(document))
    return [word for word in words if re.match(pattern, word)]


@pytest.mark.parametrize("document", PRESENT, ids=name_of)
def test_commands_and_options_that_are_named_exist(document):
    for found in named(document, r"make [a-z]"):
        assert found.split()[1] in make_targets(), found
    for found in named(document, r"(\.venv/bin/)?passgo [a-z]"):
        words = shlex.split(found)[1:]
        assert words[0] in COMMANDS, found
        command = read_command(words[0])
        if hasattr(command, "commands") and len(words) > 1 and not words[1].startswith("-"):
            command = command.commands[words[1]]
        known = {option for each in command.params for option in each.opts} | {"--help"}
        assert {word.split("=")[0] for word in words if word.startswith("-")} <= known, found


@cache
def tree():
    """Every file of the project and every folder, as a path that begins and ends with a slash."""
    skipped = {"node_modules", "__pycache__", "static", "made"}
    paths = {"/"}
    for top in ("src", "tests", "web", "docs", "bench", "deploy", "requirements", ".ci"):
        for folder, folders, files in os.walk(ROOT / top):
            folders[:] = [name for name in folders if name not in skipped]
            inside = f"/{os.path.relpath(folder, ROOT)}/"
            paths |= {inside, *(f"{inside}{name}" for name in files)}
    return paths | {f"/{path.name}" for path in ROOT.iterdir()}


ENDINGS = "py|ts|svelte|md|toml|ya?ml|ftl|css|txt"
"""What files are called that documents name."""


@pytest.mark.parametrize("document", PRESENT, ids=name_of)
def test_files_and_folders_that_are_named_exist(document):
    """By their path in the project, or by the last parts of it."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    made = {line.strip("/").rpartition("/")[2] for line in ignored} - {""}
    for found in named(document, rf"[\w.*{{][\w.*{{}},/-]*(/|\.({ENDINGS}))$"):
        if re.search(r"[A-Z]{4}", found) or made & set(found.split("/")):
            # A placeholder, or a file that a command makes.
            continue
        first, _, rest = found.partition("{")
        names, _, last = rest.partition("}")
        for name in names.split(","):
            pattern = f"*/{first}{name}{last}"
            assert fnmatch.filter(tree(), pattern), f"{name_of(document)}: {found}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_to_files_and_headings(document):
    for file, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)", prose(document)):
        target = document.parent / file if file else document
        assert target.exists(), file
        if anchor:
            heads = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.M)
            plain = (re.sub(r"[^\w -]", "", head).strip().lower() for head in heads)
            assert anchor in {head.replace(" ", "-") for head in plain}, f"{file}#{anchor}"
