"""Names for CUDA's objects, for which numba-cuda has no types.

Kernels are launched by index, and arrays have attributes of the device. The names are for readers;
type checkers cannot use them.
"""

from typing import Any, TypeAlias

DeviceObject: TypeAlias = Any
"""Any object of numba-cuda; the aliases below say which."""

DeviceModule: TypeAlias = DeviceObject
"""A module of numba-cuda or of NVIDIA's bindings."""
DeviceKernel: TypeAlias = DeviceObject
"""A compiled kernel: ``kernel[blocks, threads, stream](…)``."""
DeviceArray: TypeAlias = DeviceObject
"""Numbers or records in device memory."""
Stream: TypeAlias = DeviceObject
"""Launches that run one after the other."""
DeviceEvent: TypeAlias = DeviceObject
"""A mark between launches; it can be queried."""
