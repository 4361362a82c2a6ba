"""The CUDA kernels of the knockout family: a slide, or a whole game, a thread.

Importing this needs numba-cuda.
"""

from typing import Any

from ...compiling.targets import COMPILED, INTERPRETED, load
from ...lab.device import IS_SIMULATED, cached_kernel, cuda

__all__ = ["cuda", "play_all", "slide_all"]

_TARGET = INTERPRETED if IS_SIMULATED else COMPILED
slide = load(_TARGET, "knockout.rules.slide", "slide")
play_one = load(_TARGET, "knockout.loops.play", "play_lane_one")

if not IS_SIMULATED:
    from numba.cuda.cudadrv import nvvm

    _compile_ir = nvvm.compile_ir

    def _without_fma(llvmir: Any, **options: Any) -> Any:
        """Keep products and sums apart: a fused one rounds once, and slides would differ."""
        return _compile_ir(llvmir, **{**options, "fma": False})

    # numba-cuda has no option for it; what it hands to NVVM is the only place.
    nvvm.compile_ir = _without_fma


@cached_kernel
def slide_all(boards: Any, states: Any, aims: Any, log: Any, hits: Any) -> None:
    """Make slide number ``grid(1)`` on the state of that number."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        hits[row] = slide(
            boards[0],
            states[row],
            aims[row, 1],
            aims[row, 2],
            aims[row, 3],
            aims[row, 4],
            log[0:0],
        )


@cached_kernel
def play_all(
    boards: Any,
    states: Any,
    first: int,
    key: int,
    seated: Any,
    params: Any,
    actions: Any,
    log: Any,
    refusals: Any,
    tally: Any,
    limit: int,
    faults: Any,
) -> None:
    """Deal and play game number ``grid(1)`` to its end or to ``limit`` actions."""
    game = cuda.grid(1)
    if game < states.shape[0]:
        faults[game] = play_one(
            boards, states, first, key, seated, params, actions, log, refusals, tally, limit, game
        )
