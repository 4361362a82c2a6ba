"""A real terminal that runs ``passgo``, as a person uses it."""

import os
import select
import subprocess
import sys
import time

import pytest

try:
    import pty
except ImportError:
    pty = None

on_a_pty = pytest.mark.skipif(pty is None, reason="this system has no pseudo-terminals")


class Terminal:
    """Types and reads."""

    PATIENCE = 90

    def __init__(self, *arguments, rows=24, columns=80):
        near, self.slave = pty.openpty()
        self.screen = near
        self.said = ""
        size = {"LINES": str(rows), "COLUMNS": str(columns)}
        env = {**os.environ, **size, "TERM": "dumb", "PROMPT_TOOLKIT_NO_CPR": "1"}
        command = [sys.executable, "-m", "passgo", *arguments]
        ends = dict.fromkeys(("stdin", "stdout", "stderr"), self.slave)
        self.child = subprocess.Popen(command, env=env, start_new_session=True, **ends)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.child.poll() is None:
            self.child.kill()
        self.child.wait()
        os.close(self.slave)
        os.close(self.screen)

    def wait_for(self, text):
        """Read on until a text is there, and forget nothing of what was said."""
        start = len(self.said)
        end = time.monotonic() + self.PATIENCE
        while text not in self.said[start:]:
            assert time.monotonic() < end, f"no {text!r} in {self.said[start:]!r}"
            ready, _, _ = select.select([self.screen], [], [], 0.2)
            if ready:
                self.said += os.read(self.screen, 65536).decode(errors="replace")
            assert self.child.poll() is None or ready, self.said[start:]

    def type(self, keys):
        os.write(self.screen, keys.encode())

    def kill(self, number):
        self.child.send_signal(number)
        self.child.wait(120)
