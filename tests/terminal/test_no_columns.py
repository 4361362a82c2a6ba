"""Terminal and commands know games by what leaves them: nothing that only a kernel reads."""

import ast
from pathlib import Path

import pytest

import passgo
from passgo.compiling.rooms import COMPILED_PARTS
from passgo.families import FAMILIES

ROOT = Path(passgo.__file__).parent
SOURCES = sorted(path for room in ("terminal", "commands") for path in (ROOT / room).rglob("*.py"))
COMPILED = {(family, part) for family in FAMILIES for part in COMPILED_PARTS}
INSIDE = {"state", "board", "kernel"}
"""The parts of a game that the terminal may not touch."""
NUMBERS = {"fields", "parameters", "read_action", "seen", "load_state", "apply_record"}
"""Kernel numbers and records, on any object."""


def is_compiled(module):
    """Whether a module, by its import name, is in a compiled room."""
    parts = module.removeprefix("passgo.").strip(".").split(".")
    return parts[0] == "kernel" or tuple(parts[:2]) in COMPILED


def faults(source):
    """What a source may not do, by line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            if any(is_compiled(f"{node.module or ''}.{alias.name}") for alias in node.names):
                found.append((node.lineno, "import"))
        elif isinstance(node, ast.Import):
            if any(is_compiled(alias.name) for alias in node.names):
                found.append((node.lineno, "import"))
        elif isinstance(node, ast.Attribute):
            is_game = "game" in ast.unparse(node.value).split(".")[-1]
            if (node.attr in INSIDE and is_game) or node.attr in NUMBERS:
                found.append((node.lineno, node.attr))
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_of_a_kernel_is_used(path):
    assert not faults(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "from ..estate.rules.state import HOTEL",
        "from ...knockout.policies import traits",
        "from ..estate import rules",
        "import passgo.estate.loops.play",
        "from ..kernel.log import LOG_WIDTH",
        "x = self.game.state.cash[0]",
        "y = game.board.salary",
        "game.kernel.step()",
        "z = event.fields['seat']",
        "w = decision.parameters",
    ],
)
def test_a_forbidden_use_would_be_found(source):
    assert faults(source)
