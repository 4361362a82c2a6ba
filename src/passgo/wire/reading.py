"""A kernel's record as plain numbers, read once: attributes of a record are slow, lists are not."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..families.records import RecordType

Reader = Callable[[list[int], int], SimpleNamespace]

_FLAT, _TABLE = 1, 2
"""How many dimensions a column may have to be read."""


def numbers_of(content: bytes) -> list[int]:
    """The numbers of one record or several."""
    numbers: list[int] = np.frombuffer(content, np.int64).tolist()
    return numbers


def reader(dtype: "RecordType") -> Reader:
    """A reader of records of this type, given all numbers and where the record begins.

    Columns become numbers, lists, or lists of rows; what has more dimensions is left out.
    """
    fields = dtype.fields
    assert fields is not None
    assert all(field[0].base == np.int64 for field in fields.values())
    ones, lists, tables = [], [], []
    for name, (field, offset) in ((name, entry[:2]) for name, entry in fields.items()):
        start = offset // 8
        if not field.shape:
            ones.append((name, start))
        elif len(field.shape) == _FLAT:
            lists.append((name, start, start + field.shape[0]))
        elif len(field.shape) == _TABLE:
            rows, width = field.shape
            tables.append((name, [start + row * width for row in range(rows)], width))

    def read(numbers: list[int], first: int = 0) -> SimpleNamespace:
        found: dict[str, int | list[int] | list[list[int]]] = {}
        for name, start in ones:
            found[name] = numbers[first + start]
        for name, start, stop in lists:
            found[name] = numbers[first + start : first + stop]
        for name, starts, width in tables:
            found[name] = [numbers[first + start : first + start + width] for start in starts]
        space = SimpleNamespace()
        vars(space).update(found)
        return space

    return read
