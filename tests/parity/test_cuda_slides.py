"""Slides on Numba's CUDA simulator are those of the processor."""

import os
import subprocess
import sys

CODE = """
import numpy as np
from passgo.lab.lane_device import slide_all
from tests.knockout.lanes import BOARD, aims, lanes
from passgo.knockout.slide import slide

board = np.zeros(1, BOARD.dtype).view(np.recarray)
board[0] = BOARD
rows = aims(5, 6, 6)
log = np.zeros((1, 8), np.int64)
there, here = lanes(4, 6, False), lanes(4, 6, False)
hits = np.zeros(6, np.int64)
slide_all[1, 6](board, there, rows, log, hits)
for state, row, hit in zip(here, rows, hits):
    assert slide(BOARD, state, *map(int, row[1:]), log[0:0]) == hit
assert there.tobytes() == here.tobytes()
"""


def test_slides_on_the_simulator():
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
