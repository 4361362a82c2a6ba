"""Lanes with tokens anywhere, aims of every kind, and many slides of both at once."""

import math

import numpy as np

from ...compiling.targets import COMPILED, load
from ...families.records import BoardRecord, Numbers, StateRecord
from ...kernel.log import NO_LOG
from ..edition.compile import compile_lane
from ..edition.loader import load_lane_edition
from ..rules import state as st

LANES = 200
_SLID = st.TOKENS - 1


def random_lanes(seed: int, count: int, tokens: int) -> StateRecord:
    """States with tokens spread over the lane at random, none over another."""
    board = compile_lane(load_lane_edition("knockout"))
    rng = np.random.default_rng(seed)
    states: StateRecord = np.zeros(count, st.STATE_DTYPE).view(np.recarray)
    states.where[:] = st.ABSENT
    for state in states:
        placed = 0
        while placed < tokens:
            x = int(rng.integers(0, board.width + 1))
            y = int(rng.integers(board.go_line, board.length + 1))
            apart = [math.dist((x, y), (int(state.x[n]), int(state.y[n]))) for n in range(placed)]
            if min(apart, default=board.length) >= 2 * board.radius:
                state.x[placed], state.y[placed], state.where[placed] = x, y, st.ON_BOARD
                placed += 1
    return states


def random_aims(seed: int, count: int, lanes: int) -> Numbers:
    """Aims over all that a hand can do."""
    board = compile_lane(load_lane_edition("knockout"))
    rng = np.random.default_rng(seed)
    aims = np.empty((count, 5), np.int64)
    aims[:, 0] = rng.integers(0, lanes, count)
    aims[:, 1] = _SLID
    aims[:, 2] = rng.integers(board.x_least, board.x_most + 1, count)
    aims[:, 3] = rng.integers(-board.slope_most, board.slope_most + 1, count)
    aims[:, 4] = rng.integers(board.speed_least, board.speed_most + 1, count)
    return aims


def slide_lanes(board: BoardRecord, lanes: StateRecord, aims: Numbers) -> tuple[Numbers, Numbers]:
    """Make the slides of some aims, compiled: what each touched, and where its tokens rest."""
    work: StateRecord = np.zeros(1, st.STATE_DTYPE).view(np.recarray)
    hits = np.zeros(len(aims), np.int64)
    rests = np.zeros((len(aims), 3, st.TOKENS), np.int64)
    slide_many = load(COMPILED, "knockout.loops.slides", "slide_many")
    slide_many(board, lanes, work, aims, NO_LOG, hits, rests)
    return hits, rests
