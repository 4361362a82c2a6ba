"""Finds families: each is a folder of the package with a ``family.py``."""

from functools import cache
from importlib import import_module
from pathlib import Path

from ..errors import OptionError, shown
from .interface import Family

ROOT = Path(__file__).parent.parent
"""The folder of the package."""

FAMILIES = tuple(sorted(path.parent.name for path in ROOT.glob("*/family.py")))
"""The families of editions, by name."""


@cache
def find_family(name: str) -> Family:
    """Return the family of this name; its parts are loaded on first use."""
    if name not in FAMILIES:
        raise OptionError("family", shown(name), " or ".join(FAMILIES))
    family = import_module(f"..{name}.family", __package__).FAMILY
    assert isinstance(family, Family), f"{name}/family.py: FAMILY is no Family"
    return family
