"""The news of a table: numbers its entries and passes them to listeners."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from .entries import Entry, Signed

Listener: TypeAlias = Callable[[Entry], None]


class News:
    """All new entries, and their listeners."""

    def __init__(self, clock: Callable[[], float], number: int = 0) -> None:
        """Start with entry ``number`` as the last one; ``clock`` gives the time of entries."""
        self.clock = clock
        self.first = number
        self.told: list[Entry] = []
        self.by = "table"
        """Who causes entries that do not say it themselves."""
        self._listeners: list[Listener] = []

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.first + len(self.told)

    def listen(self, listener: Listener) -> None:
        """Register a listener for all entries from now on."""
        self._listeners.append(listener)

    def tell(self, entry: Entry) -> Entry:
        """Number an entry, keep it, and pass it to the listeners."""
        by = entry.by or self.by
        told = replace(entry, number=self.number + 1, at=self.clock(), by=by)
        self.told.append(told)
        self._spread(told)
        return told

    def sign(self, signed: Signed) -> None:
        """Add to the last entry the request that caused it."""
        self.told[-1] = replace(self.told[-1], signed=signed)

    def mention(self, entry: Entry) -> None:
        """Pass on a momentary entry: it has no number, and is not kept."""
        self._spread(replace(entry, at=self.clock(), by=entry.by or self.by))

    def _spread(self, entry: Entry) -> None:
        for listener in self._listeners:
            listener(entry)

    def take(self) -> list[Entry]:
        """Return the entries so far, and forget them."""
        self.first, taken, self.told = self.number, self.told, []
        return taken
