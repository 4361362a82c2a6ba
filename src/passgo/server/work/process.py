"""One worker process as the server sees it: jobs, answers, and its output for the log."""

import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
from typing import IO, Any

from .frames import Answer, hear, read, send

logger = logging.getLogger(__name__)
_LAST_WORDS = 2000
"""Bytes kept of a process's other output."""


class Process:
    """A process in a separate group: Ctrl-C ends the server, and the server ends its workers."""

    def __init__(self) -> None:
        """Start the process."""
        # Not through the event loop: uvloop passes on the listening socket.
        self._child = subprocess.Popen(
            [sys.executable, "-u", "-m", f"{__package__}.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
            # The one is for Windows alone, the other for all but Windows.
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            process_group=None if os.name == "nt" else 0,
        )
        self.pid = self._child.pid
        self._words = b""
        # Its output must not appear in a player's terminal.
        self._listening = threading.Thread(target=self._listen, name="worker words", daemon=True)
        self._listening.start()

    @property
    def is_running(self) -> bool:
        """Whether it is running."""
        return self._child.poll() is None

    def ask(self, job: Any) -> Answer:
        """Send a job and wait for its answer; raises an error of the pipes if the process ends."""
        send(self._pipe(self._child.stdin), job)
        answer: Answer = read(hear(self._pipe(self._child.stdout)))
        return answer

    def kill(self) -> None:
        """End it at once; a waiting ``ask`` gets an error."""
        with contextlib.suppress(ProcessLookupError):
            self._child.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))

    def end(self) -> None:
        """Kill it and close everything that belongs to it; can be called twice."""
        self.kill()
        self._close(self._child.stdin)
        self._close(self._child.stdout)
        self._child.wait()
        self._listening.join()
        self._close(self._child.stderr)
        words, self._words = self._words, b""
        if words:
            logger.warning("a worker said: %s", words.decode(errors="replace").strip())

    def _listen(self) -> None:
        """Keep the end of its output; a full pipe would block it."""
        pipe = self._pipe(self._child.stderr)
        while said := os.read(pipe.fileno(), _LAST_WORDS):
            self._words = (self._words + said)[-_LAST_WORDS:]

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe

    @staticmethod
    def _close(pipe: IO[bytes] | None) -> None:
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
