"""A place that runs one job at a time: its queue, and the charges for it."""

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
    """One place and its queue. A job that has begun is finished and paid for, and keeps the place
    until then, even if the asker has left."""

    def __init__(self) -> None:
        """Start idle."""
        self.charge: Callable[[Asker, float], None] = lambda asker, seconds: None
        """Callback that receives how much processor time was spent for an asker."""
        self._waiting = Waiting(_EACH)
        self._job: asyncio.Task[Any] | None = None
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether no job runs and none waits."""
        return self._waiting.is_idle

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Hold the place; load the job's data inside, not while waiting."""
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
        """Run a job and return its result; the job also returns its processor seconds."""
        task = self._job = asyncio.create_task(self._paid(asker, job), name="job")
        # If the asker has left, read the error so that asyncio does not log it.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _paid(self, asker: Asker, job: Coroutine[object, object, tuple[_T, float]]) -> _T:
        try:
            self._check_open()
            value, seconds = await job
        finally:
            self._job = None
            # A job that has not begun never will.
            job.close()
        self.charge(asker, seconds)
        return value

    def close(self) -> None:
        """Stop: waiting askers get the error that the server restarts."""
        self._is_closed = True

    def _check_open(self) -> None:
        if self._is_closed:
            raise ProtocolError("restarting")

    def _begin(self) -> None:
        """Prepare for work."""

    def _leave(self) -> None:
        """Pass the place to the next asker."""
        self._waiting.leave()
