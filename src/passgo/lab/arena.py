"""What a match asks of a family of editions, and nothing of its rules.

A family joins with an ``ARENA`` in its ``arena.py``; matches, ladders, charts and the command then
work for it as for the others.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Protocol

from ..editions import load_edition
from ..families import FAMILIES, find_family
from ..families.records import Numbers

if TYPE_CHECKING:
    from ..game import Game


@dataclass(frozen=True)
class Setting:
    """What all games of a match or a ladder have in common."""

    edition: str
    mode: str
    turns: int
    """Turns of each player after which a game is cut."""
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Series:
    """Games of one seating, as arrays by game."""

    winners: Numbers
    """Masks of seats; 0 where the game was cut undecided."""
    turns: Numbers
    actions: Numbers
    decisions: Numbers
    """How often each seat was asked, by game and seat."""
    faults: Numbers
    """0 where nothing went wrong."""
    seconds: float
    """Seconds of one core."""
    forfeits: Mapping[str, int] = field(default_factory=dict)
    """Decisions that players from outside forfeited, by name."""
    complaints: Mapping[str, str] = field(default_factory=dict)
    """What went wrong the first time, by name."""


class Arena(Protocol):
    """What a family of editions offers to matches."""

    family: str

    def editions(self) -> tuple[str, ...]:
        """The editions of the family, by name."""
        ...

    def players(self) -> tuple[str, ...]:
        """All players by name, the weakest first as far as is known."""
        ...

    def modes(self, edition: str) -> tuple[str, ...]:
        """The modes of an edition; EditionError if there is no such edition."""
        ...

    def seats(self, edition: str) -> tuple[int, int]:
        """The smallest and the largest number of players at a table."""
        ...

    def usual_turns(self, edition: str, mode: str) -> int:
        """The default number of turns of each player after which a game is cut."""
        ...

    def read_option(self, text: str) -> tuple[str, object]:
        """Name and value of an option from the command line; OptionError if it does not exist."""
        ...

    def check(self, setting: Setting) -> None:
        """Refuse options that the edition does not have: OptionError."""
        ...

    def play(self, setting: Setting, seating: Sequence[str], first: int, count: int) -> Series:
        """Play the seed's games from number ``first`` on, with players in seat order.

        The same numbers give the same games, whatever the number of threads.
        """
        ...

    def count_turns(self, game: "Game") -> int:
        """The turns of a game, as ``play`` counts them."""
        ...

    def is_cut(self, game: "Game", turns: int) -> bool:
        """Whether a game that has had so many turns is cut; one with an hour ends by the hour."""
        ...

    def fault_name(self, fault: int) -> str:
        """What went wrong, in words for developers."""
        ...


@cache
def arenas() -> tuple[Arena, ...]:
    """The arenas of all families."""
    return tuple(find_family(family).arena for family in FAMILIES)


def find_arena(edition: str) -> Arena:
    """The arena of an edition's family, by name or folder; EditionError if there is no edition."""
    return find_family(load_edition(edition).family).arena
