"""The invariants of every state of every knockout game.

Compiled, so that the soak can check them after each of millions of actions. Money is counted in
units, the smallest note, so that every sum can be paid in notes.
"""

from ...kernel.rule import rule
from ..rules.landing import kind_of
from ..rules.sliding import overlaps
from ..rules.state import (
    ABSENT,
    GO_TO_JAIL,
    IN_HAND,
    IN_JAIL,
    ON_BOARD,
    PART_OVER,
    PART_SCORE,
    PROPERTY,
    SIDES,
    STEP_CHANCE,
    TOKENS,
    TOKENS_EACH,
    V_WIDTH,
)
from ..rules.step import to_act
from ..rules.turns import is_gone

HOLDS = 0
MONEY = 1
BELOW_ZERO = 2
TOKEN_PLACE = 3
OVERLAP = 4
SCRATCH = 5
ORDER = 6
COLLECTED = 7
NOBODY_ACTS = 8
WINNERS = 9

LANE_INVARIANT_NAMES = (
    "holds",
    "money does not add up",
    "cash or the pot is below zero",
    "a token is where it cannot be",
    "tokens overlap",
    "a slide has left a trace of its motion",
    "the order is not every side once",
    "a property is collected twice, or is none",
    "nobody is to act",
    "the winners do not fit the end",
)


@rule
def lane_broken(board, state) -> int:
    """The number of an invariant that does not hold, or 0."""
    total = state.bank + state.pot
    for side in range(SIDES):
        total += state.cash[side]
        if state.cash[side] < 0 or state.pot < 0:
            return BELOW_ZERO
    if total != 0:
        return MONEY
    for token in range(TOKENS):
        if not is_well_placed(board, state, token):
            return TOKEN_PLACE
        for column in range(V_WIDTH):
            if state.motion[token, column] != 0.0:
                return SCRATCH
        for column in range(4):
            if state.saved[token, column] != 0:
                return SCRATCH
    if not lies_apart(board, state):
        return OVERLAP
    if not is_ordered(board, state):
        return ORDER
    if not collects_once(board, state):
        return COLLECTED
    return broken_end(board, state)


@rule
def is_well_placed(board, state, token: int) -> bool:
    """A token is in hand, on the lane, in jail or off, consistent with its side and its place."""
    where = state.where[token]
    side = token // TOKENS_EACH
    if side >= board.sides:
        return where == ABSENT
    gone = is_gone(board, state, side)
    if where < IN_HAND or where > ABSENT or (where == ABSENT and not gone):
        return False
    if where == IN_HAND and gone:
        return False
    if state.jail_open[token] == 1 and (where != IN_JAIL or gone):
        return False
    if where != ON_BOARD:
        return state.x[token] == 0 and state.y[token] == 0
    if state.x[token] < 0 or state.x[token] > board.width:
        return False
    if state.y[token] < board.go_line or state.y[token] > board.length:
        return False
    return kind_of(board, state, token) != GO_TO_JAIL


@rule
def lies_apart(board, state) -> bool:
    """No two tokens overlap by more than rounding (KO-DIGI-03).

    By Railroad a token is put on a free space, where one on its edge may touch it; nothing is
    slid any more before all are taken back.
    """
    if state.part == PART_OVER or (state.part == PART_SCORE and state.step > STEP_CHANCE):
        return True
    for one in range(TOKENS):
        if state.where[one] != ON_BOARD:
            continue
        for other in range(one):
            if state.where[other] == ON_BOARD and overlaps(
                board, state.x[one], state.y[one], state.x[other], state.y[other]
            ):
                return False
    return True


@rule
def is_ordered(board, state) -> bool:
    """Every side is in the order once, and the round number is within bounds."""
    seen = 0
    for place in range(board.sides):
        if state.order[place] < 0:
            return False
        seen |= 1 << state.order[place]
    if seen != (1 << board.sides) - 1 or state.turned >= board.sides:
        return False
    return state.round_no >= 1 and state.round_no <= state.turned + 1


@rule
def collects_once(board, state) -> bool:
    """Only properties are collected, each by one side (KO-PROP-02)."""
    taken = 0
    for side in range(SIDES):
        mask = state.collected[side]
        if taken & mask:
            return False
        taken |= mask
        for space in range(board.spaces):
            if (mask >> space) & 1 and board.kind[space] != PROPERTY:
                return False
    return True


@rule
def broken_end(board, state) -> int:
    """A seat still in the game is asked, or the game is over and has a winner."""
    owing = to_act(board, state)
    if state.part == PART_OVER:
        if owing != 0 or state.winners == 0:
            return WINNERS
        for seat in range(state.seats):
            if (state.winners >> seat) & 1 and state.out[seat] == 1:
                return WINNERS
        return HOLDS
    if state.winners != 0:
        return WINNERS
    if owing != 1 << state.mover or state.out[state.mover] == 1:
        return NOBODY_ACTS
    return HOLDS
