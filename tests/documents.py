"""The documents: their snippets, and the form in which each line of a shell block is run.

A line is run as it is written, unless it is listed here with the reason, in a folder that holds
``game.json``, ``tables.sqlite`` and one scenario in ``scenarios/``.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PRESENT = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    ROOT / "web" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
"""The documents that say what there is now."""
DOCUMENTS = [*PRESENT, *sorted((ROOT / "docs" / "adr").glob("*.md"))]
"""Those that tell of decisions too, with the names of their time."""

_BLOCK = re.compile(r"^ *```(?P<info>[^\n`]*)\n(?P<text>.*?)^ *```$", re.M | re.S)


@dataclass(frozen=True)
class Block:
    """A snippet between two lines of backquotes."""

    place: str
    language: str
    text: str

    @property
    def lines(self):
        """Its lines, without comments."""
        return [line.partition(" #")[0].strip() for line in self.text.splitlines()]


def name_of(document):
    """The path of a document in the project."""
    return document.relative_to(ROOT).as_posix()


def blocks(document, language=None):
    """The snippets of a document, of one language or of all."""
    content = document.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(content):
        line = content.count("\n", 0, found.start()) + 1
        block = Block(f"{name_of(document)}:{line}", found["info"].split(" ")[0], found["text"])
        if language in {None, block.language}:
            yield block


def prose(document):
    """A document without its snippets."""
    return _BLOCK.sub("", document.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Form:
    """How a line is run that cannot be run as it is written."""

    line: str
    why: str
    codes: tuple[int, ...] = (0,)
    """The exit codes that are right for it."""


SCENARIO = ROOT / "tests" / "scenarios" / "euro" / "RENT-07.yaml"
_FEW = "--games 4 --turns 20 --workers 1"
_PLAYERS = "--players random,novice"
_MINUTES = "as written it takes minutes"

FORMS = {
    "passgo scenario tests/scenarios": Form("passgo scenario scenarios", _MINUTES),
    "passgo rules --edition euro": Form(
        "passgo rules --edition euro --help",
        "it runs all scenarios and marked tests",
    ),
    "passgo balance": Form("passgo balance --games 4", _MINUTES, (0, 1)),
    "passgo gpu-check": Form("passgo gpu-check --games 1", "no device is shown to it", (0, 3)),
    "passgo ladder": Form(f"passgo ladder {_PLAYERS} {_FEW}", _MINUTES),
    "passgo ladder --all --json ladder.json --svg ladder.svg": Form(
        f"passgo ladder --all --json ladder.json --svg ladder.svg {_PLAYERS} {_FEW}", _MINUTES
    ),
    "passgo ladder --one shrewd --against regular": Form(
        f"passgo ladder --one shrewd --against regular {_FEW}", _MINUTES
    ),
    "passgo ladder --code mybot.py --one mine --against random --games 40": Form(
        f"passgo ladder --code mybot.py --one mine --against random {_FEW}", _MINUTES
    ),
    "passgo ladder --edition knockout --option noise=skilled": Form(
        f"passgo ladder --edition knockout --option noise=skilled {_PLAYERS} {_FEW}", _MINUTES
    ),
    "passgo tables import kept.jsonl --database postgresql://passgo@db/passgo": Form(
        "passgo tables import kept.jsonl --database other.sqlite", "there is no such server"
    ),
}

SERVING = {
    "passgo play": "passgo play --no-browser --port 0",
    "passgo serve": "passgo serve --port 0",
}
"""Commands that run until stopped: on a free port until they print their address, then Ctrl-C."""

NOT_RUN = {
    "cd deploy": "it writes a password into the checkout",
    "docker compose": "it needs Docker",
    "sqlite3 ": "the next line does the same without that program",
    "pg_dump": "it needs PostgreSQL; tests/server/store/test_keeping.py runs it",
    "createdb": "as pg_dump",
    "(printf": "it needs xxd; tests/game/test_fair.py makes the same hash",
}
"""The beginnings of lines that are left out, with the reason."""
