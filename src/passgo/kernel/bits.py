"""Sets of squares as masks: which is the first, and how many there are."""

from typing import Final

import numpy as np

from .rule import rule

_ALL: Final = (1 << 52) - 1
_PRIME: Final = 53
"""The powers of two below the fifty-second leave different remainders by it."""
_PLACES = np.full(_PRIME, -1, np.int64)
for _place in range(_PRIME - 1):
    _PLACES[(1 << _place) % _PRIME] = _place


@rule
def lowest(mask: int) -> int:
    """The place of the lowest bit of a mask that has one, below the fifty-second."""
    # Cut to what cannot be negative, so that compiled no remainder has to be put right.
    return _PLACES[(mask & -mask & _ALL) % _PRIME]


@rule
def count_bits(mask: int) -> int:
    """How many bits a mask has."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
