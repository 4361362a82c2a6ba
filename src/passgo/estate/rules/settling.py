"""Settle what follows from an action: the stack, down to the next decision a seat owes."""

from typing import Final

from ...kernel.rule import rule
from .auction import (
    close_lot_auction,
    is_decided,
)
from .bankruptcy import settle_estate
from .cards import (
    settle_each,
    settle_return_card,
)
from .events import SORT_HOUSE
from .jail import settle_move
from .landing import settle_landing
from .matters import current_phase
from .money import settle_due
from .mortgage import (
    settle_keep,
)
from .scarce import close_building_auction, drop_bidders
from .shortage import settle_shortage
from .state import (
    AUTO_DUE,
    AUTO_EACH,
    AUTO_ESTATE,
    AUTO_LAND,
    AUTO_MOVE,
    AUTO_NEXT_LOT,
    AUTO_RESUME,
    AUTO_RETURN_CARD,
    AUTO_TEXT,
    AUTO_TEXTS,
    M_KIND,
    M_MASK,
    M_REASON,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_CHOICE,
    PHASE_DEBT,
    PHASE_END,
    PHASE_KEEP,
    PHASE_ORDER,
    PHASE_OVER,
    PHASE_PRICE,
    PHASE_ROLL,
    PHASE_SHORTAGE,
    PHASE_TEXT,
    PHASE_ZONE,
)
from .turn import (
    NOT_RUNNING,
    next_turn,
    settle_order,
)
from .unit import (
    settle_resume,
    settle_text,
    settle_texts,
    strike,
)
from .zones import settle_next_lot

_ASKS: Final = (
    1 << PHASE_BUY
    | 1 << PHASE_DEBT
    | 1 << PHASE_CHOICE
    | 1 << PHASE_PRICE
    | 1 << PHASE_ZONE
    | 1 << PHASE_TEXT
)
"""Matters that always wait for a seat."""


@rule
def is_settled(state) -> bool:
    """Whether nothing is left to settle before the next decision; true after most actions."""
    if state.struck != 0:
        return False
    if state.depth > 0:
        return (_ASKS >> state.matters[state.depth - 1, M_KIND]) & 1 == 1
    is_turn = state.phase == PHASE_ROLL or state.phase == PHASE_END
    return is_turn and state.out[state.mover] == 0


@rule
def settle(board, state, log, refusal) -> None:
    """Settle everything that follows from an action without a decision."""
    if not is_settled(state):
        work_through(board, state, log, refusal)


@rule
def work_through(board, state, log, refusal) -> None:
    """Work through the stack until a seat must decide, then skip an absent mover's turn."""
    while state.phase != PHASE_OVER:
        if state.struck != 0:
            strike(board, state)
        if state.depth == 0:
            if state.phase == PHASE_ORDER:
                settle_absent_throwers(board, state, log)
                return
            if state.out[state.mover] == 0:
                return
            next_turn(board, state, log)
            continue
        if not settle_top(board, state, log, refusal):
            return


@rule
def settle_absent_throwers(board, state, log) -> None:
    """Seats that left before their throw for the first turn are not waited for."""
    absent = False
    for seat in range(state.seats):
        if state.out[seat] == 1 and state.order_total[seat] != NOT_RUNNING:
            state.order_total[seat] = NOT_RUNNING
            absent = True
    if absent:
        settle_order(board, state, log)


@rule
def settle_top(board, state, log, refusal) -> bool:
    """Settle the youngest matter if it needs no decision; whether anything was done."""
    row = state.depth - 1
    kind = current_phase(state)
    if kind == AUTO_LAND:
        settle_landing(board, state, log)
    elif kind == AUTO_MOVE:
        settle_move(board, state, log)
    elif kind == AUTO_RETURN_CARD:
        settle_return_card(state, log)
    elif kind == AUTO_EACH:
        settle_each(board, state, log)
    elif kind == AUTO_DUE:
        settle_due(board, state, log)
    elif kind == AUTO_ESTATE:
        settle_estate(board, state, log)
    elif kind == AUTO_TEXT:
        settle_text(board, state, log)
    elif kind == AUTO_TEXTS:
        settle_texts(board, state, log)
    elif kind == AUTO_RESUME:
        settle_resume(board, state, log)
    elif kind == AUTO_NEXT_LOT:
        settle_next_lot(board, state, log)
    elif kind == PHASE_AUCTION:
        is_building = state.matters[row, M_REASON] >= SORT_HOUSE
        if is_building:
            drop_bidders(board, state, log, refusal)
        if not is_decided(state):
            return False
        if is_building:
            close_building_auction(board, state, log, refusal)
        else:
            close_lot_auction(board, state, log)
    elif kind == PHASE_SHORTAGE:
        if state.matters[row, M_MASK] != 0:
            return False
        settle_shortage(board, state, log, refusal)
    elif kind == PHASE_KEEP:
        return settle_keep(state)
    else:
        return False
    return True
