"""Sweeping memory little by little, so that no table ever waits for it.

Python stops everything while it looks for objects that only hold each other, and the more tables
there are the longer it looks. Almost everything here goes by itself when nobody holds it any more.
So it looks at what is new, often, and then never again but for a rare look at everything, which
finds what sockets and tables that are gone have left. What was alive at the wrong moment and only
holds itself, as games do, waits for that look; it comes early where much has come since the last.
"""

import asyncio
import gc
from time import monotonic

_OFTEN = 0.25
"""Seconds between two looks at what is new."""
_RARELY = 900.0
"""Seconds between two looks at everything."""
_MUCH = 1_000_000
"""Objects put out of sight since the last look at everything, after which it comes early; it is
half a gigabyte or so, and where more was alive at that look, as much again."""


class Sweeper:
    """Sweeps in place of Python, from ``start`` to ``stop``."""

    def __init__(self, often: float = _OFTEN, rarely: float = _RARELY, much: int = _MUCH) -> None:
        """Nothing is swept yet."""
        self._often = often
        self._rarely = rarely
        self._much = much
        self._alive = self._since = 0
        """Objects that were there at the last look at everything, and those that have come."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sweep from now on; what is there already stays."""
        gc.disable()
        self.sweep_all()
        self._task = asyncio.create_task(self._run(), name="sweeper")

    def stop(self) -> None:
        """Let Python do it again."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        gc.unfreeze()
        gc.enable()

    def sweep(self) -> None:
        """Look at what is new."""
        gc.collect(0)
        self._since += len(gc.get_objects(generation=1))
        # What has lived until now is not looked at again.
        gc.freeze()

    def sweep_all(self) -> None:
        """Look at everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._alive, self._since = gc.get_freeze_count(), 0

    def _has_grown(self) -> bool:
        """Whether there is much more than there was; to count it takes a while, and is put off."""
        much = max(self._much, self._alive)
        if self._since > much:
            # Most of what had come may have gone by itself.
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
