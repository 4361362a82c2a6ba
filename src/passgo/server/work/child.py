"""The worker's own end: it does one job after the other, and ends with its server.

``python -m passgo.server.work.child``; jobs come in by the standard input, answers leave by the
standard output, and whatever else is printed goes with the errors, to the server's log.
"""

import contextlib
import os
import queue
import signal
import sys
import threading
import time
import traceback
from typing import IO

from ...protocol.errors import CodedError
from .frames import Answer, Kind, hear, read, send

_ROOM = 1 << 30
"""Bytes a worker may take for its data beside what it has at its start."""


def main() -> None:
    """Do what the server asks until it is gone."""
    # Ctrl-C is meant for the server, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs_in, answers_out = _own_pipes()
    _stand_back()
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(jobs_in, jobs), daemon=True).start()
    while True:
        answer = _do(jobs.get())
        try:
            send(answers_out, answer)
        except OSError:
            os._exit(0)


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The two pipes to the server, out of the way of whatever prints or reads."""
    jobs_in, answers_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs_in, answers_out


def _stand_back() -> None:
    """Leave the processor to the server, and do not take all the memory."""
    if hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = _ROOM if hard == resource.RLIM_INFINITY else min(_ROOM, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def _read(pipe: IO[bytes], jobs: "queue.SimpleQueue[bytes]") -> None:
    """Take jobs in; whatever is under way is nobody's any more when the server is gone."""
    try:
        while True:
            jobs.put(hear(pipe))
    except (EOFError, OSError):
        os._exit(0)


def _do(job: bytes) -> Answer:
    begun = time.process_time()
    kind, value = _try(job)
    return Answer(kind, value, time.process_time() - begun, _most_memory())


def _try(job: bytes) -> tuple[Kind, object]:
    try:
        function, args, named = read(job)
        return "done", function(*args, **named)
    except CodedError as error:
        return "refused", error
    except MemoryError:
        return "failed", "it takes too much memory"
    except Exception:
        return "failed", traceback.format_exc()


def _most_memory() -> int:
    """The most bytes this process has had; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # Darwin counts bytes, everybody else kibibytes.
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    main()
