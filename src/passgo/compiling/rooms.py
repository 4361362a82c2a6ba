"""The rooms of the package that are found by looking: its families, and what is compiled.

A family is a folder with a ``family.py``; nothing else names it.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
"""The folder of the package."""

FAMILIES = tuple(sorted(path.parent.name for path in ROOT.glob("*/family.py")))
"""The families of editions, by name."""

COMPILED_PARTS = ("rules", "policies", "loops")
"""The folders of a family whose files are compiled, each on top of those before it."""

COMPILED_ROOMS = ("kernel", *(f"{family}/{part}" for family in FAMILIES for part in COMPILED_PARTS))
"""Every folder of compiled code, under the package's own."""


def family_part(family: str, part: str) -> Any:
    """Load what a family answers with, such as its ``roster`` or its ``edition.loader``."""
    return import_module(f"..{family}.{part}", __package__)
