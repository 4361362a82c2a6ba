"""The allowed values of a flag or an option: one of a list, a whole number, a set of words.

Each kind answers two questions: is this value allowed, and what would be right, in words.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from ..errors import shown
from .phrases import Phrase

FlagValue: TypeAlias = bool | int | float | str | tuple[int, ...] | tuple[str, ...]

MOST = 10**12
"""No sum or count in a file may be larger; far below what 64 bits hold."""


def listed(words: Sequence[str]) -> str:
    """Return ``words`` as "a, b or c"."""
    if len(words) == 1:
        return words[0]
    return Phrase("either", first=", ".join(words[:-1]), last=words[-1])


@dataclass(frozen=True)
class OneOf:
    """One of the values listed."""

    choices: tuple[bool | int | str, ...]

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is in the list; true is not 1."""
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def expected(self) -> str:
        """Say in words what is allowed."""
        return listed(
            [choice if isinstance(choice, str) else shown(choice) for choice in self.choices]
        )


@dataclass(frozen=True)
class Whole:
    """A whole number between two bounds, both included."""

    least: int
    most: int = MOST

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is such a number; true is not 1."""
        return type(value) is int and self.least <= value <= self.most

    def expected(self) -> str:
        """Say in words what is allowed."""
        if self.most == MOST:
            return Phrase("whole-from", least=self.least)
        return Phrase("whole-range", least=self.least, most=self.most)


@dataclass(frozen=True)
class Sum(Whole):
    """A sum of printed money, a whole number of the edition's unit."""


@dataclass(frozen=True)
class Words:
    """A list of words, each once, in any order: all of some, and any of others."""

    always: tuple[str, ...]
    perhaps: tuple[str, ...]

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is such a list."""
        if not isinstance(value, (list, tuple)) or len(set(map(str, value))) != len(value):
            return False
        return set(self.always) <= set(map(str, value)) <= {*self.always, *self.perhaps}

    def expected(self) -> str:
        """Say in words what is allowed."""
        return Phrase("word-list", always=", ".join(self.always), perhaps=", ".join(self.perhaps))


@dataclass(frozen=True)
class Counts:
    """A list of counts, so many and none larger than ``most``."""

    length: int
    most: int

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is such a list."""
        if not isinstance(value, (list, tuple)) or len(value) != self.length:
            return False
        return all(type(count) is int and 0 <= count <= self.most for count in value)

    def expected(self) -> str:
        """Say in words what is allowed."""
        return Phrase("count-list", length=self.length, most=self.most)


@dataclass(frozen=True)
class Odds:
    """A probability: a number from 0 to 1, or a fraction as text."""

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is one that can be drawn exactly."""
        found = _fraction(value)
        return found is not None and 0 <= found <= 1 and found.denominator <= _FINEST

    def expected(self) -> str:
        """Say in words what is allowed."""
        return Phrase("odds")

    def settle(self, value: object) -> int | str:
        """Return an allowed value in its one form: 0, 1 or a fraction in lowest terms."""
        found = _fraction(value)
        assert found is not None
        return int(found) if found.denominator == 1 else str(found)


_FINEST = 10**9
"""No probability may have a larger denominator; the generator draws from 32 bits."""

_FRACTION = re.compile(r"[0-9]{1,10}/[0-9]{1,10}")


def _fraction(value: object) -> Fraction | None:
    """Return a number as it is written, so that 0.1 is one in ten; None if it is none."""
    if type(value) not in {int, float} and not (
        isinstance(value, str) and _FRACTION.fullmatch(value)
    ):
        return None
    try:
        return Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        return None


Spec: TypeAlias = OneOf | Whole | Words | Counts | Odds

YES_NO = OneOf((True, False))

HOUSE_RULE = "house rule"
"""Used in place of a clause: for a flag that no book prints, and a scenario that proves one."""
