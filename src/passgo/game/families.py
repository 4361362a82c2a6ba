"""A family of editions: everything in which its games differ from those of another.

``Game`` itself asks a family and knows none by name. A family is a kernel with its records and
tables of names, how its actions are written, and how its games are shown.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from ..compiling.rooms import FAMILIES, family_part
from ..compiling.targets import Kernel
from ..editions import AnyEdition, Editions, load_edition
from ..errors import OptionError, shown
from ..wire.forms import Choice, Written
from ..wire.look import Look
from ..wire.messages import Messages

if TYPE_CHECKING:
    from .game import Game

__all__ = ["Choice", "Family", "FamilyWording", "Tables", "Written", "find_family"]


class FamilyWording(Protocol):
    """Reads and writes the actions of one game."""

    def seat(self, where: str, detail: Any) -> int:
        """The number of a seat given by number or name; −1 for the bank, where there is one."""
        ...

    def read(self, written: Written | Mapping[str, Any]) -> Any:
        """Turn a written action into a record; ActionError says what is wrong with it."""
        ...

    def write(self, action: Any) -> Written:
        """Turn a record into a written action."""
        ...

    def money(self, units: int) -> int:
        """A sum as printed."""
        ...


@dataclass(frozen=True)
class Tables:
    """The records and the names of a kernel."""

    state_dtype: Any
    action_dtype: Any
    log_rows: int
    choice_rows: int
    choice_width: int
    phases: tuple[str, ...]
    over: int
    """The phase of a game that has ended."""
    events: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, tuple[str, ...]]
    marked: tuple[str, ...]
    """The columns of the state that are what people see lie on the table."""


class Family(ABC):
    """What ``Game`` asks of a family."""

    name: str
    rules_version: int
    """Raised whenever the rules would play a recorded game otherwise."""
    tables: Tables
    kernel: Callable[[str], Kernel]
    undoable: Mapping[str, frozenset[str]] = MappingProxyType({})
    """Words of actions that can be taken back, and the events that each may tell; one that told
    anything else stays done. A text ``undone-…`` says what each of these events did."""

    @abstractmethod
    def settle(
        self, edition: Any, mode: str, options: Mapping[str, object], seats: Sequence[str]
    ) -> dict[str, Any]:
        """The options with defaults filled in; OptionError if one, or a seat, is wrong."""

    @abstractmethod
    def departures(self, edition: Any, mode: str, options: Mapping[str, object]) -> tuple[str, ...]:
        """The options that make a game differ from the printed rules."""

    @abstractmethod
    def compile(
        self, edition: Any, mode: str, options: Mapping[str, object], seats: Sequence[str]
    ) -> Any:
        """The kernel's board record."""

    @abstractmethod
    def wording(self, edition: Any, seats: Sequence[str]) -> Any:
        """Reader and writer of a game's actions."""

    @abstractmethod
    def messages(self, game: "Game") -> Messages:
        """Maker of a game's messages."""

    @abstractmethod
    def choice(
        self, game: "Game", state: Any, seat: int, columns: list[int], written: Written
    ) -> Choice:
        """A row of the kernel's choices as something to offer."""

    def complete(self, game: "Game", seat: int, record: Any) -> None:  # noqa: B027
        """Fill in what an action leaves to the state of the game; for most, nothing."""

    def told(self, game: "Game", seat: int) -> list[Choice]:
        """What people may tell of a real table, beside the kernel's choices; for most, nothing."""
        del game, seat
        return []

    @abstractmethod
    def look(self, game: "Game", content: bytes) -> Look:
        """This moment of a game, whose state has these bytes."""

    @abstractmethod
    def box(self, edition: Any) -> dict[str, Any]:
        """What it takes to draw and explain an edition."""

    @abstractmethod
    def position(self, game: "Game") -> str:
        """The game as readable text."""

    @abstractmethod
    def parse_position(
        self, cls: "type[Game]", text: str, target: str, editions: Editions
    ) -> "Game":
        """The game a position says, its edition found among these."""


def edition_box(edition: str | AnyEdition) -> dict[str, Any]:
    """Everything printed of an edition, as plain data: what it takes to draw and explain it."""
    found = load_edition(edition) if isinstance(edition, str) else edition
    return find_family(found.family).box(found)


@cache
def find_family(name: str) -> Family:
    """The family of this name."""
    if name not in FAMILIES:
        raise OptionError("family", shown(name), " or ".join(FAMILIES))
    family: Family = family_part(name, "family").FAMILY
    return family
