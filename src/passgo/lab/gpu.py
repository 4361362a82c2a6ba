"""Games on a CUDA device, of random players and of the roster, compared byte for byte with ours.

The kernel launched there is the very same code, a loop of the family over its rules. Numba's
simulator can stand in for a device.
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
        """The kernels that are compiled each by itself, the longest first; a call compiles one."""
        ...

    def compare(
        self, edition: str, mode: str, games: int, limit: int, seed: int, workers: int
    ) -> tuple[int, int]:
        """Play the same games on both; how many differ, and how many ended in a fault."""
        ...

    def measure(self, seconds: float, say: Callable[[str], None]) -> dict[str, float]:
        """How fast the device is, by name of figure."""
        ...


def has_device() -> bool:
    """Whether a CUDA device, or the simulator, answers."""
    try:
        from .device import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False
    except Exception:  # The driver's own errors have many types.
        return False


def compare(edition: str, mode: str, games: int, limit: int, seed: int) -> tuple[int, int]:
    """Play the same games on both; how many differ, and how many ended in a fault."""
    study = find_family(load_edition(edition).family).gpu
    return study.compare(edition, mode, games, limit, seed, os.cpu_count() or 1)
