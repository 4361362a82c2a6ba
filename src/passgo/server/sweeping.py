"""Sweeping memory little by little, so that no table ever waits for it.

Python stops everything while it looks for objects that only hold each other, and the more tables
there are the longer it looks. Almost everything here goes by itself when nobody holds it any more.
So it looks at what is new, often, and then never again but for a rare look at everything, which
finds what sockets and tables that are gone have left.
"""

import asyncio
import gc
from time import monotonic

_OFTEN = 0.25
"""Seconds between two looks at what is new."""
_RARELY = 900.0
"""Seconds between two looks at everything."""


class Sweeper:
    """Sweeps in place of Python, from ``start`` to ``stop``."""

    def __init__(self, often: float = _OFTEN, rarely: float = _RARELY) -> None:
        """Nothing is swept yet."""
        self._often = often
        self._rarely = rarely
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
        # What has lived until now is not looked at again.
        gc.freeze()

    def sweep_all(self) -> None:
        """Look at everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def _run(self) -> None:
        swept = monotonic()
        while True:
            await asyncio.sleep(self._often)
            if monotonic() - swept < self._rarely:
                self.sweep()
            else:
                self.sweep_all()
                swept = monotonic()
