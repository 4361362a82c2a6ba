"""The CUDA kernel that plays one game a thread; importing it needs numba-cuda."""

from typing import Any

from ..game.targets import COMPILED, INTERPRETED, load
from ..lab.device import IS_SIMULATED, cuda

__all__ = ["cuda", "play_all"]

play_one = load(INTERPRETED if IS_SIMULATED else COMPILED, "estate.loops.play", "play_one")


@cuda.jit(fastmath=False)  # type: ignore[untyped-decorator]
def play_all(
    boards: Any,
    states: Any,
    askings: Any,
    seated: Any,
    params: Any,
    actions: Any,
    log: Any,
    refusals: Any,
    limit: int,
    faults: Any,
) -> None:
    """Play game number ``grid(1)`` to its end or to ``limit`` actions."""
    game = cuda.grid(1)
    if game < states.shape[0]:
        faults[game] = play_one(
            boards, states, askings, seated, params, actions, log, refusals, limit, game
        )
