"""The log: what happened, as rows of integers.

The caller's array is the log. Its first row is a header: how many rows were written, and how many
found no room. An array of zero rows means that nobody listens, and costs one comparison.
"""

import numpy as np

from .rule import rule

LOG_WIDTH = 8
NO_LOG = np.zeros((0, LOG_WIDTH), np.int64)
"""For a caller who does not listen."""


@rule
def clear_log(log) -> None:
    """Forget the rows of earlier actions."""
    if log.shape[0] > 0:
        log[0, 0] = 0
        log[0, 1] = 0


@rule
def note(log, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Tell of one event, if anybody listens."""
    if log.shape[0] > 0:
        write(log, kind, a, b, c, d, e, f, g)


@rule
def write(log, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Write one event; what a … g mean for each kind stands in the event table."""
    row = log[0, 0] + 1
    if row >= log.shape[0]:
        log[0, 1] += 1
        return
    log[0, 0] = row
    log[row, 0] = kind
    log[row, 1] = a
    log[row, 2] = b
    log[row, 3] = c
    log[row, 4] = d
    log[row, 5] = e
    log[row, 6] = f
    log[row, 7] = g
