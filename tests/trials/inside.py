"""``passgo serve``, and a watch inside it: where an action's time goes, and what made it wait.

The watch begins anew with SIGUSR1 and writes what it saw at the next, as JSON, into the file that
``PASSGO_TRIAL_INSIDE`` names. It takes a few microseconds an action.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from pathlib import Path
from time import perf_counter

from passgo.__main__ import main
from passgo.server.connections import Socket
from passgo.server.hall.hall import Hall
from passgo.server.serve import PassgoServer
from tests.trials.meters import spread
from tests.trials.servers import INSIDE

TICK = 0.005
"""Seconds between two looks at the event loop."""
_DONE = '"type":"done"'


class Watch:
    """What is seen inside a server."""

    def __init__(self):
        self._swept = 0.0
        self.begin()

    def begin(self):
        """Forget everything."""
        self.spans, self.commits, self.late, self.sweeps = [], [], [], []

    def commit(self, seconds):
        """One commit, as the hall waited for it."""
        self.commits.append(seconds)

    def sweep(self, phase, about):
        """One collection of garbage: its generation and its seconds."""
        if phase == "start":
            self._swept = perf_counter()
        else:
            self.sweeps.append((about["generation"], perf_counter() - self._swept))

    def found(self):
        """Milliseconds: p50, p95, p99 and the most; each full collection by itself."""
        full = [1000 * took for generation, took in self.sweeps if generation > 0]
        young = [took for generation, took in self.sweeps if generation == 0]
        parts = {"answered": self.spans, "stored": self.commits, "loop": self.late, "swept": young}
        return {
            name: [*spread(took), 1000 * max(took, default=0.0)] for name, took in parts.items()
        } | {"full collections": full}


def watch_over():
    """Put the watch where messages come and go."""
    watch = Watch()
    gc.callbacks.append(watch.sweep)

    def turn(*_signal):
        Path(os.environ[INSIDE]).write_text(json.dumps(watch.found()), encoding="utf-8")
        watch.begin()

    signal.signal(signal.SIGUSR1, turn)
    received, send, start = Socket.data_received, Socket.send, PassgoServer.startup

    def data_received(self, data):
        self.heard_at = perf_counter()
        received(self, data)

    async def sent(self, message):
        await send(self, message)
        if _DONE in (message.get("text") or ""):
            watch.spans.append(perf_counter() - self.heard_at)

    async def look():
        while True:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            watch.late.append(perf_counter() - due)

    async def startup(self, sockets=None):
        await start(self, sockets)
        hall: Hall = self.passgo.state.services.hall
        hall.observe_commit = watch.commit
        hall.soon(look())

    Socket.data_received, Socket.send, PassgoServer.startup = data_received, sent, startup


if __name__ == "__main__":
    watch_over()
    sys.exit(main())
