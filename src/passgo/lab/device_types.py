"""What CUDA makes, by name: numba-cuda gives none of it a type.

Kernels are launched by index, and arrays take attributes of the device. The names are for readers;
no checker can hold code to them.
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
