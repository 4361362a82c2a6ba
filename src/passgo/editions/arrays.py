"""Records with attributes, as rules read them."""

from functools import cache
from typing import Any

import numpy as np


@cache
def with_attributes(dtype: "np.dtype[Any]") -> "np.dtype[Any]":
    """A dtype whose records have their columns as attributes, the same object every time.

    NumPy makes another with each ``view(np.recarray)``, and compiled code then compares the two,
    column by column, whenever it is called.
    """
    return np.dtype((np.record, dtype))


def records(count: int, dtype: "np.dtype[Any]") -> "np.recarray[Any, np.dtype[Any]]":
    """So many blank records with attributes."""
    return np.zeros(count, with_attributes(dtype)).view(np.recarray)
