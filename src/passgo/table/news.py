"""What happens at a table, numbered: actions with their events, and what people and clocks do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..game import Event
from ..wire.forms import Written

Listener: TypeAlias = "Callable[[Happening], None]"


@dataclass(frozen=True)
class Happening:
    """One thing that happened; ``acted`` is an action of the game, the others are the table's."""

    number: int
    at: float
    """Seconds spent at the table."""
    name: str
    seat: str | None = None
    by: str = "person"
    """Of an action: person, bot, habit, clock or bank."""
    action: Written | None = None
    events: Sequence[Event] = ()
    why: Any = None
    """Of a bot's action: the reason it gives."""
    args: Mapping[str, Any] = field(default_factory=dict)
    """Terms of the sentence ``table-<name>``, where the table itself has something to say."""

    @property
    def text(self) -> str:
        """The id of the sentence."""
        return f"table-{self.name.replace('_', '-')}"


class News:
    """Everything that has happened so far, and who wants to hear of it."""

    def __init__(self, number: int = 0) -> None:
        """Begin; ``number`` is how much happened in earlier sittings."""
        self.first = number
        self.told: list[Happening] = []
        self._listeners: list[Listener] = []

    @property
    def number(self) -> int:
        """The number of the last happening."""
        return self.first + len(self.told)

    def listen(self, listener: Listener) -> None:
        """Tell somebody everything from now on."""
        self._listeners.append(listener)

    def tell(self, at: float, name: str, seat: str | None = None, **details: Any) -> Happening:
        """Note that something happened, and tell it."""
        happening = Happening(self.number + 1, at, name, seat, **details)
        self.told.append(happening)
        for listener in self._listeners:
            listener(happening)
        return happening

    def forget(self) -> None:
        """Keep nothing of what was told so far; whoever listened has it."""
        self.first, self.told = self.number, []

    def since(self, number: int) -> list[Happening] | None:
        """What happened after a number; None where that is no longer, or not yet, known."""
        if not self.first <= number <= self.number:
            return None
        return self.told[number - self.first :]
