"""The news of a table: entries get their numbers, and whoever listens hears them."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from .entries import Entry, Signed

Listener: TypeAlias = Callable[[Entry], None]


class News:
    """Everything that has happened so far, and who wants to hear of it."""

    def __init__(self, clock: Callable[[], float], number: int = 0) -> None:
        """Begin; ``clock`` says when something happens, ``number`` how much happened before."""
        self.clock = clock
        self.first = number
        self.told: list[Entry] = []
        self.by = "table"
        """Who is behind what happens, where an entry does not say."""
        self._listeners: list[Listener] = []

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.first + len(self.told)

    def listen(self, listener: Listener) -> None:
        """Tell a listener everything from now on."""
        self._listeners.append(listener)

    def tell(self, entry: Entry) -> Entry:
        """Number what has happened, keep it, and tell it."""
        by = entry.by or self.by
        told = replace(entry, number=self.number + 1, at=self.clock(), by=by)
        self.told.append(told)
        self._spread(told)
        return told

    def sign(self, signed: Signed) -> None:
        """Note in the last entry which wish it came of."""
        self.told[-1] = replace(self.told[-1], signed=signed)

    def mention(self, entry: Entry) -> None:
        """Tell what is of the moment: it has no number, and is not kept."""
        self._spread(replace(entry, at=self.clock(), by=entry.by or self.by))

    def _spread(self, entry: Entry) -> None:
        for listener in self._listeners:
            listener(entry)

    def take(self) -> list[Entry]:
        """Hand over what was told so far, and keep nothing of it."""
        self.first, taken, self.told = self.number, self.told, []
        return taken
