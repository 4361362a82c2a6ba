"""Batches: many games of one table, their records side by side in memory."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots import policies, simple_policy
from ..editions import Edition, compile_board, load_edition
from ..estate.actions import ACTION_DTYPE
from ..estate.state import ROUND_DTYPE, SEATS, STATE_DTYPE
from ..kernel.log import LOG_WIDTH
from ..targets import COMPILED, load

NO_LOG = np.zeros((0, LOG_WIDTH), np.int64)


@dataclass
class Batch:
    """Games of one table: board, states, and the scratch records that playing them needs."""

    board: Any
    states: Any
    params: Any
    """Parameters of each game's seats; a random player's are its seed."""
    policies: Any
    seats: int

    @property
    def words(self) -> Any:
        """The states as rows of plain numbers, to copy and compare."""
        return self.states.view(np.int64).reshape(len(self.states), -1)


def deal(
    edition: str | Edition,
    mode: str,
    count: int,
    seats: int,
    policy: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> Batch:
    """Deal many games; game number n of a seed is the same in any batch."""
    if isinstance(edition, str):
        edition = load_edition(edition)
    board = compile_board(edition, mode, options)
    states: Any = np.zeros(count, STATE_DTYPE).view(np.recarray)
    params = np.zeros((count, SEATS, policies.PARAMETERS), np.int64)
    set_up = load(COMPILED, "estate.setup", "set_up")
    for number in range(count):
        state = states[number]
        state.seed[0] = number & 0xFFFFFFFF
        state.seed[1] = seed & 0xFFFFFFFF
        state.seed[2] = (seed >> 32) & 0xFFFFFFFF
        set_up(board, state, seats, NO_LOG)
    if policy == policies.SIMPLE:
        params[:, :, : simple_policy.PARAMETERS] = simple_policy.DEFAULTS
    else:
        params[:, :, 0] = np.arange(count)[:, None]
        params[:, :, 1] = seed & 0xFFFFFFFF
    seated = np.full(SEATS, policy, np.int64)
    return Batch(board, states, params, seated, seats)


def scratch() -> tuple[Any, Any, Any]:
    """The records that playing needs: asking, action, refusal."""
    asking = np.zeros(1, ROUND_DTYPE).view(np.recarray)
    action = np.zeros(1, ACTION_DTYPE).view(np.recarray)
    return asking, action, np.zeros(4, np.int64)


def play(batch: Batch, limit: int) -> int:
    """Play every game of a batch, compiled, to its end or to so many actions; counts faults."""
    asking, action, refusal = scratch()
    play_batch = load(COMPILED, "lab.play", "play_batch")
    return int(
        play_batch(
            batch.board,
            batch.states,
            asking,
            batch.policies,
            batch.params,
            action,
            NO_LOG,
            refusal,
            limit,
        )
    )


def warm() -> None:
    """Compile the loops, or load them from the cache."""
    play(deal("euro", "standard", 1, 4, policies.SIMPLE), 10)
