"""Worker processes for work beside the server, and the queues for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from ...protocol.errors import ProtocolError
from ..problems import Delayed
from .budgets import NOBODY, Asker
from .frames import Answer
from .place import Place
from .worker import Overdue, Worker

_P = ParamSpec("_P")
_T = TypeVar("_T")
IDLE: Final = 60.0
"""Seconds without work after which a process is ended to free its memory."""
SECONDS: Final = 120.0
"""The default time limit of a job."""
_LATER = 30.0
"""Seconds after which an overdue job may be tried again, perhaps with compiled rules."""


class Workplace(Place):
    """One worker process and its queue; the process starts with the first job."""

    def __init__(self, name: str, seconds: float = SECONDS, idle: float = IDLE) -> None:
        """Name the threads that wait for the process, and set the time limit of a job."""
        super().__init__()
        self.worker = Worker(seconds)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._seconds = seconds
        self._idle = idle
        self._resting: asyncio.TimerHandle | None = None

    async def do(
        self, asker: Asker, function: Callable[_P, _T], *args: _P.args, **named: _P.kwargs
    ) -> _T:
        """Call a function of the package in the process, once the asker has the place."""
        job = partial(self.worker.do, function, *args, **named)
        answer = await self.run(asker, self._answer(job))
        if isinstance(answer, Exception):
            raise answer
        if answer.kind == "refused":
            raise answer.value
        if answer.kind == "failed":
            raise ProtocolError("fault")
        value: _T = answer.value
        return value

    async def _answer(self, job: Callable[[], Answer]) -> tuple[Answer | Exception, float]:
        """The process's answer, or the error, and the seconds that it took."""
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._pool, job)
        except Overdue:
            return Delayed(ProtocolError("busy"), _LATER), self._seconds
        return answer, answer.seconds

    def _begin(self) -> None:
        if self._resting is not None:
            self._resting.cancel()

    def _leave(self) -> None:
        if not self._is_closed:
            self._resting = asyncio.get_running_loop().call_later(self._idle, self._rest)
        super()._leave()

    def _rest(self) -> None:
        if self.is_idle:
            self._pool.submit(self.worker.rest)

    def close(self) -> None:
        """End the process, even during a job."""
        super().close()
        if self._resting is not None:
            self._resting.cancel()
        self.worker.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


class Work:
    """The server's work beside its tables: long records, and short questions, which never wait for
    records."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Start without processes."""
        self.records: Final = Workplace("records", seconds)
        self.questions: Final = Workplace("questions", seconds)
        self.previews: Final = Place()
        self.hints: Final = Place()
        """Short jobs, run in this process one at a time so that they delay no other work."""
        self._places = (self.records, self.questions, self.previews, self.hints)

    def charge_to(self, charge: Callable[[Asker, float], None]) -> None:
        """Set the callback that receives what was spent for an asker."""
        for place in self._places:
            place.charge = charge

    def close(self) -> None:
        """End every process; waiting askers get the error that the server restarts."""
        for place in self._places:
            place.close()


__all__ = ["NOBODY", "Asker", "Work", "Workplace"]
