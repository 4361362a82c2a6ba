"""Compare estate games on a CUDA device with the same games on the processor.

The kernels run the same code: the stages of ``loops/lockstep.py``.
"""

import time
from collections.abc import Callable
from functools import partial

import numpy as np

from ...editions import EDITIONS
from ...editions.same_rules import followed
from ..policies import policies
from ..roster import ROSTER
from . import batch
from .batch import TURNS
from .lockstep import Lockstep, bytes_a_game, launch_one, play_on_device

SEATS = 4
PLAYERS = ("simple", "regular", "shrewd")
"""The players whose games are measured, here and on the processor."""
THINKING_TABLE = ("shrewd", "regular", "novice", "simple")
THINKING_SHARE = 20
"""One game in so many has players who think: those take a thread long."""
MANY, FEW = 1 << 20, 1 << 14
"""Games of a full and of a quick measurement; twice as many for players who never weigh."""

KERNELS: dict[str, Callable[[], None]] = {
    name: partial(launch_one, name)
    for name in (
        "considerations",
        "trades",
        "business",
        "answers",
        "take_actions",
        "plain_thoughts",
        "send_on",
        "tell_results",
    )
}
"""Kernels that are compiled one by one, the longest first."""


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


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """Measure whole games a second on the device, with dealing and copying the results back."""
    figures: dict[str, float] = {}
    many = MANY if seconds > 1 else FEW
    for edition in [name for name in EDITIONS("estate") if followed(name) == name]:
        for player in PLAYERS:
            say(f"whole games on the device, {edition}, four {player}")
            name = f"{edition}_standard_{player}"
            wanted = many if ROSTER[player].policy == policies.THINKING else 2 * many
            for key, value in games_per_second(edition, player, wanted).items():
                figures[f"{name}_{key}_gpu"] = value
    return figures


def games_per_second(edition: str, player: str, wanted: int) -> dict[str, float]:
    """How fast so many games go on the device, or as many as half its memory holds."""
    table = batch.deal_table(edition, "standard", SEATS, [player] * SEATS)
    first = Lockstep(table, turns=1, count=1)
    first.play()
    free, _ = first.cuda.current_context().get_memory_info()
    count = min(wanted, int(free) // (2 * bytes_a_game(table)))
    begin = time.perf_counter()
    games = Lockstep(table, turns=TURNS, count=count, seed=11)
    games.play()
    results = games.results()
    spent = time.perf_counter() - begin
    return {
        "games": count,
        "games_per_second": count / spent,
        "actions_per_second": float(results[:, 2].sum(dtype=np.int64)) / spent,
        "faults": float(np.count_nonzero(results[:, 3])),
    }
