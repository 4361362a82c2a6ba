"""Load the folder of an edition through its family, recognised by the file only it has."""

import os
from collections.abc import Hashable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from ..errors import EditionError, shown
from ..families import FAMILIES, find_family
from .display import Display
from .money import Money
from .phrases import Phrase
from .presets import Presets
from .sources import check_name
from .values import FlagValue

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
    def palette(self) -> Mapping[str, str]:
        """The colours of the table, the board, its lettering and its highlights."""
        ...

    @property
    def display(self) -> Display:
        """How the edition is shown in lists."""
        ...

    @property
    def presets(self) -> Presets:
        """Ready-made ways to play it."""
        ...

    @property
    def digest(self) -> str:
        """The digest, which tells it from another edition of the same name."""
        ...

    def __hash__(self) -> int:
        """Editions are hashed by identity, so that they can be cache keys."""
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


def family_files() -> tuple[str, ...]:
    """The files by which folders are known to be of a family."""
    return tuple(find_family(name).edition_file for name in FAMILIES)


def is_edition(folder: Path) -> bool:
    """Whether there is an edition in a folder, whole or not."""
    return any((folder / name).is_file() for name in family_files())


def packaged_folder(name: str) -> Path:
    """The folder of an edition of the package."""
    return _HERE / name


@cache
def load_packaged(name: str) -> AnyEdition:
    """An edition of the package."""
    return _load(packaged_folder(name), name)


def load_outside(folder: Path) -> AnyEdition:
    """An edition in a folder outside the package; EditionError says what is wrong with it.

    It is read again only where one of its files has changed.
    """
    if folder.resolve().parent == _HERE:
        return load_packaged(folder.resolve().name)
    check_new_name(folder.resolve().name, str(folder))
    return _load_stamped(folder.absolute(), str(folder), _stamp(folder))


def is_official(edition: AnyEdition) -> bool:
    """Whether it is one of the books that Passgo plays to the letter; no folder can say so."""
    return edition.display.official and edition.id in EDITIONS()


def load_unpacked(folder: Path, shown_as: str) -> AnyEdition:
    """An edition that is being added, called in errors what the user knows it by."""
    check_new_name(folder.name, shown_as)
    return _load(folder, shown_as)


def check_new_name(name: str, where: str) -> None:
    """Refuse a name that no edition outside the package can have."""
    check_name(name, where)
    if name in EDITIONS():
        raise EditionError(where, "name", shown(name), Phrase("edition-name-taken", name=name))


@lru_cache(maxsize=64)
def _load_stamped(folder: Path, shown_as: str, stamp: Hashable) -> AnyEdition:
    del stamp
    return _load(folder, shown_as)


def _stamp(folder: Path) -> Hashable:
    """A value that changes with any file of a folder."""
    try:
        files = [(item.name, item.stat()) for item in os.scandir(folder)]
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise EditionError(str(folder), "folder", why, "a folder that can be read") from None
    return tuple(sorted((name, stat.st_mtime_ns, stat.st_size) for name, stat in files))


def _load(folder: Path, shown_as: str) -> AnyEdition:
    families = [find_family(name) for name in FAMILIES]
    found = [family for family in families if (folder / family.edition_file).is_file()]
    # A folder of no family is refused by the first, which says what it misses.
    family = found[-1] if found else families[0]
    return family.editions.load(folder, shown_as)


def shelf_place(edition: AnyEdition) -> tuple[int, str]:
    """Return what editions are sorted by where players choose one."""
    return edition.display.order, edition.id
