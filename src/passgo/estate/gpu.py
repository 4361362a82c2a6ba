"""The same games of the estate family on a CUDA device and on the processor.

The kernels launched there are the very same code: the stages of ``loops/lockstep.py``.
"""

import numpy as np

from . import batch
from .lockstep import play_on_device
from .policies import policies

SEATS = 4
THINKING_TABLE = ("shrewd", "regular", "novice", "simple")
THINKING_SHARE = 20
"""One game in so many is of players who think: a thread takes long over those."""


def compare(
    edition: str, mode: str, games: int, limit: int, seed: int, workers: int
) -> tuple[int, int]:
    """Play the same games on both; how many differ, and how many ended in a fault."""
    differ = faults = 0
    thinking = games // THINKING_SHARE
    for players, count in ((policies.RANDOM, games - thinking), (THINKING_TABLE, thinking)):
        if count == 0:
            continue
        here = batch.deal(edition, mode, count, SEATS, players, seed, {"rent_claims": "manual"})
        there = batch.Batch(here.board, here.states.copy(), here.params, here.policies, here.seats)
        faults += play_on_device(there, limit)
        faults += batch.play(here, limit, workers)
        differ += int(np.count_nonzero(np.any(here.words != there.words, axis=1)))
    return differ, faults
