"""What a flag or an option may be set to: one of a list, a whole number, a given set of words.

Each kind answers two questions: is this value allowed, and what would be right, in words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .errors import shown

FlagValue: TypeAlias = bool | int | float | str | tuple[int, ...] | tuple[str, ...]

MOST = 10**12
"""No sum or count in a file may be larger; far below what 64 bits hold."""


def listed(words: Sequence[str]) -> str:
    """Return ``words`` as "a, b or c"."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


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
            return f"a whole number of at least {self.least}"
        return f"a whole number from {self.least} to {self.most}"


@dataclass(frozen=True)
class Sum(Whole):
    """A sum of printed money, a whole number of the edition's unit."""


@dataclass(frozen=True)
class Words:
    """The list of exactly these words, in any order."""

    choices: tuple[str, ...]

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is that list."""
        if not isinstance(value, (list, tuple)):
            return False
        return sorted(map(str, value)) == sorted(self.choices)

    def expected(self) -> str:
        """Say in words what is allowed."""
        return "a list of exactly " + ", ".join(self.choices)


@dataclass(frozen=True)
class Counts:
    """A list of counts, so many and none larger than ``most``."""

    length: int
    most: int

    def allows(self, value: object) -> bool:
        """Say whether ``value`` is such a list."""
        if not isinstance(value, (list, tuple)) or len(value) != self.length:
            return False
        return all(type(count) is int and 1 <= count <= self.most for count in value)

    def expected(self) -> str:
        """Say in words what is allowed."""
        return f"a list of {self.length} whole numbers from 1 to {self.most}"


Spec: TypeAlias = OneOf | Whole | Words | Counts

YES_NO = OneOf((True, False))
