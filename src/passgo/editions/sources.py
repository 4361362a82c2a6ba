"""Where editions come from: the package, ``$PASSGO_EDITIONS``, the user's data folder, a folder."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from ..errors import EditionError, shown
from .data_folder import editions_folder
from .phrases import Phrase

VARIABLE = "PASSGO_EDITIONS"
"""Folders of editions, or editions themselves, parted as the system parts paths."""

LONGEST_NAME = 40
_NAME = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")


class Origin(StrEnum):
    """How an edition is found; of two with one name the earlier of these is played."""

    PACKAGE = "package"
    FOLDER = "folder"
    """Named by its path."""
    ENVIRONMENT = "environment"
    DATA = "data"


@dataclass(frozen=True)
class Source:
    """A folder to look for editions in, or an edition itself."""

    origin: Origin
    folder: Path


@dataclass(frozen=True)
class Found:
    """A folder with an edition in it, not read yet."""

    name: str
    folder: Path
    origin: Origin


def local_sources(environ: Mapping[str, str] = os.environ) -> tuple[Source, ...]:
    """Where this user keeps editions, in the order in which they are looked for."""
    given = [part for part in environ.get(VARIABLE, "").split(os.pathsep) if part.strip()]
    return (
        *(Source(Origin.ENVIRONMENT, Path(part.strip()).expanduser()) for part in given),
        Source(Origin.DATA, editions_folder(environ)),
    )


def editions_in(source: Source, is_edition: Callable[[Path], bool]) -> Iterator[Found]:
    """The editions of a source: itself, or the folders in it, by name."""
    if is_edition(source.folder):
        yield Found(source.folder.resolve().name, source.folder, source.origin)
        return
    try:
        inside = sorted(source.folder.iterdir())
    except OSError:
        return
    for folder in inside:
        # What begins with a dot is being added, or none of ours.
        if not folder.name.startswith(".") and is_edition(folder):
            yield Found(folder.name, folder, source.origin)


def check_name(name: str, where: str) -> None:
    """Refuse a name that could not stand in a position, an address and a file's name."""
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        raise EditionError(where, "name", shown(name), Phrase("edition-name-form"))
