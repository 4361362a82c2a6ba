"""A place at which one job after another is done: who waits for it, and who pays."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from ...protocol.errors import ProtocolError
from .budgets import Asker
from .waiting import Waiting

_T = TypeVar("_T")
_EACH = 8
"""Jobs of one address that may wait."""


class Place:
    """One place and those who wait for it. A job that has begun is done and paid for, and keeps the
    place until then, even when the asker has left."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.charge: Callable[[Asker, float], None] = lambda asker, seconds: None
        """Hears how much of the processor was spent for whom."""
        self._waiting = Waiting(_EACH)
        self._job: asyncio.Task[Any] | None = None
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether nothing is done here and nobody waits."""
        return self._waiting.is_idle

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Be the one whose work is done; what it needs is fetched in here, not while waiting."""
        await self._waiting.enter(asker.name)
        self._begin()
        try:
            self._check_open()
            yield
        finally:
            if self._job is None:
                self._leave()
            else:
                self._job.add_done_callback(lambda job: self._leave())

    async def run(self, asker: Asker, job: Coroutine[object, object, tuple[_T, float]]) -> _T:
        """What a job gives; it gives the seconds of the processor that it took as well."""
        task = self._job = asyncio.create_task(self._paid(asker, job), name="job")
        # Where the asker has left, what went wrong is nobody's business.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _paid(self, asker: Asker, job: Coroutine[object, object, tuple[_T, float]]) -> _T:
        try:
            self._check_open()
            value, seconds = await job
        finally:
            self._job = None
            # Where it has not begun, it never will.
            job.close()
        self.charge(asker, seconds)
        return value

    def close(self) -> None:
        """Do nothing more: whoever waits hears that the server restarts."""
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise ProtocolError("restarting")

    def _begin(self) -> None:
        """Make ready for work."""

    def _leave(self) -> None:
        """Let the next one have the place."""
        self._waiting.leave()
