"""The records of kernels, as type checkers see them.

NumPy makes the columns of a record attributes at run time, so no checker knows them. Each alias
names the record that is meant.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Record: TypeAlias = Any
"""One record, or an array of them; the aliases below say of what."""

BoardRecord: TypeAlias = Record
"""What never changes in a game: ``BOARD_DTYPE`` of a family."""
StateRecord: TypeAlias = Record
"""What changes in a game: ``STATE_DTYPE``."""
ActionRecord: TypeAlias = Record
"""What a seat does: ``ACTION_DTYPE``."""
RoundRecord: TypeAlias = Record
"""The seats that the polled round has asked: ``ROUND_DTYPE``."""

RecordType: TypeAlias = np.dtype[np.void]
"""How a record is laid out."""
Numbers: TypeAlias = npt.NDArray[np.int64]
"""Whole numbers in rows."""
