"""Scratch buffers for looks at estate games: one set per thread, shared by its games.

A buffer is valid only during the call that filled it, so a thousand tables share one set.
"""

import threading

import numpy as np

from ...editions.arrays import records
from ...families.records import ActionRecord, StateRecord
from ..rules import state as st
from ..rules.actions import ACTION_DTYPE
from ..rules.appraise import APPRAISAL_WIDTH, SURVEY_ROWS
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH


class Buffers:
    """The buffers of one thread."""

    def __init__(self) -> None:
        """Make room for the longest answers there are."""
        seen = records(1, st.STATE_DTYPE)
        self.record: StateRecord = seen[0]
        self.seen = seen.view(np.ndarray).view(np.int64)
        self.scratch: ActionRecord = records(1, ACTION_DTYPE)[0]
        self.facts = np.zeros((SURVEY_ROWS, st.SQUARES), np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        self.actions: ActionRecord = records(CHOICE_ROWS, ACTION_DTYPE)
        self.words = self.actions.view(np.ndarray).view(np.int64).reshape(CHOICE_ROWS, -1)
        self.appraisal = np.zeros((CHOICE_ROWS, APPRAISAL_WIDTH), np.int64)
        self.refusal = np.zeros(4, np.int64)


_kept = threading.local()


def buffers() -> Buffers:
    """The buffers of this thread."""
    kept: dict[str, Buffers] = vars(_kept)
    if "buffers" not in kept:
        kept["buffers"] = Buffers()
    return kept["buffers"]
