"""Work in child processes: each begins with all that is read, and what it changes ends with it."""

import gc
import os
import pickle
import select
import signal
import time
from dataclasses import dataclass

TIMED_OUT = 81
"""The status of a child that was stopped because its work had no end."""


@dataclass
class Child:
    """A child at work."""

    number: int
    pid: int
    pipe: int
    said: bytearray


def each(work, count, jobs):
    """Do ``work(number)`` in a separate child process for each number; pairs of number and result.

    The result of a child that crashed or was stopped is an ``Ended``.
    """
    gc.freeze()
    waiting = iter(range(count))
    children = {}
    try:
        while True:
            while len(children) < jobs and (number := next(waiting, None)) is not None:
                child = start(work, number)
                children[child.pipe] = child
            if not children:
                return
            for pipe in select.select(list(children), [], [])[0]:
                if not hear(children[pipe]):
                    yield result_of(children.pop(pipe))
    finally:
        for child in children.values():
            os.kill(child.pid, signal.SIGKILL)
            os.waitpid(child.pid, 0)
            os.close(child.pipe)
        gc.unfreeze()


@dataclass(frozen=True)
class Ended:
    """A child that gave no result."""

    status: int

    @property
    def timed_out(self):
        """Whether its work had no end."""
        return self.status == TIMED_OUT


def start(work, number):
    """A child that does one piece of work."""
    inner, outer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(inner)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        status = 1
        try:
            hush()
            result = pickle.dumps(work(number))
            while result:
                result = result[os.write(outer, result) :]
            status = 0
        finally:
            os._exit(status)
    os.close(outer)
    return Child(number, pid, inner, bytearray())


def hush():
    """Nothing that a changed rule does shows on the screen."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def hear(child):
    """Read what a child says; whether more may come."""
    part = os.read(child.pipe, 1 << 16)
    child.said += part
    return bool(part)


def result_of(child):
    """What became of a child that says nothing more."""
    os.close(child.pipe)
    _, status = os.waitpid(child.pid, 0)
    if status == 0:
        return child.number, pickle.loads(child.said)
    return child.number, Ended(os.waitstatus_to_exitcode(status))


def within(seconds):
    """End this child if it works longer than this from now on; time asleep does not count."""
    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def stop(signum, frame):
    """There is no end in sight."""
    del signum, frame
    os._exit(TIMED_OUT)


def spent():
    """Seconds of processor that this process has worked."""
    return time.process_time()
