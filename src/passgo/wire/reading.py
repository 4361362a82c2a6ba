"""A kernel's record as plain numbers, read once: attributes of a record are slow, lists are not."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

Reader = Callable[[list[int], int], SimpleNamespace]

_FLAT, _TABLE = 1, 2
"""How many dimensions a column may have to be read."""


def numbers_of(content: bytes) -> list[int]:
    """The numbers of one record or several."""
    numbers: list[int] = np.frombuffer(content, np.int64).tolist()
    return numbers


def reader(dtype: Any) -> Reader:
    """A reader of records of this type, given all numbers and where the record begins.

    Columns become numbers, lists, or lists of rows; what has more dimensions is left out.
    """
    assert all(field[0].base == np.int64 for field in dtype.fields.values())
    ones, lists, tables = [], [], []
    for name, (field, offset) in ((name, entry[:2]) for name, entry in dtype.fields.items()):
        start = offset // 8
        if not field.shape:
            ones.append((name, start))
        elif len(field.shape) == _FLAT:
            lists.append((name, start, start + field.shape[0]))
        elif len(field.shape) == _TABLE:
            rows, width = field.shape
            tables.append((name, [start + row * width for row in range(rows)], width))

    def read(numbers: list[int], first: int = 0) -> SimpleNamespace:
        found = {name: numbers[first + start] for name, start in ones}
        for name, start, stop in lists:
            found[name] = numbers[first + start : first + stop]
        for name, starts, width in tables:
            found[name] = [numbers[first + start : first + start + width] for start in starts]
        space = SimpleNamespace()
        vars(space).update(found)
        return space

    return read
