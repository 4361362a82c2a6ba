"""The CUDA kernel that plays one game a thread; importing it needs numba-cuda."""

from typing import Any

import numpy as np
from numba.core import config

# numba-cuda 0.30 still looks for a name that NumPy 2.5 has dropped.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import cuda as numba_cuda

from ..targets import COMPILED, INTERPRETED, load

__all__ = ["IS_SIMULATED", "cuda", "play_all"]

# Their types are not those of what they do: a kernel is launched by its index.
cuda: Any = numba_cuda
settings: Any = config

IS_SIMULATED = bool(settings.ENABLE_CUDASIM)
"""Numba's simulator runs the kernel as Python, and so what it calls."""

play_one = load(INTERPRETED if IS_SIMULATED else COMPILED, "lab.play", "play_one")


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
