"""Asks players from outside on threads of their own, and waits for them only so long.

A thread that does not come back in time is abandoned. The threads are daemons, so that the process
can end without them.
"""

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Final, TypeAlias

SECONDS: Final = 5.0
"""The longest time for one decision."""
MOST_STUCK: Final = 4
"""Threads that one player may hold at once in a process; above that it is not asked any more."""

Wait: TypeAlias = Callable[[threading.Event, float], bool]
"""Waits for an event for at most so many seconds; whether it happened."""


class Late(Exception):
    """No answer in time."""


@dataclass
class _Job:
    work: Callable[[], object]
    done: threading.Event = field(default_factory=threading.Event)
    answer: object = None
    error: BaseException | None = None
    is_late: bool = False


_Jobs: TypeAlias = "SimpleQueue[tuple[str, _Job] | None]"
"""The work of one thread; None ends it."""


class Asker:
    """Idle threads, and the number of those that each player holds."""

    def __init__(self, seconds: float = SECONDS, wait: Wait = threading.Event.wait) -> None:
        """Wait for at most so many seconds; ``wait`` measures them."""
        self.seconds = seconds
        self.wait = wait
        self._lock = threading.Lock()
        self._idle: list[_Jobs] = []
        self._shift = 0
        self._stuck: Counter[str] = Counter()

    def ask(self, player: str, work: Callable[[], object]) -> object:
        """What the work of a player answers or raises; Late if it takes too long."""
        job = _Job(work)
        with self._lock:
            if self._stuck[player] >= MOST_STUCK:
                raise Late
            jobs = self._idle.pop() if self._idle else None
        if jobs is None:
            jobs = SimpleQueue()
            threading.Thread(
                target=self._serve, args=(jobs, self._shift), name="outside player", daemon=True
            ).start()
        jobs.put((player, job))
        if not self.wait(job.done, self.seconds):
            with self._lock:
                if not job.done.is_set():
                    job.is_late = True
                    self._stuck[player] += 1
                    raise Late
        if job.error is not None:
            raise job.error
        return job.answer

    def rest(self) -> None:
        """End the idle threads now, and the others when they come back."""
        with self._lock:
            self._shift += 1
            for jobs in self._idle:
                jobs.put(None)
            self._idle.clear()

    def _serve(self, jobs: _Jobs, shift: int) -> None:
        """Do one job after the other; a thread that was given up is of use again if it returns."""
        while (given := jobs.get()) is not None:
            player, job = given
            try:
                job.answer = job.work()
            except BaseException as error:
                job.error = error
            with self._lock:
                job.done.set()
                self._stuck[player] -= job.is_late
                if shift != self._shift:
                    return
                self._idle.append(jobs)
            del given, job


ASKER = Asker()
"""The threads of this process."""
