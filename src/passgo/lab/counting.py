"""Count the instructions of a piece of work, where the system allows it."""

import ctypes
import os
import platform
import struct
from collections.abc import Callable

_CALLS = {"x86_64": 298, "aarch64": 241}
"""Numbers of Linux's ``perf_event_open``."""
_HARDWARE = 0
_INSTRUCTIONS = 1
_SIZE = 64
_NOT_THE_KERNEL = 1 << 5 | 1 << 6  # Exclude the kernel and the hypervisor.


def _open_counter() -> int | None:
    """A file that counts this thread's instructions; None where the system has no such counter."""
    number = _CALLS.get(platform.machine())
    if number is None or platform.system() != "Linux":
        return None
    wanted = struct.pack("=IIQQQQQ", _HARDWARE, _SIZE, _INSTRUCTIONS, 0, 0, 0, _NOT_THE_KERNEL)
    asked = ctypes.create_string_buffer(wanted.ljust(_SIZE, b"\0"), _SIZE)
    opened = ctypes.CDLL(None).syscall(number, asked, 0, -1, -1, 0)
    return None if opened < 0 else int(opened)


def count_instructions(work: Callable[[], object]) -> int | None:
    """Do some work; its instructions in this thread, or None where they are not counted."""
    counter = _open_counter()
    if counter is None:
        work()
        return None
    try:
        before = int.from_bytes(os.read(counter, 8), "little")
        work()
        return int.from_bytes(os.read(counter, 8), "little") - before
    finally:
        os.close(counter)
