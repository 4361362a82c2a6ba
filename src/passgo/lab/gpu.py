"""Compare games on a CUDA device byte for byte with games on the processor.

Random players and the roster play them. The device runs the same code, a loop of the family over
its rules. Numba's simulator can replace the device.
"""

import os
from collections.abc import Callable, Mapping
from typing import Protocol

from ..editions import load_edition
from ..families import find_family


class DeviceStudy(Protocol):
    """What a family of editions plays on a CUDA device."""

    @property
    def KERNELS(self) -> Mapping[str, Callable[[], None]]:
        """The kernels that are compiled separately, the slowest first; each call compiles one."""
        ...

    def compare(
        self, edition: str, mode: str, games: int, limit: int, seed: int, workers: int
    ) -> tuple[int, int]:
        """Play the same games on both; return how many differ and how many ended in a fault."""
        ...

    def measure(self, seconds: float, say: Callable[[str], None]) -> dict[str, float]:
        """The speed of the device, by name of figure."""
        ...


def has_device() -> bool:
    """Whether there is a CUDA device or the simulator."""
    try:
        from .device import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False
    except Exception:  # The driver's own errors have many types.
        return False


def compare(edition: str, mode: str, games: int, limit: int, seed: int) -> tuple[int, int]:
    """Play the same games on both; return how many differ and how many ended in a fault."""
    study = find_family(load_edition(edition).family).gpu
    return study.compare(edition, mode, games, limit, seed, os.cpu_count() or 1)
