"""Compile kernels for a CUDA device in parallel, one process each: together they take minutes.

The results are cached. ``python -m passgo.lab.kernels FAMILY KERNEL`` is such a process.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from ..compiling.cache import cache_dir
from ..families import FAMILIES, ROOT, find_family

LOOK = 0.2
"""Seconds between two checks of the processes."""


def compile_kernels(say: Callable[[str], None], families: Sequence[str] = FAMILIES) -> None:
    """Compile the kernels of some families that are not in the cache, and report progress."""
    from .device import IS_SIMULATED

    if IS_SIMULATED:
        return
    missing = [family for family in families if not _stamp(family).exists()]
    work = [(family, name) for family in missing for name in find_family(family).gpu.KERNELS]
    begin = time.monotonic()
    under_way = {name: _compile_beside(family, name) for family, name in work}
    try:
        while under_way:
            spent = time.monotonic() - begin
            names = ", ".join(under_way)
            say(f"compiling for the device, {spent:.0f} s: {names} ({len(under_way)}/{len(work)})")
            time.sleep(LOOK)
            for name in [name for name, child in under_way.items() if child.poll() is not None]:
                child = under_way.pop(name)
                if child.returncode:
                    raise subprocess.CalledProcessError(child.returncode, child.args)
    finally:
        for child in under_way.values():
            child.kill()
    for family in missing:
        _stamp(family).touch()


def _stamp(family: str) -> Path:
    """The marker file beside a family's kernels, written when all of them are in the cache.

    Like Numba, we count kernels as outdated when the time or size of their source file changes.
    """
    file = (ROOT / family / "studies" / "device.py").stat()
    return cache_dir() / f"device-{family}-{file.st_mtime_ns:x}-{file.st_size:x}"


def _compile_beside(family: str, name: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "passgo.lab.kernels", family, name]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def main(family: str, name: str) -> None:
    """Compile one kernel of a family by launching it without games."""
    find_family(family).gpu.KERNELS[name]()


if __name__ == "__main__":
    main(*sys.argv[1:])
