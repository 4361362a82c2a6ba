"""The CUDA kernels of the knockout family: a slide, or a whole game, a thread.

Importing this needs numba-cuda.
"""

from ...compiling.targets import COMPILED, INTERPRETED, load
from ...lab.device import IS_SIMULATED, cached_kernel, cuda
from ...lab.device_types import DeviceArray, DeviceObject

__all__ = ["cuda", "play_all", "slide_all"]

_TARGET = INTERPRETED if IS_SIMULATED else COMPILED
slide = load(_TARGET, "knockout.rules.slide", "slide")
play_one = load(_TARGET, "knockout.loops.play", "play_lane_one")

if not IS_SIMULATED:
    from numba.cuda.cudadrv import nvvm

    _compile_ir = nvvm.compile_ir

    def _without_fma(llvmir: DeviceObject, **options: object) -> DeviceObject:
        """Keep products and sums apart: a fused one rounds once, and slides would differ."""
        return _compile_ir(llvmir, **{**options, "fma": False})

    # numba-cuda has no option for it; what it hands to NVVM is the only place.
    nvvm.compile_ir = _without_fma


@cached_kernel
def slide_all(
    boards: DeviceArray, states: DeviceArray, aims: DeviceArray, log: DeviceArray, hits: DeviceArray
) -> None:
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
    boards: DeviceArray,
    states: DeviceArray,
    first: int,
    key: int,
    seated: DeviceArray,
    params: DeviceArray,
    actions: DeviceArray,
    log: DeviceArray,
    refusals: DeviceArray,
    tally: DeviceArray,
    limit: int,
    faults: DeviceArray,
) -> None:
    """Deal and play game number ``grid(1)`` to its end or to ``limit`` actions."""
    game = cuda.grid(1)
    if game < states.shape[0]:
        faults[game] = play_one(
            boards, states, first, key, seated, params, actions, log, refusals, tally, limit, game
        )
