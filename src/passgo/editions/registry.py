"""The editions that can be played here, by name, and the one that a record means.

The package comes first, so that no folder can replace one of its editions. Then come folders
named by their path, ``$PASSGO_EDITIONS`` and the user's data folder; of two with one name the
first is played, and the other is still found by its digest.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from os.path import isdir
from pathlib import Path
from typing import Protocol

from ..errors import EditionError, shown
from .identity import EditionRef, short_digest
from .loader import (
    EDITIONS,
    AnyEdition,
    is_edition,
    load_outside,
    load_packaged,
    packaged_folder,
)
from .phrases import Phrase
from .sources import Found, Origin, Source, editions_in, local_sources
from .values import listed


class Editions(Protocol):
    """Finds the edition that a record, a position or a table was played with."""

    def find(self, meant: EditionRef) -> AnyEdition:
        """The edition that is meant; EditionError where it is not here."""
        ...


@dataclass(frozen=True)
class Only:
    """One edition, for what can mean no other."""

    edition: AnyEdition

    def find(self, meant: EditionRef) -> AnyEdition:
        """The edition, if it is the one that is meant."""
        if not is_meant(meant, self.edition):
            raise _another(meant, [self.edition])
        return self.edition


@dataclass(frozen=True)
class Listed:
    """An edition in a list: read, or with what keeps it from being played."""

    found: Found
    edition: AnyEdition | None = None
    trouble: EditionError | None = None


@dataclass(frozen=True)
class EditionRegistry:
    """The editions of the package and of some sources beside it."""

    sources: tuple[Source, ...] = ()
    paths: bool = False
    """Whether a word that is no name may be the path of a folder; never for a stranger's word."""
    private: bool = False
    """Whether errors are read by strangers: they name no folder of this machine."""

    def with_folder(self, folder: Path) -> "EditionRegistry":
        """The same with one more edition, before those of other sources."""
        return replace(self, sources=(Source(Origin.FOLDER, folder), *self.sources))

    def names(self) -> tuple[str, ...]:
        """The names of what can be played, those of the package first."""
        return tuple(
            dict.fromkeys(
                (*EDITIONS(), *(each.found.name for each in self._outside() if each.edition))
            )
        )

    def listing(self) -> list[Listed]:
        """Every edition that there is, those too that cannot be played."""
        packaged = [Found(name, packaged_folder(name), Origin.PACKAGE) for name in EDITIONS()]
        return [
            *(Listed(found, load_packaged(found.name)) for found in packaged),
            *self._outside(),
        ]

    def folder(self, name: str) -> Path:
        """The folder of an edition by its name; nothing of it is read."""
        if packaged_folder(name).is_dir():
            return packaged_folder(name)
        folders = [found.folder for found in self._scan() if found.name == name]
        if not folders:
            raise self._unknown(name)
        return folders[0]

    def load(self, edition: str | Path) -> AnyEdition:
        """An edition by name, or by its folder where that is allowed; EditionError if there is
        none, or if something is wrong with it."""
        if isinstance(edition, str):
            if edition in EDITIONS():
                return load_packaged(edition)
            for found in self._scan():
                if found.name == edition:
                    return self._read(found.folder, edition)
        # Unlike Path.is_dir this says no to a name that no file system would take.
        if not self.paths or not isdir(edition):
            raise self._unknown(str(edition))
        return load_outside(Path(edition))

    def find(self, meant: EditionRef) -> AnyEdition:
        """The edition that something was played with, by name and digest.

        References without a digest are from before digests existed, and mean the name alone.
        """
        if not meant.digest:
            return self.load(meant.name)
        others: list[AnyEdition] = []
        trouble: EditionError | None = None
        if meant.name in EDITIONS():
            packaged = load_packaged(meant.name)
            if is_meant(meant, packaged):
                return packaged
            others.append(packaged)
        for folder in self._folders(meant.name):
            try:
                edition = load_outside(folder)
            except EditionError as error:
                trouble = trouble or error
                continue
            if is_meant(meant, edition):
                return edition
            others.append(edition)
        if others:
            raise _another(meant, others)
        raise trouble if trouble and not self.private else self._missing(meant)

    def _read(self, folder: Path, name: str) -> AnyEdition:
        try:
            return load_outside(folder)
        except EditionError:
            if self.private:
                raise self._unknown(name) from None
            raise

    def _folders(self, name: str) -> Iterator[Path]:
        """Every folder outside the package that may hold the edition of a name."""
        if name not in EDITIONS():
            yield from (found.folder for found in self._scan() if found.name == name)
            if self.paths and isdir(name):
                yield Path(name)

    def _scan(self) -> Iterator[Found]:
        for source in self.sources:
            yield from editions_in(source, is_edition)

    def _outside(self) -> list[Listed]:
        """The editions outside the package, each read or with what is wrong with it."""
        first: dict[str, Found] = {}
        outside: list[Listed] = []
        for found in self._scan():
            taken = first.get(found.name)
            if taken is not None:
                expected = Phrase("edition-name-used", folder=str(taken.folder))
                trouble = EditionError(str(found.folder), "name", shown(found.name), expected)
                outside.append(Listed(found, None, trouble))
                continue
            try:
                outside.append(Listed(found, load_outside(found.folder)))
            except EditionError as error:
                outside.append(Listed(found, None, error))
                continue
            first[found.name] = found
        return outside

    def _unknown(self, name: str) -> EditionError:
        known = self.names()
        names = ", ".join(known)
        close = get_close_matches(name, known, 1)
        if not self.paths:
            expected = listed(known)
        elif close:
            expected = Phrase("edition-perhaps", names=names, close=close[0])
        else:
            expected = Phrase("edition-or-folder", names=names)
        return EditionError("edition", "name", shown(name), expected)

    def _missing(self, meant: EditionRef) -> EditionError:
        expected = Phrase("edition-to-add", names=", ".join(self.names()))
        return EditionError("edition", "name", shown(str(meant)), expected)


PACKAGED = EditionRegistry()
"""The editions of the package and no other."""


def local_editions(
    environ: Mapping[str, str] = os.environ, *, paths: bool = False
) -> EditionRegistry:
    """The editions of this machine's user, and folders by their path where that is allowed."""
    return EditionRegistry(local_sources(environ), paths)


def load_edition(edition: str | Path) -> AnyEdition:
    """Return an edition by name or folder, checked; EditionError says what is wrong with it."""
    return local_editions(paths=True).load(edition)


def ref_of(edition: AnyEdition) -> EditionRef:
    """How records, positions and tables name an edition."""
    return EditionRef(edition.id, edition.digest)


def is_meant(meant: EditionRef, edition: AnyEdition) -> bool:
    """Whether an edition is the one that is meant, or has corrected it."""
    if meant.name != edition.id:
        return False
    return meant.digest in {"", edition.digest, *edition.display.supersedes}


def _another(meant: EditionRef, others: list[AnyEdition]) -> EditionError:
    """There is an edition of that name, and it is not the one that is meant."""
    text = "edition-of-version" if meant.name in EDITIONS() else "edition-meant"
    found = listed([short_digest(other.digest) for other in others])
    expected = Phrase(text, digest=short_digest(meant.digest))
    return EditionError("edition", meant.name, found, expected)
