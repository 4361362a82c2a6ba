"""The CUDA device, or Numba's simulator of one; importing it needs numba-cuda."""

from typing import Any

import numpy as np
from numba.core import config

# numba-cuda 0.30 still looks for a name that NumPy 2.5 has dropped.
if not hasattr(np, "row_stack"):
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import cuda as numba_cuda

__all__ = ["IS_SIMULATED", "cuda"]

# Their types are not those of what they do: a kernel is launched by its index.
cuda: Any = numba_cuda
settings: Any = config

IS_SIMULATED = bool(settings.ENABLE_CUDASIM)
"""Numba's simulator runs the kernel as Python, and so what it calls."""
