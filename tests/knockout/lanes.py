"""Lanes with tokens on them, for the tests of slides: spread at random, or lying in heaps."""

import math

import numpy as np

from passgo.compiling.targets import COMPILED, INTERPRETED, load
from passgo.kernel.log import NO_LOG
from passgo.knockout.edition.compile import compile_lane
from passgo.knockout.edition.loader import load_lane_edition
from passgo.knockout.loops.slides import slide_many
from passgo.knockout.rules import state as st

EDITION = load_lane_edition("knockout")
BOARD = compile_lane(EDITION)
SLID = st.TOKENS - 1
"""The token that is slid; the others lie on the lane."""
MOST = 10_000
"""More actions than any game of the lane needs: a longer game is an error."""
WIDTH, LENGTH, GO, REACH = 300_000, 915_000, 90_000, 32_000


def places(rng, count, in_heaps):
    """Places of tokens that do not overlap; in heaps they touch but for a micrometre."""
    found = []
    while len(found) < count:
        if in_heaps and found and rng.random() < 0.9:
            x, y = found[rng.integers(len(found))]
            turn = rng.random() * 2 * math.pi
            place = (
                x + round(math.cos(turn) * (REACH + 1)),
                y + round(math.sin(turn) * (REACH + 1)),
            )
        else:
            place = (int(rng.integers(0, WIDTH + 1)), int(rng.integers(GO, LENGTH + 1)))
        inside = 0 <= place[0] <= WIDTH and GO <= place[1] <= LENGTH
        if inside and all(math.dist(place, other) >= REACH for other in found):
            found.append(place)
    return found


def lanes(seed, count, in_heaps, tokens=SLID):
    """States with tokens on the lane."""
    rng = np.random.default_rng(seed)
    states = np.zeros(count, st.STATE_DTYPE).view(np.recarray)
    states.where[:] = st.ABSENT
    for state in states:
        for token, (x, y) in enumerate(places(rng, tokens, in_heaps)):
            state.x[token], state.y[token], state.where[token] = x, y, st.ON_BOARD
    return states


def aims(seed, count, lane_count):
    """Random aims over all that a hand can do."""
    rng = np.random.default_rng(seed)
    rows = np.empty((count, 5), np.int64)
    rows[:, 0] = np.arange(count) * lane_count // count
    rows[:, 1] = SLID
    rows[:, 2] = rng.integers(BOARD.x_least, BOARD.x_most + 1, count)
    rows[:, 3] = rng.integers(-BOARD.slope_most, BOARD.slope_most + 1, count)
    rows[:, 4] = rng.integers(BOARD.speed_least, BOARD.speed_most + 1, count)
    return rows


def slide_all(states, rows, target=COMPILED, board=BOARD):
    """What every slide touched, and where the tokens are then."""
    hits = np.zeros(len(rows), np.int64)
    out = np.zeros((len(rows), 3, st.TOKENS), np.int64)
    work = np.zeros(1, st.STATE_DTYPE).view(np.recarray)
    many = (
        slide_many if target == INTERPRETED else load(target, "knockout.loops.slides", "slide_many")
    )
    many(board, states, work, rows, NO_LOG, hits, out)
    assert work.motion.any() == np.False_
    return hits, out


def worst_overlap(out):
    """By how many thousandths of a millimetre two tokens at rest overlap at most."""
    worst = 0.0
    for x, y, where in out:
        on = where == st.ON_BOARD
        px, py = x[on].astype(float), y[on].astype(float)
        apart = np.hypot(px[:, None] - px, py[:, None] - py)
        apart[np.diag_indices(len(px))] = REACH
        worst = max(worst, REACH - apart.min(initial=REACH))
    return worst
