"""How an edition is shown: keys of box.toml that no rule reads."""

import re
from dataclasses import dataclass

from ..errors import shown
from .reading import Keys
from .values import YES_NO, Whole

KEYS = ("order", "minutes", "cover", "look", "official", "supersedes")
"""What a box.toml may leave out."""

PLAIN = "plain"
"""The cover and the look of a box for which none was drawn."""

_PALETTE = ("table", "board", "ink", "accent")
_LAST = 1000
_HOUR = 60
_DIGEST = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Display:
    """The place of an edition in the list of editions, its cover and its look."""

    order: int = _LAST
    """Boxes stand in this order, and by name where it is the same."""
    minutes: int = _HOUR
    """About how long a game takes."""
    cover: str = PLAIN
    """The name of a drawn cover; ``plain`` is one in the edition's own colours."""
    look: str = PLAIN
    """The name of a drawn look of the table: stage, dice, buildings and pictures."""
    official: bool = False
    """Whether it is one of the books that Passgo plays to the letter, if it is in the package."""
    supersedes: tuple[str, ...] = ()
    """Digests that the edition had before its data were corrected."""


def read_display(file: Keys) -> Display:
    """Return the display keys of box.toml, with defaults for those missing."""
    usual = Display()
    return Display(
        order=file.value("order", Whole(0, _LAST)) if file.has("order") else usual.order,
        minutes=file.value("minutes", Whole(1, _LAST)) if file.has("minutes") else usual.minutes,
        cover=file.id("cover") if file.has("cover") else usual.cover,
        look=file.id("look") if file.has("look") else usual.look,
        official=file.value("official", YES_NO) if file.has("official") else usual.official,
        supersedes=_read_digests(file) if file.has("supersedes") else usual.supersedes,
    )


def read_palette(table: Keys) -> dict[str, str]:
    """Return the colours of the table, the board, its lettering and its highlights."""
    colours = {name: table.hex(name) for name in _PALETTE}
    table.done()
    return colours


def _read_digests(file: Keys) -> tuple[str, ...]:
    expected = "a list of digests, each of 32 hexadecimal digits"
    listed = file.take("supersedes", expected)
    if not isinstance(listed, list):
        file.wrong("supersedes", shown(listed), expected)
    for place, digest in enumerate(listed):
        if not isinstance(digest, str) or not _DIGEST.fullmatch(digest):
            file.wrong(f"supersedes[{place}]", shown(digest), "32 hexadecimal digits")
    return tuple(listed)
