"""The head that positions of all families share: the version, and which edition is meant.

Version 1 named an edition by its name alone; from version 2 on its digest follows.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..editions import EditionRef
from ..editions.identity import is_digest
from ..errors import PositionError, shown

if TYPE_CHECKING:
    from .game import Game

VERSION = 2
_NAME_ALONE = 1
_HEADER = "passgo position"
_EDITION = "edition"
_LONGEST = 60


def head_lines(game: "Game") -> Iterator[str]:
    """The first two lines of a game's position."""
    yield f"{_HEADER} {VERSION}"
    yield f"{_EDITION} {game.edition.id} {game.edition.digest}"


def version_in(text: str) -> int:
    """The version of a position; PositionError where its first line says none that is known."""
    first = text.split("\n", 1)[0].strip()
    for version in range(_NAME_ALONE, VERSION + 1):
        if first == f"{_HEADER} {version}":
            return version
    expected = f"{_HEADER} {_NAME_ALONE} to {VERSION}"
    raise PositionError(f"position: line 1: found {shown(first, _LONGEST)}, expected {expected}")


def read_ref(words: list[str], version: int) -> EditionRef:
    """Which edition the words of the line mean; ValueError says what is wrong with them."""
    if version == _NAME_ALONE:
        if len(words) != 1:
            raise ValueError(f"found {len(words)} words, expected one word")
        return EditionRef(words[0])
    if len(words) != 2 or not is_digest(words[1]):  # noqa: PLR2004 (a name and a digest)
        found = shown(" ".join(words), _LONGEST)
        raise ValueError(f"found {found}, expected a name and 32 hexadecimal digits")
    return EditionRef(words[0], words[1])


def ref_in(text: str) -> EditionRef | None:
    """The edition that a position names; None where that cannot be read."""
    try:
        version = version_in(text)
        for line in text.split("\n"):
            keyword, *words = line.split()[:4] or [""]
            if keyword == _EDITION:
                return read_ref(words, version)
    except ValueError:
        pass
    return None


def without_digest(text: str) -> str:
    """A position as version 1 wrote it: the same for all who have an edition of that name."""
    lines = text.split("\n")
    if lines[0] == f"{_HEADER} {VERSION}":
        lines[0] = f"{_HEADER} {_NAME_ALONE}"
        place = next((n for n, line in enumerate(lines) if line.startswith(f"{_EDITION} ")), 0)
        lines[place] = " ".join(lines[place].split(" ")[:2])
    return "\n".join(lines)
