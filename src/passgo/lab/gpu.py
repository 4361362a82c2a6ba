"""Games on a CUDA device, of random players and of the roster, compared byte for byte with ours.

The kernel launched there is the very same code: a loop of ``lab/play.py`` over ``estate/``. Where
there is no device this says so and exits with 3; Numba's simulator can stand in for one.
"""

import os
from typing import TYPE_CHECKING

import numpy as np

from ..editions import load_edition
from ..estate import batch
from ..estate.edition.model import ESTATE
from ..estate.policies import policies
from ..estate.rules.actions import ACTION_DTYPE
from ..estate.rules.state import ROUND_DTYPE
from ..kernel.log import LOG_WIDTH
from ..kernel.reason import REASON_WORDS
from ..knockout import gpu as lane_gpu
from .tables import modes_of

if TYPE_CHECKING:
    from rich.console import Console

NO_DEVICE = 3
SEATS = 4
CHUNK = 100_000
"""Games in one launch."""
THREADS = 64
THINKING_TABLE = ("shrewd", "regular", "novice", "simple")
THINKING_SHARE = 20
"""One game in so many is of players who think: a thread takes long over those."""


def play_on_device(games: batch.Batch, limit: int) -> int:
    """Play a batch on the device, bring its states back, and count the faults."""
    from ..estate.device import play_all
    from .device import cuda

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


def has_device() -> bool:
    """Whether a CUDA device, or the simulator, answers."""
    try:
        from .device import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False
    except Exception:  # The driver's own errors have many types.
        return False


def compare(edition: str, mode: str, games: int, limit: int, seed: int) -> tuple[int, int]:
    """Play the same games on both; how many differ, and how many ended in a fault."""
    if load_edition(edition).family != ESTATE:
        return lane_gpu.compare(edition, mode, games, limit, seed, os.cpu_count() or 1)
    differ = faults = 0
    thinking = games // THINKING_SHARE
    for players, count in ((policies.RANDOM, games - thinking), (THINKING_TABLE, thinking)):
        if count == 0:
            continue
        here = batch.deal(edition, mode, count, SEATS, players, seed, {"rent_claims": "manual"})
        there = batch.Batch(here.board, here.states.copy(), here.params, here.policies, here.seats)
        faults += play_on_device(there, limit)
        faults += batch.play(here, limit, os.cpu_count() or 1)
        differ += int(np.count_nonzero(np.any(here.words != there.words, axis=1)))
    return differ, faults


def main(
    console: "Console",
    edition: str | None = None,
    mode: str | None = None,
    games: int = 100_000,
    actions: int = 5_000,
    seed: int = 1,
) -> int:
    """Compare games of every edition and mode; exit code 0, 1 on a difference, 3 with no device."""
    tables = modes_of(edition, mode)
    if not has_device():
        console.print("No CUDA device here: nothing was compared.")
        return NO_DEVICE
    bad = 0
    for name, played in tables:
        differ = faults = done = 0
        while done < games:
            count = min(CHUNK, games - done)
            wrong, failed = compare(name, played, count, actions, seed + done)
            differ += wrong
            faults += failed
            done += count
        bad += differ + faults
        console.print(
            f"{name} {played}: {done} games, {differ} differ from the processor's, {faults} faults"
        )
    return 1 if bad else 0
