"""What CUDA makes, by name: numba-cuda gives none of it a type.

A kernel is launched by its index and an array answers to whatever the device knows, so the names
tell a reader what is meant and hold nobody to it.
"""

from typing import Any, TypeAlias

DeviceObject: TypeAlias = Any
"""Anything of numba-cuda's; the aliases below say what."""

DeviceModule: TypeAlias = DeviceObject
"""A module of numba-cuda or of NVIDIA's bindings."""
DeviceKernel: TypeAlias = DeviceObject
"""A compiled kernel: ``kernel[blocks, threads, stream](…)``."""
DeviceArray: TypeAlias = DeviceObject
"""Numbers or records in the device's memory."""
Stream: TypeAlias = DeviceObject
"""Launches that are done one after the other."""
DeviceEvent: TypeAlias = DeviceObject
"""A mark between launches, which can be asked whether it has been reached."""
