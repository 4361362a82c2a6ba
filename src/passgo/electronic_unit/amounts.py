"""Amounts as they are keyed and shown: a number, with or without a point, then M or K.

Inside, money is a whole number of steps of 10K, the money unit of the game.
"""

import re
from typing import Final

from .keys import MILLIONS, POINT, THOUSANDS

STEP: Final = 10_000
ENTRY_ROOM: Final = 8
"""The number of digits and points that fit on the screen."""

_WORTH: Final[dict[str, int]] = {MILLIONS: 1_000_000, THOUSANDS: 1_000}
_ENTRY = re.compile(r"\d*\.?\d*", re.ASCII)
_MINUS = "\u2212"


def is_entry(text: str) -> bool:
    """Whether these digits and points can have been keyed."""
    return len(text) <= ENTRY_ROOM and _ENTRY.fullmatch(text) is not None


def why_not_key(entry: str, key: str) -> str | None:
    """The reason why a digit or a point cannot follow an entry."""
    if key == POINT and POINT in entry:
        return "two_points"
    return "entry_full" if len(entry) >= ENTRY_ROOM else None


def has_number(entry: str) -> bool:
    """Whether anything but a point has been keyed."""
    return entry.strip(POINT) != ""


def amount_of(entry: str, suffix: str) -> int | None:
    """The steps of a number with M or K; None if they are not a whole number (UNIT-07)."""
    whole, _, part = entry.partition(POINT)
    # Without the point, the digits are the number times ten to the power of its decimals.
    scale: int = 10 ** len(part)
    steps, rest = divmod(int(whole + part) * _WORTH[suffix], STEP * scale)
    return None if rest else steps


def parse_amount(text: str) -> int | None:
    """The steps of a text such as 1.26M or 500K; None if it is not an amount."""
    entry, suffix = text[:-1], text[-1:]
    if suffix not in _WORTH or not is_entry(entry) or not has_number(entry):
        return None
    return amount_of(entry, suffix)


def format_amount(steps: int) -> str:
    """An amount as the screen shows it: 500K, 15M, 1.26M (THEME-10)."""
    sign = _MINUS if steps < 0 else ""
    printed = abs(steps) * STEP
    if printed < _WORTH[MILLIONS]:
        return f"{sign}{printed // _WORTH[THOUSANDS]}{THOUSANDS}"
    whole, rest = divmod(printed, _WORTH[MILLIONS])
    part = f"{POINT}{rest // STEP:02}".rstrip("0") if rest else ""
    return f"{sign}{whole}{part}{MILLIONS}"
