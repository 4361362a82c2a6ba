"""Sets of squares as masks: which is the first, and how many there are."""

from typing import Final

import numpy as np

from .rule import IS_COMPILED, rule

_SEQUENCE: Final = 0x03F79D71B4CB0A89
"""Every six bits in a row of this are another number, so its top tells how far it was shifted."""
_TOP: Final = 58
_UNSIGNED = np.uint64(_SEQUENCE)
_UNSIGNED_TOP = np.uint64(_TOP)
_PLACES = np.zeros(64, np.int64)
for _place in range(64):
    _PLACES[_SEQUENCE << _place >> _TOP & 63] = _place


@rule
def lowest(mask: int) -> int:
    """The place of the lowest bit of a mask that has one."""
    if IS_COMPILED:
        # A product of unsigned words drops what does not fit; of signed ones it would be anything.
        return _PLACES[np.uint64(mask & -mask) * _UNSIGNED >> _UNSIGNED_TOP]
    # Python's own numbers have no bounds.
    return _PLACES[int(mask & -mask) * _SEQUENCE >> _TOP & 63]


@rule
def count_bits(mask: int) -> int:
    """How many bits a mask has."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
