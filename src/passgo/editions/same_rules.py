"""Editions that play by the rules of another: they say so once, in their rules.toml.

``same_rules_as = "euro"`` replaces all flags there. Clauses of the rulebook and scenarios that
name the other edition then hold for both.
"""

import tomllib
from functools import cache
from pathlib import Path

from ..errors import shown
from .loader import EDITIONS
from .reading import Keys, read_toml

KEY = "same_rules_as"
_HERE = Path(__file__).parent
_FILE = "rules.toml"


def read_rules_toml(folder: Path, shown_as: str, family: str) -> Keys:
    """Return an edition's rules.toml, or that of the edition whose rules it plays."""
    own = read_toml(folder / _FILE, f"{shown_as}/{_FILE}")
    if not own.has(KEY):
        return own
    known = [name for name in EDITIONS(family) if followed(name) == name]
    expected = ", ".join(known)
    other = own.text(KEY, expected)
    if other not in known:
        own.wrong(KEY, shown(other), expected)
    own.done()
    return read_toml(_HERE / other / _FILE, f"{other}/{_FILE}")


def other_folder(folder: Path, shown_as: str) -> Path | None:
    """Return the folder of the edition whose rules an edition plays; None where it has its own."""
    own = read_toml(folder / _FILE, f"{shown_as}/{_FILE}")
    return _HERE / own.text(KEY) if own.has(KEY) else None


@cache
def followed(edition: str) -> str:
    """Return the edition of the package whose rules an edition plays: mostly its own."""
    file = _HERE / edition / _FILE
    if edition not in EDITIONS() or not file.is_file():
        return edition
    return str(tomllib.loads(file.read_text(encoding="utf-8")).get(KEY, edition))


def with_followers(editions: tuple[str, ...]) -> tuple[str, ...]:
    """Return editions, each with those that play by its rules behind it, and none twice."""
    return tuple(
        dict.fromkeys(
            name
            for edition in editions
            for name in (edition, *(other for other in EDITIONS() if followed(other) == edition))
        )
    )
