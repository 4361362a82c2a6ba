"""The part of a story that a family provides."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..game import Event, Game
from ..wire.forms import Plain
from ..wire.terms import Message, Term

BANK: Final = -1
"""The bank's number among lines."""


@dataclass(frozen=True)
class Line:
    """One line of the chart: a seat, or a side with its members."""

    seat: str
    """Its seat in the story: its first member."""
    members: tuple[str, ...]


@dataclass(frozen=True)
class Transfer:
    """Money that changed hands, in the kernel's units; −1 is the bank."""

    payer: int
    payee: int
    amount: int
    event: Event


@dataclass(frozen=True)
class Throw:
    """Two dice of a line."""

    line: int
    dice: tuple[int, int]


@dataclass(frozen=True)
class Fact:
    """A count for a line; a sum is in printed money."""

    key: str
    value: int
    is_sum: bool = False


class FamilyStory(ABC):
    """A family's part of one story; called after every action, in order."""

    period: str
    """The unit of time: ``turn`` or ``round``."""
    headlines: tuple[str, ...]
    """Events that can describe an action, the most important first."""

    def __init__(self, game: Game) -> None:
        """Take a game at its first moment; the same object is used for all of it."""
        self.game = game

    @abstractmethod
    def lines(self) -> list[Line]:
        """The lines of the chart."""

    @abstractmethod
    def time(self, view: Plain) -> int:
        """The number of the turn or round; 0 before the first."""

    @abstractmethod
    def wealth(self) -> list[int]:
        """Each line's wealth now, in printed money."""

    @abstractmethod
    def prospects(self, view: Plain, wealth: Sequence[int]) -> list[int]:
        """Wealth with expected income, from which the chance to win is estimated."""

    @abstractmethod
    def out(self, view: Plain) -> list[bool]:
        """Which lines have left the game."""

    @abstractmethod
    def transfers(self, events: Sequence[Event]) -> list[Transfer]:
        """The payments among the events of one action."""

    def throws(self, events: Sequence[Event]) -> list[Throw]:
        """The throws of dice among the events of one action; for most families, none."""
        return []

    def asides(self, before: Plain, after: Plain) -> list[Message]:
        """Other facts worth telling about an action, given the public views before and after it."""
        return []

    def took(self, seat: int, events: Sequence[Event], gains: Sequence[int]) -> None:  # noqa: B027
        """Record an action of a seat, its events, and each line's change of prospects."""

    @abstractmethod
    def facts(self, line: int, events: Sequence[Event], view: Plain) -> list[Fact]:
        """The counts of a line, from all events that were not taken back."""


def seat_in(fields: Mapping[str, int], name: str = "seat") -> int:
    """A seat of an event; the bank where it names none."""
    return int(fields.get(name, BANK))


def named(line: Line | None) -> Term:
    """A line as a term; None is the bank."""
    return {"seat": None if line is None else line.seat}
