"""Games on a CUDA device, of random players and of the roster, compared byte for byte with ours.

The kernel launched there is the very same code, a loop of the family over its rules. Numba's
simulator can stand in for a device.
"""

import os

from ..compiling.rooms import family_part
from ..editions import load_edition


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
    family = family_part(load_edition(edition).family, "studies.gpu")
    differ, faults = family.compare(edition, mode, games, limit, seed, os.cpu_count() or 1)
    return differ, faults
