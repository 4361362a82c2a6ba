"""Where looks of the estate family are worked out: one room for all games of a thread.

Nothing in it outlives the question it was filled for; a thousand tables need no more than one.
"""

import threading
from functools import lru_cache

import numpy as np

from ...families.records import ActionRecord, BoardRecord, StateRecord
from ..rules import state as st
from ..rules.actions import ACTION_DTYPE
from ..rules.appraise import APPRAISAL_WIDTH, SURVEY_ROWS
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH


class Buffers:
    """One thread's, for records with attributes or without."""

    def __init__(self, *, is_plain: bool) -> None:
        """Make room for the longest answers there are."""
        kind = np.ndarray if is_plain else np.recarray
        seen = np.zeros(1, st.STATE_DTYPE)
        self.record: StateRecord = seen.view(kind)[0]
        self.shown: StateRecord = seen.view(np.recarray)[0]
        self.seen = seen.view(np.int64)
        self.scratch: ActionRecord = np.zeros(1, ACTION_DTYPE).view(kind)[0]
        self.facts = np.zeros((SURVEY_ROWS, st.SQUARES), np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        actions = np.zeros(CHOICE_ROWS, ACTION_DTYPE)
        self.actions: ActionRecord = actions.view(kind)
        self.words = actions.view(np.int64).reshape(CHOICE_ROWS, -1)
        self.appraisal = np.zeros((CHOICE_ROWS, APPRAISAL_WIDTH), np.int64)
        self.refusal = np.zeros(4, np.int64)


_kept = threading.local()


def buffers_of(*, is_plain: bool) -> Buffers:
    """The buffers of this thread."""
    kept: dict[str, Buffers] = vars(_kept)
    name = "plain" if is_plain else "with attributes"
    found = kept.get(name)
    if found is None:
        found = kept[name] = Buffers(is_plain=is_plain)
    return found


@lru_cache(128)
def board_of(content: bytes, *, is_plain: bool) -> BoardRecord:
    """A board out of its bytes; games that are played alike share it, for it never changes."""
    kind = np.ndarray if is_plain else np.recarray
    return np.frombuffer(content, st.BOARD_DTYPE).copy().view(kind)[0]
