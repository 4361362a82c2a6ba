"""Run the garbage collector in small steps so that no table waits for it.

Python stops everything while it looks for reference cycles, and the more objects there are, the
longer that takes. Reference counting frees almost everything here. So only the young generation is
collected often, and what survives waits for a rare full collection, which finds the cycles that
closed sockets and tables have left. That one runs early if many objects have come since the last.
What the program itself is made of, modules and compiled rules, is frozen: it is never examined.
"""

import asyncio
import gc
from time import monotonic

_OFTEN = 0.25
"""Seconds between two collections of the young generation."""
_RARELY = 900.0
"""Seconds between two full collections."""
_MUCH = 1_000_000
"""Objects that have come since the last full collection and cause an early one. This is about half
a gigabyte; if more objects were alive at the last one, their number is used instead."""


class Sweeper:
    """Replaces Python's automatic garbage collection, from ``start`` to ``stop``."""

    def __init__(self, often: float = _OFTEN, rarely: float = _RARELY, much: int = _MUCH) -> None:
        """Prepare; nothing is collected yet."""
        self._often = often
        self._rarely = rarely
        self._much = much
        self._alive = self._since = 0
        """Objects alive after the last full collection, and how many have come since; frozen ones
        are not counted."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start collecting in steps."""
        gc.disable()
        self.settle()
        self._task = asyncio.create_task(self._run(), name="sweeper")

    def settle(self) -> None:
        """Freeze all objects that exist: the program, or a part of it, has been loaded."""
        gc.collect()
        gc.freeze()
        self._alive = self._since = 0

    def stop(self) -> None:
        """Give collection back to Python."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        gc.unfreeze()
        gc.enable()

    def sweep(self) -> None:
        """Collect the young generation."""
        # Objects made since the last collection, less those that were freed.
        self._since += gc.get_count()[0]
        self._since -= gc.collect(0)

    def sweep_all(self) -> None:
        """Run a full collection."""
        self._since += gc.get_count()[0]
        self._alive = max(0, self._alive + self._since - gc.collect())
        self._since = 0

    @property
    def _has_grown(self) -> bool:
        return self._since > max(self._much, self._alive)

    async def _run(self) -> None:
        swept = monotonic()
        while True:
            await asyncio.sleep(self._often)
            if monotonic() - swept < self._rarely and not self._has_grown:
                self.sweep()
            else:
                self.sweep_all()
                swept = monotonic()
