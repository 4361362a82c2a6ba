"""CUDA's simulator plays short games, stage by stage, to the processor's bytes.

The simulator is chosen before Numba is imported, so it runs in a separate process. It is slow, with
a real thread for each thread of a block: test_stages.py tests the stages at every table.
"""

import os
import subprocess
import sys

PROGRAM = """
import numpy as np
from passgo.estate.studies import batch
from passgo.estate.studies.gpu import KERNELS
from passgo.estate.studies.lockstep import Lockstep, play_on_device
from passgo.lab import gpu
assert gpu.has_device()
here = batch.deal("euro", "timed", 1, 4, ("shrewd", "regular", "novice", "simple"), 7)
there = batch.Batch(here.board, here.states.copy(), here.params, here.policies, here.seats)
print("faults", batch.play(here, 24, turns=4), play_on_device(there, 24, turns=4))
print("differ", np.count_nonzero(here.words != there.words), flush=True)
dealt = Lockstep(batch.deal_table("euro", "timed", 4, ("simple",) * 4), limit=0, count=2, seed=7)
fresh = batch.deal("euro", "timed", 2, 4, ("simple",) * 4, 7)
print("dealt", np.count_nonzero(dealt.states.copy_to_host() != np.asarray(fresh.states)))
print("results", dealt.results().tolist())
KERNELS["trades"]()
small = set("clear_counts choose_side wipe deal_games enqueue".split())
kernel = type(dealt.stages.wipe)
found = {name for name, each in vars(dealt.stages).items() if isinstance(each, kernel)}
print("compiled apart", sorted(found - small ^ set(KERNELS) - small))
"""


def test_the_simulator_gives_the_same_bytes():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.splitlines() == [
        "faults 0 0",
        "differ 0",
        "dealt 0",
        "results [[0, 0, 0, 0], [0, 0, 0, 0]]",
        "compiled apart []",
    ]
