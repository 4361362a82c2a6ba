"""Signs that boards are drawn with, and the plain ones for terminals that have no others."""

import codecs
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

PLAIN_ERRORS = "passgo-plain"
"""The name under which streams find ``nearest``."""

_NEAREST = {
    "’": "'",
    "\u2018": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "─": "-",
    "·": "-",
    "×": "x",
    "→": "->",
    "°": " deg",
    "€": "E",
    "£": "L",
    "œ": "oe",
    "Œ": "OE",
    "\u00a0": " ",
    "\u202f": " ",
}


@dataclass(frozen=True)
class Signs:
    """The signs of a drawing, each one column wide."""

    tokens: str
    """The letters of the seats; the owner of a lot has the capital letter."""
    house: str
    hotel: str
    mortgaged: str
    mover: str
    minus: str
    none: str
    line: str
    dot: str
    community: str
    go_to_jail: str
    transport_zone: str
    change: str
    """Between what was and what will be."""
    chance: str = "?"
    jail: str = "#"
    free_parking: str = "P"

    def all(self) -> str:
        """Every sign, to see whether a terminal has them."""
        return "".join(str(sign) for sign in vars(self).values())

    def of(self, name: str) -> str:
        """The sign of a kind of square, or nothing."""
        return str(vars(self).get(name, ""))


DRAWN = Signs("ⒶⒷⒸⒹⒺⒻⒼⒽ", "⌂", "■", "×", "▶", "−", "–", "─", "·", "≡", "→", "◎", "→")
PLAIN = Signs("abcdefgh", "^", "*", "x", ">", "-", "-", "-", ".", "=", "!", "o", ">")


def signs_for(console: "Console") -> Signs:
    """The signs that a terminal can show."""
    try:
        DRAWN.all().encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return DRAWN


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Replace letters an encoding lacks by the nearest ones: é by e, a long dash by a short."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = "".join(_plain(sign) for sign in error.object[error.start : error.end])
    return found, error.end


def _plain(sign: str) -> str:
    if sign in _NEAREST:
        return _NEAREST[sign]
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"


def printable(text: str, encoding: str) -> str:
    """A text in the letters of an encoding."""
    codecs.register_error(PLAIN_ERRORS, nearest)
    return text.encode(encoding, PLAIN_ERRORS).decode(encoding)


def make_streams_plain(streams: Mapping[str, object]) -> None:
    """Let streams print the nearest letter instead of failing on one they lack."""
    codecs.register_error(PLAIN_ERRORS, nearest)
    for stream in streams.values():
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=PLAIN_ERRORS)
