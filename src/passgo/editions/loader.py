"""Finds editions and has them read by their family.

An edition is a folder of TOML and texts. Those in this package are known by name; any other is
given by its path. To which family it belongs is told by the one file that no other family has.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from os.path import isdir
from pathlib import Path
from typing import Protocol

from ..errors import EditionError, shown
from ..families import FAMILIES, find_family
from .money import Money
from .phrases import Phrase
from .values import FlagValue, listed

_HERE = Path(__file__).parent


class AnyEdition(Protocol):
    """What editions of all families have."""

    @property
    def id(self) -> str:
        """The name of the edition."""
        ...

    @property
    def folder(self) -> Path:
        """Where its files are."""
        ...

    @property
    def family(self) -> str:
        """The name of its family."""
        ...

    @property
    def modes(self) -> tuple[str, ...]:
        """The games its book describes."""
        ...

    @property
    def rules(self) -> Mapping[str, Mapping[str, FlagValue]]:
        """All flags, for each mode."""
        ...

    @property
    def rulings(self) -> frozenset[str]:
        """The flags whose values no book prints: our rulings."""
        ...

    @property
    def players(self) -> tuple[int, int]:
        """How many can play, least and most."""
        ...

    @property
    def money(self) -> Money:
        """Its money."""
        ...

    @property
    def texts(self) -> Mapping[str, str]:
        """The Fluent source of each locale."""
        ...


@cache
def EDITIONS(family: str = "") -> tuple[str, ...]:
    """Return the names of the editions in the package, all or those of a family."""
    wanted = [find_family(name).edition_file for name in ((family,) if family else FAMILIES)]
    return tuple(sorted(path.parent.name for name in wanted for path in _HERE.glob(f"*/{name}")))


def load_edition(edition: str | Path) -> AnyEdition:
    """Return an edition by name or folder, checked; EditionError says what is wrong with it."""
    if isinstance(edition, str) and edition in EDITIONS():
        return _load_packaged(edition)
    folder = Path(edition)
    # Unlike Path.is_dir this says no to a name that no file system would take.
    if not isdir(folder):
        close = get_close_matches(str(edition), EDITIONS(), 1)
        names = ", ".join(EDITIONS())
        expected = (
            Phrase("edition-perhaps", names=names, close=close[0])
            if close
            else Phrase("edition-or-folder", names=names)
        )
        raise EditionError("edition", "name", shown(str(edition)), expected)
    return _load(folder, str(folder))


def known_edition(name: str) -> AnyEdition:
    """Return an edition of the package; EditionError where none is called so.

    A stranger's word is looked up here: it finds no folder, nor whether there is one.
    """
    if name not in EDITIONS():
        raise EditionError("edition", "name", shown(name), listed(EDITIONS()))
    return _load_packaged(name)


def find_edition(name: str, *, folders: bool) -> AnyEdition:
    """Return the edition that a record or a position names: a folder only where that is allowed."""
    return load_edition(name) if folders else known_edition(name)


@cache
def _load_packaged(name: str) -> AnyEdition:
    return _load(_HERE / name, name)


def _load(folder: Path, shown_as: str) -> AnyEdition:
    families = [find_family(name) for name in FAMILIES]
    found = [family for family in families if (folder / family.edition_file).is_file()]
    # A folder of no family is refused by the first, which says what it misses.
    family = found[-1] if found else families[0]
    return family.editions.load(folder, shown_as)
