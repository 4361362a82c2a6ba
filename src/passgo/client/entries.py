"""An iterator over a table's entries, without gaps."""

import asyncio
from typing import TYPE_CHECKING, Self

from ..wire.plain import Plain

if TYPE_CHECKING:
    from .visit import Visit


class Entries:
    """One listener's entries; those missed by a broken socket are requested again."""

    def __init__(self, visit: "Visit") -> None:
        """Start with the next entry."""
        self._visit = visit
        self._last = visit.number
        self._queue: asyncio.Queue[Plain | None] = asyncio.Queue()
        self._missed: list[Plain] = []

    def put(self, entry: Plain) -> None:
        """Add an entry."""
        self._queue.put_nowait(entry)

    def end(self) -> None:
        """Signal that there are no more entries."""
        self._queue.put_nowait(None)

    def __aiter__(self) -> Self:
        """Iterate in order."""
        return self

    async def __anext__(self) -> Plain:
        """The next entry; stops when the visit ends."""
        if not self._missed:
            entry = await self._queue.get()
            if entry is None:
                raise StopAsyncIteration
            await self._fill(entry)
        entry = self._missed.pop(0)
        self._last = entry["number"]
        return entry

    async def _fill(self, entry: Plain) -> None:
        """Insert the entries between the last one returned and this one."""
        last = self._last
        while last < entry["number"] - 1:
            told = await self._visit.story(last, entry["number"] - 1)
            if not told:
                break
            self._missed += told
            last = told[-1]["number"]
        self._missed.append(entry)
