"""Records with attributes, as rules read them."""

from functools import cache

import numpy as np

from ..families.records import Record, RecordType


@cache
def with_attributes(dtype: RecordType) -> RecordType:
    """A dtype whose records have their columns as attributes, the same object every time.

    NumPy makes another with each ``view(np.recarray)``, and compiled code then compares the two,
    column by column, whenever it is called.
    """
    return np.dtype((np.record, dtype))


def records(count: int, dtype: RecordType) -> Record:
    """So many blank records with attributes."""
    return np.zeros(count, with_attributes(dtype)).view(np.recarray)
