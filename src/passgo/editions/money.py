"""Money of an edition: printed sums, sums in its unit, and both as text.

A printed sum is what the notes say. The kernel counts in units; a sum that is no whole number of
them does not exist in that edition.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ..errors import MoneyError, shown
from .values import MOST

_SPACES = " \u00a0\u202f"
_PLAIN = re.compile(r"\d+|\d{1,3}(?:[ ,]\d{3})+")
_SHORT = re.compile(r"(\d+)(?:[.,](\d+))?\s?([KM])", re.IGNORECASE)
_ZEROS = {"K": 3, "M": 6}
_DIGITS = 18


@dataclass(frozen=True)
class MoneyFormat:
    """How a locale writes a sum."""

    grouping: str
    """What stands between groups of three digits."""
    pattern: str
    """The sum with its symbol; ``{number}`` stands for the digits."""
    point: str = ""
    """Where given, large sums are written short, as 500K or 1.26M, with this as the point."""


@dataclass(frozen=True)
class Money:
    """The money of an edition."""

    unit: int
    symbol: str
    denominations: tuple[int, ...]
    coins: tuple[int, ...]
    start_notes: tuple[tuple[int, int], ...]
    """Value and count of each note of the opening hand; none where money is electronic."""
    formats: Mapping[str, MoneyFormat]

    def to_unit(self, printed: int) -> int:
        """Return a printed sum in units."""
        if printed % self.unit:
            raise MoneyError(f"money: found {printed}, expected a multiple of {self.unit}")
        return printed // self.unit

    def from_unit(self, units: int) -> int:
        """Return a sum in units as it is printed."""
        return int(units) * self.unit

    def parse_money(self, written: object) -> int:
        """Return a sum as a person writes it, in units: 1500, "1 500 €", "500K", "1.5M"."""
        if type(written) is int and written >= 0:
            return self._bounded(written)
        if not isinstance(written, str):
            raise _not_money(written)
        text = written.translate(dict.fromkeys(map(ord, _SPACES), " "))
        if self.symbol:
            text = text.removeprefix(self.symbol).removesuffix(self.symbol)
        text = text.strip()
        if len(text) > _DIGITS:
            raise _not_money(written)
        if _PLAIN.fullmatch(text):
            return self._bounded(int(text.replace(" ", "").replace(",", "")))
        short = _SHORT.fullmatch(text)
        if short is None:
            raise _not_money(written)
        whole, part, suffix = short[1], short[2] or "", short[3]
        zeros = _ZEROS[suffix.upper()]
        if len(part.rstrip("0")) > zeros:
            raise _not_money(written)
        return self._bounded(int(whole + part[:zeros].ljust(zeros, "0")))

    def _bounded(self, printed: int) -> int:
        if printed > MOST:
            raise MoneyError(f"money: found {shown(printed)}, expected at most {MOST}")
        return self.to_unit(printed)

    def format_money(self, units: int, locale: str) -> str:
        """Return a sum in units as ``locale`` writes it."""
        style = self.formats[locale]
        printed = self.from_unit(units)
        number = _short(abs(printed), style.point) if style.point else ""
        number = number or f"{abs(printed):,}".replace(",", style.grouping)
        text = style.pattern.replace("{number}", number)
        return f"\u2212{text}" if printed < 0 else text


def _short(printed: int, point: str) -> str:
    """Return a sum in millions or thousands, without needless zeros; nothing below a thousand."""
    for suffix in ("M", "K"):
        whole, rest = divmod(printed, 10 ** _ZEROS[suffix])
        if whole:
            part = f"{rest:0{_ZEROS[suffix]}}".rstrip("0")
            return f"{whole}{point}{part}{suffix}" if part else f"{whole}{suffix}"
    return ""


def _not_money(written: object) -> MoneyError:
    return MoneyError(f"money: found {shown(written)}, expected a sum such as 1500, 500K or 1.5M")
