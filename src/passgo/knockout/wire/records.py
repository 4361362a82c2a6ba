"""The records of the knockout kernel as plain numbers, on which the rules themselves can be asked.

Attributes of a record are slow, lists are not; floating point is scratch and is left out.
"""

from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from ...families.records import ActionRecord, BoardRecord, RecordType
from ...wire.reading import numbers_of, reader
from ..rules.actions import ACTION_DTYPE
from ..rules.state import BOARD_DTYPE, STATE_DTYPE


def _whole(dtype: RecordType) -> RecordType:
    """A type of record less its floating-point columns."""
    fields = dtype.fields
    assert fields is not None
    kept = {name: field for name, field in fields.items() if field[0].base == np.int64}
    return np.dtype(
        {
            "names": list(kept),
            "formats": [field[0] for field in kept.values()],
            "offsets": [field[1] for field in kept.values()],
            "itemsize": dtype.itemsize,
        }
    )


_read_state = reader(_whole(STATE_DTYPE))
_read_board = reader(BOARD_DTYPE)
_read_action = reader(ACTION_DTYPE)


def read_state(content: bytes) -> SimpleNamespace:
    """A state as plain numbers."""
    return _read_state(numbers_of(content), 0)


def read_board(board: BoardRecord) -> SimpleNamespace:
    """A lane as plain numbers; rules ask for a member by row and column at once."""
    return _read_lane(board.tobytes())


@lru_cache(64)
def _read_lane(content: bytes) -> SimpleNamespace:
    """Read once for all games that are played alike: it is large, and never changes."""
    plain = _read_board(numbers_of(content), 0)
    plain.members = {
        (side, number): seat
        for side, row in enumerate(plain.members)
        for number, seat in enumerate(row)
    }
    return plain


def read_action(action: ActionRecord) -> SimpleNamespace:
    """An action as plain numbers."""
    return _read_action(numbers_of(action.tobytes()), 0)
