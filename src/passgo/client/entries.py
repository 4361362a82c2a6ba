"""What happens at a table, entry by entry and without a gap."""

import asyncio
from typing import TYPE_CHECKING, Self

from ..wire.plain import Plain

if TYPE_CHECKING:
    from .visit import Visit


class Entries:
    """One listener's entries; those that a broken socket missed are asked for again."""

    def __init__(self, visit: "Visit") -> None:
        """Listen from here on."""
        self._visit = visit
        self._last = visit.number
        self._queue: asyncio.Queue[Plain | None] = asyncio.Queue()
        self._missed: list[Plain] = []

    def put(self, entry: Plain) -> None:
        """Hear of an entry."""
        self._queue.put_nowait(entry)

    def end(self) -> None:
        """Hear that there will be no more."""
        self._queue.put_nowait(None)

    def __aiter__(self) -> Self:
        """Tell them in their order."""
        return self

    async def __anext__(self) -> Plain:
        """The next entry; it ends when the visit does."""
        if not self._missed:
            entry = await self._queue.get()
            if entry is None:
                raise StopAsyncIteration
            await self._fill(entry)
        entry = self._missed.pop(0)
        self._last = entry["number"]
        return entry

    async def _fill(self, entry: Plain) -> None:
        """Put before an entry what came between it and the last one told."""
        last = self._last
        while last < entry["number"] - 1:
            told = await self._visit.story(last, entry["number"] - 1)
            if not told:
                break
            self._missed += told
            last = told[-1]["number"]
        self._missed.append(entry)
