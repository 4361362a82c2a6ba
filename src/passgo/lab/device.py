"""The CUDA device, or Numba's simulator of one; importing it needs numba-cuda."""

from collections.abc import Callable
from importlib import import_module

import numpy as np
from numba.core import config

from ..compiling.cache import cache_dir

# numba-cuda 0.30 still looks for a name that NumPy 2.5 has dropped.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import cuda as numba_cuda

from .device_types import DeviceKernel, DeviceModule

__all__ = ["IS_SIMULATED", "cached_kernel", "cuda"]

# Their types do not say that a kernel is launched by its index.
cuda: DeviceModule = numba_cuda
settings: DeviceModule = config

IS_SIMULATED = bool(settings.ENABLE_CUDASIM)
"""Numba's simulator runs the kernel and everything it calls as Python."""


def cached_kernel(function: Callable[..., None]) -> DeviceKernel:
    """A CUDA kernel, cached on disk under the same key as the processor's code."""
    if IS_SIMULATED:
        return cuda.jit(function)
    # numba-cuda has its own settings.
    own: DeviceModule = import_module("numba.cuda.core.config")
    own.CACHE_DIR = str(cache_dir())
    # The last games of a batch are always too few to fill the device.
    own.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return cuda.jit(fastmath=False, cache=True)(function)
