"""One worker process, managed by the server: started on demand, ended when idle.

A worker does one job after another. It is restarted after some jobs and when it has grown, killed
when a job takes too long, and started again when it has died. Jobs are functions of the package,
which it imports by name.
"""

import logging
import threading
from collections.abc import Callable

from ...protocol.errors import ProtocolError
from .frames import Answer
from .process import Process

logger = logging.getLogger(__name__)
_JOBS = 100
"""Jobs after which a worker is restarted."""
_GROWN = 300 * 2**20
"""Bytes a worker may have grown by since its first job."""
_GONE = (EOFError, OSError, ValueError)
"""Errors that show that a process has ended; its pipes may be closed on this side too."""
_TRIES = 2
"""Attempts at a job: a worker may have been killed for another reason than the job."""


class Overdue(Exception):
    """A job that was killed because it took too long."""


class Worker:
    """One process; a job blocks its caller, so call it from a separate thread."""

    def __init__(self, seconds: float, jobs: int = _JOBS, grown: int = _GROWN) -> None:
        """Start without a process; ``seconds`` is the time limit of one job."""
        self._seconds = seconds
        self._jobs = jobs
        self._grown = grown
        self._lock = threading.Lock()
        """Held while a process starts or ends, not while it works."""
        self._child: Process | None = None
        self._done = 0
        self._memory = 0
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The process id; None if there is no process."""
        child = self._child
        return child.pid if child is not None and child.is_running else None

    def do(self, function: Callable[..., object], *args: object, **named: object) -> Answer:
        """Run a job; Overdue or ProtocolError if that is not possible."""
        for _ in range(_TRIES):
            child = self._running()
            try:
                answer = self._ask(child, (function, args, named))
            except _GONE:
                self._end(child)
                if self._is_closed:
                    break
                logger.warning("a worker died during a job")
                continue
            if answer.kind == "failed":
                logger.error("a worker failed: %s", answer.value)
            self._count(child, answer)
            return answer
        raise ProtocolError("restarting" if self._is_closed else "fault")

    def rest(self) -> None:
        """End the process; the next job starts another."""
        with self._lock:
            child, self._child = self._child, None
        if child is not None:
            child.end()

    def close(self) -> None:
        """End the process at once, even during a job, and start no other."""
        self._is_closed = True
        self.rest()

    def _running(self) -> Process:
        with self._lock:
            if self._is_closed:
                raise ProtocolError("restarting")
            if self._child is not None and not self._child.is_running:
                # It has died between two jobs.
                self._child.end()
                self._child = None
            if self._child is None:
                self._child = Process()
                self._done = self._memory = 0
            return self._child

    def _ask(self, child: Process, job: object) -> Answer:
        """Send a job and wait for its answer, up to the time limit."""
        overdue = threading.Event()

        def give_up() -> None:
            overdue.set()
            child.kill()

        watch = threading.Timer(self._seconds, give_up)
        watch.daemon = True
        watch.start()
        try:
            return child.ask(job)
        except _GONE:
            if overdue.is_set():
                self._end(child)
                logger.warning("a worker was killed after %s s at one job", self._seconds)
                raise Overdue from None
            raise
        finally:
            watch.cancel()

    def _count(self, child: Process, answer: Answer) -> None:
        """Restart the process if it has done many jobs or has grown."""
        self._done += 1
        self._memory = self._memory or answer.memory
        if self._done >= self._jobs or answer.memory - self._memory > self._grown:
            self._end(child)

    def _end(self, child: Process) -> None:
        with self._lock:
            if self._child is child:
                self._child = None
        child.end()
