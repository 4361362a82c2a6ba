"""The parts of a family that are modules: what each of them answers, for the type checker.

A module is such a part if it has these functions; nothing is inherited. Parts used by one later
room alone are described there: ``Arena`` in ``lab/``, ``Company`` in ``bots/`` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from ..editions import AnyEdition, Editions
    from ..game import Game
    from ..wire.forms import Choice, Plain, Written
    from ..wire.look import Look
    from ..wire.messages import Messages
    from ..wire.models import Described
    from .records import ActionRecord, BoardRecord, StateRecord

Options = Mapping[str, object]
"""The options of a table, by name."""


class EditionReader(Protocol):
    """Reads the editions of a family, and settles what a table plays with."""

    def load(self, folder: Path, shown_as: str) -> AnyEdition:
        """Read the edition in a folder; EditionError says what is wrong with it."""
        ...

    def settle(
        self, edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
    ) -> dict[str, object]:
        """Fill in the defaults of options; OptionError if one, or a seat, is wrong."""
        ...

    def departures(self, edition: AnyEdition, mode: str, options: Options) -> tuple[str, ...]:
        """The options that make a game differ from the printed rules."""
        ...

    def compile_board(
        self, edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
    ) -> BoardRecord:
        """The kernel's board record."""
        ...

    def player_range(self, edition: AnyEdition, mode: str) -> tuple[int, int]:
        """How many may play, least and most."""
        ...

    def ending(self, edition: AnyEdition, mode: str) -> str:
        """When a game of this mode ends, in one word, for a text."""
        ...

    def needed_options(self, edition: AnyEdition, mode: str) -> tuple[str, ...]:
        """The options that a table must set, because the book leaves them to the players."""
        ...

    def offered_options(self, edition: AnyEdition, mode: str) -> list[Plain]:
        """The options that mean something in a mode, as a form offers them."""
        ...


class ActionWording(Protocol):
    """Reads and writes the actions of one game."""

    def seat(self, where: str, detail: object) -> int:
        """The number of a seat given by number or name; −1 for the bank, where there is one."""
        ...

    def read(self, written: Written | Mapping[str, object]) -> ActionRecord:
        """Turn a written action into a record; ActionError says what is wrong with it."""
        ...

    def write(self, action: ActionRecord) -> Written:
        """Turn a record into a written action."""
        ...

    def money(self, units: int) -> int:
        """A sum as printed."""
        ...


class Notation(Protocol):
    """How games of a family are written down: their actions and their positions."""

    def wording(self, edition: AnyEdition, seats: Sequence[str]) -> ActionWording:
        """Reader and writer of a game's actions."""
        ...

    def complete(self, game: Game, seat: int, record: ActionRecord) -> None:
        """Fill in what an action leaves to the state of the game."""
        ...

    def position_text(self, game: Game) -> str:
        """The game as readable text."""
        ...

    def parse_position(self, cls: type[Game], text: str, target: str, editions: Editions) -> Game:
        """The game that a position says, its edition found among these."""
        ...


class ScenarioForm(Protocol):
    """How scenarios of a family begin, and what may be stated of them."""

    def start(self, edition: str, content: Mapping[str, object], target: str) -> Game:
        """The game a scenario begins with."""
        ...

    def first_event(self, game: Game) -> int:
        """The number of events at the start that a scenario does not speak of."""
        ...

    def count_all(self, game: Game) -> Mapping[str, int]:
        """What no action changes, such as the sum of all money."""
        ...

    def verify(
        self, game: Game, then: object, first_event: int, fail: Callable[[str], None]
    ) -> None:
        """Check what is stated, and name everything that does not hold."""
        ...


class FamilyWire(Protocol):
    """Makes everything that leaves a game."""

    def messages(self, game: Game) -> Messages:
        """Maker of a game's messages."""
        ...

    def choice(
        self, game: Game, state: StateRecord, seat: int, columns: list[int], written: Written
    ) -> Choice:
        """A row of the kernel's choices as something to offer."""
        ...

    def told(self, game: Game, seat: int) -> list[Choice]:
        """What people may tell of a real table, beside the kernel's choices."""
        ...

    def look(self, game: Game, content: bytes) -> Look:
        """This moment of a game, whose state has these bytes."""
        ...

    def box(self, edition: AnyEdition) -> Plain:
        """What it takes to draw and explain an edition."""
        ...

    def progress(self, view: Plain) -> Plain:
        """How far a game has come, in a line: for lists of games."""
        ...

    def models(self) -> Mapping[str, Described]:
        """The models of all this, by name."""
        ...


class Counsel(Protocol):
    """A careful player without trades of its own: it judges for the wire what is best to do."""

    def advise(self, seen: StateRecord, seat: int) -> ActionRecord | None:
        """What a seat should do, from what it sees; None is to wait."""
        ...

    def way_out(self, seen: StateRecord, seat: int) -> list[ActionRecord]:
        """What a debtor does one after the other to pay, or all that brings money."""
        ...


class Warming(Protocol):
    """Compiles rules ahead of time by calling them once."""

    def warm(self) -> None:
        """Compile everything: what a table needs, and what plays many games."""
        ...

    def warm_table(self) -> None:
        """Compile what people and bots at a table need."""
        ...

    def warm_loops(self) -> None:
        """Compile what shakes and measures the rules."""
        ...

    def warm_bots(self) -> None:
        """Compile what heavy bots decide with."""
        ...

    def warm_walk(self) -> None:
        """Compile what bots learn an unknown board with."""
        ...

    def knows(self, game: Game) -> bool:
        """Whether bots know the board of a game."""
        ...

    def learn(self, game: Game) -> None:
        """Let bots learn the board of a game, which takes a compiler."""
        ...
