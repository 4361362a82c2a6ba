"""Who may do business when (BUILD-03, SELL-03, TRADE-04, MORT-05, JAIL-05).

The rows are those of the scenario contract; what each rule asks on top is its own chapter's
business.
"""

from ...kernel.rule import rule
from .matters import current_phase, keep_row
from .state import (
    M_SEAT,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_DEBT,
    PHASE_END,
    PHASE_ROLL,
    PHASE_ZONE,
)

ROW_GAP = 0  # before the turn's first throw: between turns
ROW_TURN = 1  # the mover's turn, after a throw, with nothing open
ROW_DECISION = 2  # a purchase or a zone to decide
ROW_AUCTION = 3
ROW_DEBT = 4
ROW_ASKED = 5  # somebody must answer before anything else


@rule
def window_row(state) -> int:
    """The row of the table that holds now."""
    phase = current_phase(state)
    if phase == PHASE_ROLL and state.throws == 0:
        return ROW_GAP
    if phase == PHASE_ROLL or phase == PHASE_END:
        return ROW_TURN
    if phase == PHASE_BUY or phase == PHASE_ZONE:
        return ROW_DECISION
    if phase == PHASE_AUCTION:
        return ROW_AUCTION
    if phase == PHASE_DEBT:
        return ROW_DEBT
    return ROW_ASKED


@rule
def asked_seat(state) -> int:
    """The decider or debtor of the matter on top."""
    return state.matters[state.depth - 1, M_SEAT]


@rule
def may_build(board, state, seat: int) -> bool:
    """Between turns anybody, then the mover; in some books at any moment."""
    row = window_row(state)
    if row == ROW_GAP:
        return True
    if row == ROW_TURN:
        return seat == state.mover or board.build_any_moment == 1
    if row == ROW_DECISION:
        return board.build_any_moment == 1 and seat != asked_seat(state)
    return False


@rule
def may_sell(board, state, seat: int) -> bool:
    """At any moment; in some books only between turns, on one's own turn, or in debt."""
    row = window_row(state)
    if row == ROW_ASKED:
        return False
    if row == ROW_GAP or board.sell_own_turn == 0:
        return True
    if row == ROW_TURN:
        return seat == state.mover
    if row == ROW_DECISION:
        return seat == asked_seat(state)
    if row == ROW_DEBT:
        return seat == asked_seat(state) or seat == state.mover
    return False


@rule
def may_mortgage(board, state, seat: int) -> bool:
    """At any moment when nobody must answer first."""
    row = window_row(state)
    if row == ROW_ASKED:
        return False
    if row == ROW_DEBT and board.sell_own_turn == 1:
        return seat == asked_seat(state) or seat == state.mover
    return True


@rule
def may_redeem(board, state, seat: int) -> bool:
    """Between turns or on one's own turn; and whoever is asked to redeem or keep."""
    row = window_row(state)
    if row == ROW_GAP:
        return True
    if row == ROW_TURN:
        return seat == state.mover or board.build_any_moment == 1
    return keep_row(state, seat) >= 0


@rule
def may_trade(board, state, seat: int, other: int) -> bool:
    """At any idle moment; in a debt only with the debtor; in some books only with the mover."""
    row = window_row(state)
    if row == ROW_GAP:
        return True
    if row == ROW_TURN:
        return board.trade_own_turn == 0 or seat == state.mover or other == state.mover
    if row == ROW_DECISION:
        decider = asked_seat(state)
        return board.trade_own_turn == 0 or seat == decider or other == decider
    if row == ROW_DEBT:
        debtor = asked_seat(state)
        return seat == debtor or other == debtor
    return False


@rule
def is_idle(state) -> bool:
    """Whether nothing is open: between turns, or in the mover's turn after a throw."""
    row = window_row(state)
    return row == ROW_GAP or row == ROW_TURN
