"""CUDA's simulator plays short games to the processor's bytes.

The simulator is chosen before Numba is imported, so it runs in a process of its own.
"""

import os
import subprocess
import sys

from tests.properties.tables import TABLES

GAMES = 2
ACTIONS = 150

PROGRAM = """
import sys
from passgo.lab import gpu
assert gpu.has_device()
for table in sys.argv[3:]:
    edition, mode = table.split(":")
    differ, faults = gpu.compare(edition, mode, int(sys.argv[1]), int(sys.argv[2]), 3)
    print(table, differ, faults, flush=True)
"""


def test_the_simulator_gives_the_same_bytes():
    tables = [f"{edition}:{mode}" for edition, mode in TABLES]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(GAMES), str(ACTIONS), *tables],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split("\n") == [*(f"{table} 0 0" for table in tables), ""]
