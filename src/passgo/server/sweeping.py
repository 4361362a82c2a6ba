"""Run the garbage collector in small steps so that no table waits for it.

Python stops everything while it looks for reference cycles, and the more tables there are, the
longer that takes. Reference counting frees almost everything here. So the young generation is
collected often, and what survives is frozen until a rare full collection, which finds the cycles
that closed sockets and tables have left. Cycles that were frozen while in use, such as games,
wait for it; it runs early if many objects have been frozen since the last one.
"""

import asyncio
import gc
from time import monotonic

_OFTEN = 0.25
"""Seconds between two collections of the young generation."""
_RARELY = 900.0
"""Seconds between two full collections."""
_MUCH = 1_000_000
"""Objects frozen since the last full collection that cause an early one. This is about half a
gigabyte; if more objects were alive at the last one, their number is used instead."""


class Sweeper:
    """Replaces Python's automatic garbage collection, from ``start`` to ``stop``."""

    def __init__(self, often: float = _OFTEN, rarely: float = _RARELY, much: int = _MUCH) -> None:
        """Prepare; nothing is collected yet."""
        self._often = often
        self._rarely = rarely
        self._much = much
        self._alive = self._since = 0
        """Objects alive at the last full collection, and objects frozen since."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start collecting in steps; objects that exist already are frozen."""
        gc.disable()
        self.sweep_all()
        self._task = asyncio.create_task(self._run(), name="sweeper")

    def stop(self) -> None:
        """Give collection back to Python."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        gc.unfreeze()
        gc.enable()

    def sweep(self) -> None:
        """Collect the young generation."""
        gc.collect(0)
        self._since += len(gc.get_objects(generation=1))
        # What has survived so far is not examined again until the next full collection.
        gc.freeze()

    def sweep_all(self) -> None:
        """Run a full collection."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._alive, self._since = gc.get_freeze_count(), 0

    def _has_grown(self) -> bool:
        """Whether many objects were added; the exact count is slow, so it is made only then."""
        much = max(self._much, self._alive)
        if self._since > much:
            # Reference counting may have freed most of the new objects.
            self._since = gc.get_freeze_count() - self._alive
        return self._since > much

    async def _run(self) -> None:
        swept = monotonic()
        while True:
            await asyncio.sleep(self._often)
            if monotonic() - swept < self._rarely and not self._has_grown():
                self.sweep()
            else:
                self.sweep_all()
                swept = monotonic()
