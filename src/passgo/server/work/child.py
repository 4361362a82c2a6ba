"""The main program of a worker process: does one job after another, and ends with its server.

Start it with ``python -m passgo.server.work.child``. Jobs come by standard input, answers go to
standard output, and all other output goes to standard error, to the server's log.
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
"""Most bytes of data that a worker may add to what it has at its start."""


def main() -> None:
    """Do the server's jobs until the server is gone."""
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
    """The two pipes to the server, moved so that other prints and reads do not disturb them."""
    jobs_in, answers_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs_in, answers_out


def _stand_back() -> None:
    """Lower the priority of this process, and limit its memory."""
    if hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = _ROOM if hard == resource.RLIM_INFINITY else min(_ROOM, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def _read(pipe: IO[bytes], jobs: "queue.SimpleQueue[bytes]") -> None:
    """Queue incoming jobs; when the server is gone, end at once."""
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
        return "failed", "the job takes too much memory"
    except Exception:
        return "failed", traceback.format_exc()


def _most_memory() -> int:
    """The most memory this process has had, in bytes; 0 if the system does not report it."""
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # Darwin counts bytes, other systems kibibytes.
    return most if sys.platform == "darwin" else most * 1024


if __name__ == "__main__":
    main()
