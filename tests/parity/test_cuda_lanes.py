"""CUDA's simulator makes slides and plays whole knockout games to the processor's bytes.

The simulator is chosen before Numba is imported, so it runs in a separate process. A move of an
aiming player is hundreds of slides, so only the beginning of that game is interpreted.
"""

import os
import subprocess
import sys

PROGRAM = """
from passgo.knockout.studies import gpu as lane_gpu
from passgo.lab import gpu

assert gpu.has_device()
print(lane_gpu.compare_slides("knockout", 12, 3), flush=True)
for count, seats, players, limit in (
    (1, 2, ["random"], 1000),
    (1, 5, ["random", "novice"], 300),
    (1, 2, ["simple"], 1),
):
    found = lane_gpu.compare_games("knockout", "standard", count, seats, players, limit, 3)
    print(*found, flush=True)
"""


def test_slides_and_games_on_the_simulator():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split("\n") == ["0", "0 0", "0 0", "0 0", ""]
