"""Scratch buffers of the kernels: one set per thread, valid only during one call."""

import threading
from typing import TYPE_CHECKING

import numpy as np

from ..editions.arrays import records
from ..kernel.log import LOG_WIDTH

if TYPE_CHECKING:
    from ..families.records import ActionRecord
    from ..families.tables import Tables


class Scratch:
    """Where a kernel writes what happened, why not, and what may be done."""

    def __init__(self, tables: "Tables") -> None:
        """Make room for the largest answers there are."""
        self.log = np.zeros((tables.log_rows, LOG_WIDTH), np.int64)
        self.refusal = np.zeros(4, np.int64)
        self.rows = np.zeros((tables.choice_rows, tables.choice_width), np.int64)
        self.action: ActionRecord = records(1, tables.action_dtype)[0]


_kept = threading.local()


def scratch_of(family: str, tables: "Tables") -> Scratch:
    """The room of this thread for games of a family."""
    kept: dict[str, Scratch] = vars(_kept)
    found = kept.get(family)
    if found is None:
        found = kept[family] = Scratch(tables)
    return found
