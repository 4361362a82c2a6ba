"""``passgo serve`` in another process, for browsers; it can be stopped and started again."""

import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from tests.trials.servers import FREE, free_port

from .driver import HANG


class PageServer:
    """A server with its own database in a folder that goes away with it."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="passgo-page-")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = Path(self.folder.name) / "tables.db"
        self.log = Path(self.folder.name) / "server.log"
        self.child = None

    def start(self):
        """Start it, and wait until it listens."""
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(
                [
                    *(sys.executable, "-m", "passgo", "serve", "--port", str(self.port)),
                    *("--database", str(self.database)),
                    *("--log-level", "warning"),
                ],
                env={**os.environ, **FREE, "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        # A silent process is ended, which ends the reading.
        guard = threading.Timer(HANG, self.child.kill)
        guard.start()
        try:
            for line in self.child.stdout:
                if re.search(r"http://[0-9.]+:[0-9]+", line):
                    return self
        finally:
            guard.cancel()
        raise AssertionError(f"the server ended: {self.log.read_text()}")

    def stop(self):
        """Let it hand over and end."""
        if self.child.poll() is None:
            self.child.terminate()
        self.child.stdout.close()
        self.child.wait(timeout=HANG)

    def close(self):
        """Stop it and forget its tables."""
        self.stop()
        self.folder.cleanup()
