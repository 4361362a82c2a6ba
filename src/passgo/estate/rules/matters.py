"""Open matters: the stack of what must be settled before the turn goes on.

A purchase to decide, an auction, a debt, a card's effect: each is a row with its seats and its
amount, and the youngest comes first. The rows are plain numbers; ``state.py`` names the columns
and says what they mean.
"""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .actions import NOBODY
from .state import (
    AUTO_DUE,
    AUTO_ESTATE,
    DEPTH,
    M_AMOUNT,
    M_CASH,
    M_KIND,
    M_LOT,
    M_LOTS,
    M_MASK,
    M_OPEN,
    M_OTHER,
    M_REASON,
    M_SEAT,
    M_WIDTH,
    O_GET_LOTS,
    O_GIVE_LOTS,
    O_TO,
    O_WIDTH,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_DEBT,
    PHASE_KEEP,
    PHASE_OVER,
    PHASE_SHORTAGE,
)

HEADROOM = 12
"""Rows that one action can need at most; a claim that finds fewer must wait."""


@rule
def phase_at(state, depth: int) -> int:
    """The uppermost of the first ``depth`` matters, or the turn's own phase where there is none."""
    if depth == 0 or state.phase == PHASE_OVER:
        return state.phase
    return state.matters[depth - 1, M_KIND]


@rule
def current_phase(state) -> int:
    """The matter on top of the stack, or the turn's own phase when nothing is open."""
    return phase_at(state, state.depth)


@rule
def push_matter(state, kind: int, seat: int, other: int, lot: int, amount: int, reason: int) -> int:
    """Put a matter on the stack and return its row."""
    row = state.depth
    matters = state.matters
    for column in range(M_WIDTH):
        matters[row, column] = 0
    matters[row, M_KIND] = kind
    matters[row, M_SEAT] = seat
    matters[row, M_OTHER] = other
    matters[row, M_LOT] = lot
    matters[row, M_AMOUNT] = amount
    matters[row, M_REASON] = reason
    state.depth = row + 1
    state.deepest = max(state.deepest, state.depth)
    return row


@rule
def open_matter(
    state, log, kind: int, seat: int, other: int, lot: int, amount: int, reason: int
) -> int:
    """Put a matter that needs an answer on the stack; open offers lapse first."""
    lapse_offers(state, log)
    return push_matter(state, kind, seat, other, lot, amount, reason)


@rule
def insert_matter(
    state, place: int, kind: int, seat: int, other: int, lot: int, amount: int, reason: int
) -> None:
    """Insert a matter into the stack at a row, below the matters from that row on."""
    push_matter(state, kind, seat, other, lot, amount, reason)
    matters = state.matters
    for back in range(state.depth - 1 - place):
        row = state.depth - 1 - back
        for column in range(M_WIDTH):
            matters[row, column], matters[row - 1, column] = (
                matters[row - 1, column],
                matters[row, column],
            )


@rule
def offer_lot(board, state, log, seat: int, lot: int) -> None:
    """Ask a seat whether it buys an unowned lot at its printed price (BUY-01)."""
    open_matter(state, log, PHASE_BUY, seat, 0, lot, board.price[lot], 0)
    note(log, ev.LOT_OFFERED, seat, lot, board.price[lot], 0, 0, 0, 0)


@rule
def pop_matter(state) -> None:
    """Remove the youngest matter and zero its row."""
    row = state.depth - 1
    for column in range(M_WIDTH):
        state.matters[row, column] = 0
    state.depth = row


@rule
def remove_matter(state, row: int) -> None:
    """Take a matter out of the middle of the stack."""
    for below in range(row, state.depth - 1):
        for column in range(M_WIDTH):
            state.matters[below, column] = state.matters[below + 1, column]
    pop_matter(state)


@rule
def has_room(state) -> bool:
    """Whether one more action of any kind fits on the stack."""
    return state.depth + HEADROOM <= DEPTH


@rule
def is_owed(kind: int) -> bool:
    """Whether a matter is a sum that one seat owes: a debt, or one that waits behind a debt."""
    return kind == PHASE_DEBT or kind == AUTO_DUE


@rule
def debt_row(state, seat: int) -> int:
    """The debt a seat has to meet first, or −1 if it owes nothing."""
    for back in range(state.depth):
        row = state.depth - 1 - back
        if state.matters[row, M_SEAT] == seat and is_owed(state.matters[row, M_KIND]):
            return row
    return -1


@rule
def last_debt_row(state, seat: int) -> int:
    """The debt a seat has to meet last, or −1 if it owes nothing."""
    for row in range(state.depth):
        if state.matters[row, M_SEAT] == seat and is_owed(state.matters[row, M_KIND]):
            return row
    return -1


@rule
def shortage_row(state) -> int:
    """The oldest open shortage, or −1: what lies below it is the moment its order was given."""
    for row in range(state.depth):
        if state.matters[row, M_KIND] == PHASE_SHORTAGE:
            return row
    return -1


@rule
def keep_row(state, seat: int) -> int:
    """The open question to a seat about mortgages it received, or −1.

    A trade can ask both parties at once; they answer in any order.
    """
    row = state.depth - 1
    while row >= 0 and state.matters[row, M_KIND] == PHASE_KEEP:
        if state.matters[row, M_SEAT] == seat:
            return row
        row -= 1
    return -1


@rule
def is_being_sold(state, lot: int) -> bool:
    """Whether a lot is offered to a player, up for auction, or will soon be auctioned."""
    for row in range(state.depth):
        kind = state.matters[row, M_KIND]
        if kind == PHASE_BUY or kind == PHASE_AUCTION:
            if state.matters[row, M_LOT] == lot:
                return True
        elif kind == AUTO_ESTATE and (state.matters[row, M_MASK] >> lot) & 1:
            return True
    return False


@rule
def close_offer(state, proposer: int) -> None:
    """Forget a proposer's open offer."""
    for column in range(O_WIDTH):
        state.offers[proposer, column] = 0
    state.offers[proposer, O_TO] = NOBODY
    state.offered &= ~(1 << proposer)


@rule
def lapse_offer(state, log, proposer: int) -> None:
    """Let a proposer's open offer lapse."""
    note(log, ev.OFFER_LAPSED, proposer, state.offers[proposer, O_TO], 0, 0, 0, 0, 0)
    close_offer(state, proposer)


@rule
def lapse_offers(state, log) -> None:
    """Let every open offer lapse: the table has moved on."""
    if state.offered == 0:
        return
    for proposer in range(state.seats):
        if state.offers[proposer, O_TO] != NOBODY:
            lapse_offer(state, log, proposer)


@rule
def close_settlement(state, row: int) -> None:
    """Remove an offered settlement."""
    state.matters[row, M_OPEN] = 0
    state.matters[row, M_CASH] = 0
    state.matters[row, M_LOTS] = 0


@rule
def lapse_settlement(state, log, row: int) -> None:
    """Let a settlement lapse that is still to be answered; its debtor may offer another."""
    debtor = state.matters[row, M_SEAT]
    note(log, ev.SETTLEMENT_LAPSED, debtor, state.matters[row, M_OTHER], 0, 0, 0, 0, 0)
    close_settlement(state, row)


@rule
def lapse_naming(state, log, lot: int) -> None:
    """Let lapse what names a lot just mortgaged or redeemed: it would not be what was offered."""
    if state.offered != 0:
        for proposer in range(state.seats):
            named = state.offers[proposer, O_GIVE_LOTS] | state.offers[proposer, O_GET_LOTS]
            if (named >> lot) & 1:
                lapse_offer(state, log, proposer)
    for row in range(state.depth):
        is_open = state.matters[row, M_KIND] == PHASE_DEBT and state.matters[row, M_OPEN] == 1
        if is_open and (state.matters[row, M_LOTS] >> lot) & 1:
            lapse_settlement(state, log, row)
