"""Payments, and the debts that open when a seat cannot pay.

All cash, what the bank took less what it gave, and the pot always add up to zero.
"""

from ...kernel.log import note
from ...kernel.rng import STREAM_UNIT, draw
from ...kernel.rule import rule
from . import events as ev
from .actions import BANK
from .matters import insert_matter, last_debt_row, pop_matter, push_matter
from .state import AUTO_DUE, M_AMOUNT, M_LOT, M_OTHER, M_REASON, M_SEAT, PHASE_DEBT


@rule
def give_from_bank(state, seat: int, amount: int) -> None:
    """The bank pays a seat; it never runs out (BANK-05)."""
    state.cash[seat] += amount
    state.bank -= amount


@rule
def withdraw_card(board, state, seat: int) -> None:
    """A card comes out of the electronic unit, which may strike its owner with a text (ECHANCE-01).

    Where there is no unit the odds are 0 and nothing is drawn.
    """
    if board.random_chance_num == 0 or state.silent == 1 or state.struck != 0:
        return
    if draw(state, STREAM_UNIT, board.random_chance_den) < board.random_chance_num:
        state.struck = seat + 1


@rule
def deal_with_bank(board, state, seat: int, amount: int) -> None:
    """The bank pays a seat, or is paid a negative amount, by card where there are any."""
    give_from_bank(state, seat, amount)
    withdraw_card(board, state, seat)


@rule
def move_cash(board, state, seat: int, creditor: int, amount: int, reason: int) -> None:
    """Move an amount that the seat has to its creditor."""
    state.cash[seat] -= amount
    if reason != ev.REASON_CARD:
        # SP-47: a text's own payments bring no further text.
        last = seat
        if creditor != BANK and board.random_chance_payer == 0:
            last = creditor
        withdraw_card(board, state, last)
    if creditor != BANK:
        state.cash[creditor] += amount
        return
    goes_to_pot = reason == ev.REASON_TAX or reason == ev.REASON_CARD or reason == ev.REASON_FINE
    if board.free_parking_pot == 1 and goes_to_pot:
        state.pot += amount
    else:
        state.bank += amount


@rule
def note_payment(log, seat: int, creditor: int, amount: int, reason: int, lot: int) -> None:
    """Log who paid whom for what; a rent goes to the bank once its owner has left."""
    if reason == ev.REASON_RENT and creditor != BANK:
        note(log, ev.RENT_PAID, seat, creditor, lot, amount, 0, 0, 0)
    elif reason == ev.REASON_TAX:
        note(log, ev.TAX_PAID, seat, lot, amount, 0, 0, 0, 0)
    elif creditor == BANK:
        note(log, ev.BANK_PAID, seat, amount, reason, 0, 0, 0, 0)
    else:
        note(log, ev.PLAYER_PAID, seat, creditor, amount, reason, 0, 0, 0)


@rule
def charge(board, state, log, seat: int, creditor: int, amount: int, reason: int, lot: int) -> None:
    """Take a sum or open a debt; debts are met in the order in which they were claimed.

    So a rent waits behind what its tenant owes, and so does what cash does not cover (SP-18).
    """
    if amount <= 0:
        return
    last = last_debt_row(state, seat)
    if last >= 0 and (reason == ev.REASON_RENT or state.cash[seat] < amount):
        insert_matter(state, last, AUTO_DUE, seat, creditor, lot, amount, reason)
        note(log, ev.DEBT_WAITS, seat, creditor, amount, reason, 0, 0, 0)
        return
    fall_due(board, state, log, seat, creditor, amount, reason, lot)


@rule
def settle_due(board, state, log) -> None:
    """Let the sum on top fall due: all earlier debts of its debtor are settled."""
    row = state.depth - 1
    seat = state.matters[row, M_SEAT]
    creditor = state.matters[row, M_OTHER]
    amount = state.matters[row, M_AMOUNT]
    reason = state.matters[row, M_REASON]
    lot = state.matters[row, M_LOT]
    pop_matter(state)
    fall_due(board, state, log, seat, creditor, amount, reason, lot)


@rule
def fall_due(
    board, state, log, seat: int, creditor: int, amount: int, reason: int, lot: int
) -> None:
    """Take a sum at once if the seat's cash covers it; otherwise open a debt for all of it."""
    if state.cash[seat] >= amount:
        move_cash(board, state, seat, creditor, amount, reason)
        note_payment(log, seat, creditor, amount, reason, lot)
        return
    push_matter(state, PHASE_DEBT, seat, creditor, lot, amount, reason)
    note(log, ev.DEBT_OPENED, seat, creditor, amount, reason, 0, 0, 0)
