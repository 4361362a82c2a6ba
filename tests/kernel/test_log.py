"""The log: rows in order, and what finds no room is counted."""

import numpy as np
import pytest

from passgo.compiling.targets import TARGETS, load
from passgo.kernel.log import LOG_WIDTH


@pytest.mark.parametrize("target", TARGETS)
def test_rows_and_what_finds_no_room(target):
    note, clear = (load(target, "kernel.log", name) for name in ("note", "clear_log"))
    log = np.zeros((3, LOG_WIDTH), np.int64)
    for kind in range(1, 6):
        note(log, kind, *range(kind, kind + 7))
    assert log[0, :2].tolist() == [2, 3]
    assert log[1:].tolist() == [list(range(k, k + 1)) + list(range(k, k + 7)) for k in (1, 2)]
    clear(log)
    assert log[0, :2].tolist() == [0, 0]
    note(log, 9, 0, 0, 0, 0, 0, 0, 0)
    assert log[:2, 0].tolist() == [1, 9]


@pytest.mark.parametrize("target", TARGETS)
def test_nobody_need_listen(target):
    note, clear = (load(target, "kernel.log", name) for name in ("note", "clear_log"))
    log = np.zeros((0, LOG_WIDTH), np.int64)
    clear(log)
    note(log, 1, 2, 3, 4, 5, 6, 7, 8)
    assert log.size == 0
