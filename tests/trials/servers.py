"""``passgo serve`` as a process that can be killed, put to sleep and started again."""

import asyncio
import atexit
import contextlib
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path

import httpx2

FREE = {
    "PASSGO_REQUESTS_PER_SECOND": "0",
    "PASSGO_MESSAGES_PER_SECOND": "0",
    "PASSGO_GUESTS_PER_HOUR": "0",
    "PASSGO_TABLES_PER_HOUR": "0",
    "PASSGO_SOCKETS_PER_ADDRESS": "0",
    "PASSGO_REPLAYS_PER_HOUR": "0",
    "PASSGO_GUEST_WORK_RATE": "0",
    "PASSGO_ADDRESS_WORK_RATE": "0",
    "PASSGO_CONNECTIONS_PER_ADDRESS": "0",
    "LC_ALL": "C.UTF-8",
}
"""No limits: all clients of a trial have one address."""


INSIDE = "PASSGO_TRIAL_INSIDE"
"""Where a watched server (``inside.py``) writes what it saw."""


def free_port():
    """A port below those that outgoing connections get: a client could connect to itself there."""
    while True:
        port = random.randrange(20_000, 30_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def end(pid):
    """Let a child end without a word, where it has not ended yet."""
    with contextlib.suppress(ChildProcessError, ProcessLookupError):
        if os.waitpid(pid, os.WNOHANG) == (0, 0):
            os.kill(pid, signal.SIGKILL)


class Server:
    """One server at one address for a whole trial."""

    def __init__(self, database, *arguments, free=True, descriptors=None, module="passgo"):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.arguments = arguments
        self.limits = FREE if free else {"LC_ALL": "C.UTF-8"}
        self.descriptors = descriptors
        self.module = module
        self.log = Path(tempfile.mkdtemp(prefix="passgo-trial-")) / "server.log"
        self.child = None

    async def start(self):
        """Start it; seconds until it was ready."""
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self.child = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", self.module, "serve", "--port", str(self.port)),
                *("--database", str(self.database), "--log-level", "warning"),
                *self.arguments,
                env={**os.environ, **self.limits},
                stdout=log,
                stderr=log,
                preexec_fn=self._limit if self.descriptors else None,
            )
        # A trial that fails leaves nothing behind.
        atexit.register(end, self.child.pid)
        async with httpx2.AsyncClient() as http, asyncio.timeout(120):
            while True:
                try:
                    if (await http.get(f"{self.url}/ready")).status_code == 200:
                        return time.perf_counter() - begun
                except httpx2.TransportError:
                    assert self.child.returncode is None, self.log.read_text()
                await asyncio.sleep(0.05)

    def _limit(self):
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    async def kill(self):
        """Let it end without a word."""
        self.child.kill()
        await self.child.wait()

    async def stop(self):
        """Let it hand over and end."""
        if self.child.returncode is None:
            self.child.send_signal(signal.SIGTERM)
        await self.child.wait()

    def sleep(self):
        self.child.send_signal(signal.SIGSTOP)

    def wake(self):
        self.child.send_signal(signal.SIGCONT)
