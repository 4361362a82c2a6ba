"""Games on a CUDA device, of random players and of the roster, compared byte for byte with ours.

The kernel launched there is the very same code, a loop of the family over its rules. Where there
is no device this says so and exits with 3; Numba's simulator can stand in for one.
"""

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from ..editions import load_edition
from ..families import find_family
from .kernels import compile_kernels
from .tables import modes_of

if TYPE_CHECKING:
    from rich.console import Console

NO_DEVICE = 3
CHUNK = 100_000
"""Games in one launch."""


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


def main(
    console: "Console",
    edition: str | None = None,
    mode: str | None = None,
    games: int = 100_000,
    actions: int = 5_000,
    seed: int = 1,
) -> int:
    """Compare games of every edition and mode; exit code 0, 1 on a difference, 3 with no device."""
    tables = modes_of(edition, mode)
    if not has_device():
        console.print("No CUDA device here: nothing was compared.")
        return NO_DEVICE
    families = sorted({load_edition(name).family for name, _ in tables})
    with console.status("compiling for the device") as status:
        compile_kernels(status.update, families)
    bad = 0
    for name, played in tables:
        differ = faults = done = 0
        while done < games:
            count = min(CHUNK, games - done)
            wrong, failed = compare(name, played, count, actions, seed + done)
            differ += wrong
            faults += failed
            done += count
        bad += differ + faults
        console.print(
            f"{name} {played}: {done} games, {differ} differ from the processor's, {faults} faults"
        )
    return 1 if bad else 0
