"""The same games of the estate family on a CUDA device and on the processor.

The kernel launched there is the very same code: a loop of ``loops/play.py`` over ``rules/``.
"""

import numpy as np

from ..kernel.log import LOG_WIDTH
from ..kernel.reason import REASON_WORDS
from . import batch
from .policies import policies
from .rules.actions import ACTION_DTYPE
from .rules.state import ROUND_DTYPE

SEATS = 4
THREADS = 64
THINKING_TABLE = ("shrewd", "regular", "novice", "simple")
THINKING_SHARE = 20
"""One game in so many is of players who think: a thread takes long over those."""


def play_on_device(games: batch.Batch, limit: int) -> int:
    """Play a batch on the device, bring its states back, and count the faults."""
    from .device import cuda, play_all

    count = len(games.states)
    board = np.zeros(1, games.board.dtype)
    board[0] = games.board
    states = cuda.to_device(np.asarray(games.states).view(np.ndarray))
    faults = cuda.to_device(np.zeros(count, np.int64))
    blocks = (count + THREADS - 1) // THREADS
    play_all[blocks, THREADS](
        cuda.to_device(board),
        states,
        cuda.to_device(np.zeros(count, ROUND_DTYPE)),
        cuda.to_device(games.policies),
        cuda.to_device(games.params),
        cuda.to_device(np.zeros(count, ACTION_DTYPE)),
        cuda.to_device(np.zeros((1, LOG_WIDTH), np.int64)),
        cuda.to_device(np.zeros((count, REASON_WORDS), np.int64)),
        limit,
        faults,
    )
    games.states = states.copy_to_host().view(np.recarray)
    return int(np.count_nonzero(faults.copy_to_host()))


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
