"""Which seats owe a decision: the mover, or those that the matter on top waits for."""

from ...kernel.rule import rule
from . import actions as act
from .matters import current_phase
from .state import (
    M_KIND,
    M_MASK,
    M_OPEN,
    M_OTHER,
    M_SEAT,
    PHASE_AUCTION,
    PHASE_DEBT,
    PHASE_KEEP,
    PHASE_ORDER,
    PHASE_OVER,
    PHASE_SHORTAGE,
)
from .turn import (
    TO_THROW,
    next_thrower,
)


@rule
def to_act(board, state) -> int:
    """The mask of the seats that owe a decision."""
    phase = current_phase(state)
    if phase == PHASE_OVER:
        return 0
    if phase == PHASE_ORDER:
        return throwers(board, state)
    if state.depth == 0:
        return 1 << state.mover
    return deciders(state)


@rule
def throwers(board, state) -> int:
    """The seats that owe a throw for the first turn."""
    if board.order_from_banker == 1:
        return 1 << next_thrower(board, state)
    mask = 0
    for seat in range(state.seats):
        if state.order_total[seat] == TO_THROW:
            mask |= 1 << seat
    return mask


@rule
def deciders(state) -> int:
    """The seats that owe an answer to the matter on top."""
    row = state.depth - 1
    kind = state.matters[row, M_KIND]
    if kind == PHASE_SHORTAGE:
        return state.matters[row, M_MASK]
    if kind == PHASE_AUCTION:
        mask = state.matters[row, M_MASK]
        leader = state.matters[row, M_OTHER]
        if leader != act.NOBODY:
            mask &= ~(1 << leader)
        return mask
    if kind == PHASE_DEBT and state.matters[row, M_OPEN] == 1:
        return 1 << state.matters[row, M_OTHER]
    if kind == PHASE_KEEP:
        mask = 0
        while row >= 0 and state.matters[row, M_KIND] == PHASE_KEEP:
            mask |= 1 << state.matters[row, M_SEAT]
            row -= 1
        return mask
    return 1 << state.matters[row, M_SEAT]
