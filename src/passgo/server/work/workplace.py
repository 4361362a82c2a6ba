"""Where work is done beside the server: worker processes, and who waits for each."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, ParamSpec, TypeVar

from ...protocol.errors import ProtocolError
from ..problems import Delayed
from .budgets import NOBODY, Asker
from .frames import Answer
from .waiting import Waiting
from .worker import Overdue, Worker

_P = ParamSpec("_P")
_T = TypeVar("_T")
IDLE: Final = 60.0
"""Seconds without work after which a process is ended; its memory goes with it."""
SECONDS: Final = 120.0
"""What one job may take, where nothing else is said."""
_LATER = 30.0
"""Seconds after which a job that took too long may be tried again, with compiled rules perhaps."""
_EACH = 8
"""Jobs of one address that may wait."""


class Workplace:
    """One worker process, and those who wait for it; there is none until somebody asks."""

    def __init__(self, name: str, seconds: float = SECONDS, idle: float = IDLE) -> None:
        """Name the threads that wait for the process, and say how long a job may take."""
        self.worker = Worker(seconds)
        self.charge: Callable[[Asker, float], None] = lambda asker, seconds: None
        """Hears how much of the processor was spent for whom."""
        self._waiting = Waiting(_EACH)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._seconds = seconds
        self._idle = idle
        self._job: asyncio.Task[Answer | Exception] | None = None
        self._resting: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Be the one whose work is done; what it needs is fetched in here, not while waiting.

        A job that has begun keeps the place until it is done, even when the asker has left.
        """
        await self._waiting.enter(asker.name)
        if self._resting is not None:
            self._resting.cancel()
        try:
            yield
        finally:
            if self._job is None:
                self._leave()
            else:
                self._job.add_done_callback(lambda job: self._leave())

    async def do(
        self, asker: Asker, function: Callable[_P, _T], *args: _P.args, **named: _P.kwargs
    ) -> _T:
        """Have a function of the package called in the process, for whoever has the place."""
        job = partial(self.worker.do, function, *args, **named)
        # The process works on when the asker leaves, and the asker pays all the same.
        self._job = asyncio.create_task(self._charged(asker, job), name="worker job")
        answer = await asyncio.shield(self._job)
        if isinstance(answer, Exception):
            raise answer
        if answer.kind == "refused":
            raise answer.value
        if answer.kind == "failed":
            raise ProtocolError("fault")
        value: _T = answer.value
        return value

    async def _charged(self, asker: Asker, job: Callable[[], Answer]) -> Answer | Exception:
        """What a job gives once it is paid for, or why it gives nothing."""
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._pool, job)
        except Overdue:
            self.charge(asker, self._seconds)
            return Delayed(ProtocolError("busy"), _LATER)
        except ProtocolError as error:
            return error
        finally:
            self._job = None
        self.charge(asker, answer.seconds)
        return answer

    def _leave(self) -> None:
        """Let the next one have the place."""
        self._resting = asyncio.get_running_loop().call_later(self._idle, self._rest)
        self._waiting.leave()

    def _rest(self) -> None:
        if self._waiting.is_idle:
            self._pool.submit(self.worker.rest)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        if self._resting is not None:
            self._resting.cancel()
        self.worker.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Work:
    """What a server has done elsewhere: long records, and short questions, which never wait for
    them."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Begin without any process."""
        self.records: Final = Workplace("records", seconds)
        self.questions: Final = Workplace("questions", seconds)
        self.previews: Final = Waiting(_EACH)
        self.hints: Final = Waiting(_EACH)
        """Those take a moment each, here; one at a time they hold up nobody."""

    def charge_to(self, charge: Callable[[Asker, float], None]) -> None:
        """Say what was spent for whom."""
        self.records.charge = self.questions.charge = charge

    def close(self) -> None:
        """End every process."""
        self.records.close()
        self.questions.close()


__all__ = ["NOBODY", "Asker", "Work", "Workplace"]
