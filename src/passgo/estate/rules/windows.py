"""Who may do business when (BUILD-03, SELL-03, TRADE-04, MORT-05, JAIL-05).

The rows are those of the scenario contract; each chapter checks what its rules ask on top.
"""

from ...kernel.rule import rule
from .matters import keep_row, phase_at, shortage_row
from .state import (
    M_SEAT,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_DEBT,
    PHASE_END,
    PHASE_ROLL,
    PHASE_ZONE,
    SQUARES,
)

ROW_GAP = 0  # before the turn's first throw: between turns
ROW_TURN = 1  # the mover's turn, after a throw, with nothing open
ROW_DECISION = 2  # a purchase or a zone to decide
ROW_AUCTION = 3
ROW_DEBT = 4
ROW_ASKED = 5  # a seat must answer before anything else


@rule
def row_at(state, depth: int) -> int:
    """The row of the table that holds when only so many matters are open."""
    phase = phase_at(state, depth)
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
def window_row(state) -> int:
    """The row of the table that holds now."""
    return row_at(state, state.depth)


@rule
def order_depth(state) -> int:
    """How many matters were open when the order that is being settled was given, or are now."""
    row = shortage_row(state)
    if row >= 0:
        return row
    return state.depth


@rule
def asked_seat(state) -> int:
    """The decider or debtor of the matter on top."""
    return state.matters[state.depth - 1, M_SEAT]


@rule
def could_build(board, state, seat: int) -> bool:
    """Between turns any player, else only the mover; in some books at any moment.

    In a shortage it is the moment of the order that counts.
    """
    depth = order_depth(state)
    row = row_at(state, depth)
    if row == ROW_GAP:
        return True
    if row == ROW_TURN:
        return seat == state.mover or board.build_any_moment == 1
    if row == ROW_DECISION:
        return board.build_any_moment == 1 and seat != state.matters[depth - 1, M_SEAT]
    return False


@rule
def could_repay(board, state, seat: int) -> bool:
    """Whether a mortgage may be lifted in order to build on its lot, in the same sense."""
    row = row_at(state, order_depth(state))
    if row == ROW_GAP:
        return True
    return row == ROW_TURN and (seat == state.mover or board.build_any_moment == 1)


@rule
def may_build(board, state, seat: int) -> bool:
    """Whether a seat may order buildings now: not before an open shortage is settled."""
    return shortage_row(state) < 0 and could_build(board, state, seat)


@rule
def may_sell(board, state, seat: int) -> bool:
    """At any moment; in some books only between turns, on the seat's turn, or in debt."""
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
    """At any moment when no seat must answer first."""
    row = window_row(state)
    if row == ROW_ASKED:
        return False
    if row == ROW_DEBT and board.sell_own_turn == 1:
        return seat == asked_seat(state) or seat == state.mover
    return True


@rule
def is_just_received(state, lot: int) -> bool:
    """Whether this lot came mortgaged from a player since the last throw (MORT-09)."""
    return lot >= 0 and lot < SQUARES and (state.received >> lot) & 1 == 1


@rule
def may_redeem(board, state, seat: int, lot: int) -> bool:
    """Between turns, on the seat's turn, for a lot just received, or when the seat is asked."""
    row = window_row(state)
    if row == ROW_GAP:
        return True
    if row == ROW_TURN and (seat == state.mover or board.build_any_moment == 1):
        return True
    if row == ROW_TURN or row == ROW_DECISION:
        return is_just_received(state, lot)
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
