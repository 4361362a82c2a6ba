"""Where looks of the estate family are worked out: one room for all games of a thread.

Nothing in it outlives the question it was filled for; a thousand tables need no more than one.
"""

import threading
from functools import lru_cache
from typing import Any

import numpy as np

from ..rules import state as st
from ..rules.actions import ACTION_DTYPE
from ..rules.appraise import APPRAISAL_WIDTH, SURVEY_ROWS
from ..rules.legal import CHOICE_ROWS, CHOICE_WIDTH


class Buffers:
    """One thread's, for records with attributes or without."""

    def __init__(self, kind: Any) -> None:
        """Make room for the longest answers there are."""
        seen = np.zeros(1, st.STATE_DTYPE)
        self.record: Any = seen.view(kind)[0]
        self.shown: Any = seen.view(np.recarray)[0]
        self.seen = seen.view(np.int64)
        self.scratch: Any = np.zeros(1, ACTION_DTYPE).view(kind)[0]
        self.facts = np.zeros((SURVEY_ROWS, st.SQUARES), np.int64)
        self.rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
        actions = np.zeros(CHOICE_ROWS, ACTION_DTYPE)
        self.actions: Any = actions.view(kind)
        self.words = actions.view(np.int64).reshape(CHOICE_ROWS, -1)
        self.appraisal = np.zeros((CHOICE_ROWS, APPRAISAL_WIDTH), np.int64)
        self.refusal = np.zeros(4, np.int64)


_kept = threading.local()


def buffers_of(kind: Any) -> Buffers:
    """The buffers of this thread."""
    kept: dict[str, Buffers] = vars(_kept)
    found = kept.get(kind.__name__)
    if found is None:
        found = kept[kind.__name__] = Buffers(kind)
    return found


@lru_cache(128)
def board_of(content: bytes, kind: Any) -> Any:
    """A board out of its bytes; games that are played alike share it, for it never changes."""
    return np.frombuffer(content, st.BOARD_DTYPE).copy().view(kind)[0]
