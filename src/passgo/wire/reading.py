"""A kernel's record as plain numbers, read once: attributes of a record are slow, lists are not."""

from collections.abc import Callable, Collection, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ..families.records import RecordType


class Reader(Protocol):
    """Reads a record from a list of numbers, beginning at an index."""

    def __call__(self, numbers: list[int], first: int = 0) -> SimpleNamespace:
        """Read one record."""
        ...


Numbers = npt.NDArray[np.int64]

_FLAT, _TABLE = 1, 2
"""Dimensions of the columns that can be read."""


def numbers_of(content: bytes) -> list[int]:
    """The numbers of one or more records."""
    numbers: list[int] = np.frombuffer(content, np.int64).tolist()
    return numbers


def _fields_of(dtype: "RecordType") -> "dict[str, tuple[np.dtype[np.generic], int]]":
    """The columns of a record, each with its type and its offset."""
    assert dtype.fields is not None
    return {name: (field[0], field[1]) for name, field in dtype.fields.items()}


def reader(dtype: "RecordType") -> Reader:
    """A reader of records of this type.

    Columns become numbers, lists, or lists of rows; columns with more dimensions are left out.
    """
    fields = _fields_of(dtype)
    assert all(field.base == np.int64 for field, _ in fields.values())
    ones, lists, tables = [], [], []
    for name, (field, offset) in fields.items():
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


def picker(
    dtype: "RecordType", columns: Collection[str], counted: Mapping[str, str]
) -> Callable[[Numbers], SimpleNamespace]:
    """A reader of some columns of one record, given its numbers.

    ``counted`` names tables, and for each the column that holds its number of rows.
    """
    fields = _fields_of(dtype)
    places: list[int] = []
    ones, lists = [], []
    for name in columns:
        field, offset = fields[name]
        start, first = offset // 8, len(places)
        places += range(start, start + field.itemsize // 8)
        if field.shape:
            lists.append((name, first, len(places)))
        else:
            ones.append((name, first))
    tables = [
        (name, count, fields[name][1] // 8, fields[name][0].shape[1])
        for name, count in counted.items()
    ]
    picked = np.array(places)

    def read(numbers: Numbers) -> SimpleNamespace:
        plain = numbers[picked].tolist()
        found = {name: plain[place] for name, place in ones}
        for name, start, stop in lists:
            found[name] = plain[start:stop]
        for name, count, start, width in tables:
            rows = found[count]
            stop = start + rows * width
            found[name] = numbers[start:stop].reshape(rows, width).tolist() if rows else []
        space = SimpleNamespace()
        vars(space).update(found)
        return space

    return read
