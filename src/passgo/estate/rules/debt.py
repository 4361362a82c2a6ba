"""Open debts: paying them, offering property, declaring bankruptcy (DEBT, BANKRUPT-01)."""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK, NOBODY
from .lots import raisable
from .matters import (
    close_settlement,
    current_phase,
    debt_row,
    lapse_settlement,
    pop_matter,
)
from .money import move_cash, note_payment
from .mortgage import ask_receiver
from .rent import claim_row, collect_claim
from .state import (
    C_AMOUNT,
    M_AMOUNT,
    M_CASH,
    M_LOT,
    M_LOTS,
    M_OPEN,
    M_OTHER,
    M_REASON,
    M_SEAT,
    PHASE_CHOICE,
    PHASE_DEBT,
)
from .trade import all_but, check_fees, check_lots, hand_over, lots_hash, remember

IN_KIND_NO = 0
IN_KIND_ANY_MIX = 1
IN_KIND_HALF_CASH = 2


@rule
def check_pay(board, state, seat: int, refusal) -> int:
    """The debt on top comes first; who has none may also pay a rent unasked (SP-17)."""
    top = state.depth - 1
    phase = current_phase(state)
    amount = -1
    if phase == PHASE_DEBT and state.matters[top, M_SEAT] == seat:
        amount = state.matters[top, M_AMOUNT]
    elif phase == PHASE_CHOICE and state.matters[top, M_SEAT] == seat:
        return no.ACCEPTED
    elif debt_row(state, seat) >= 0:
        return refuse(refusal, no.NOT_NOW, phase, 0)
    else:
        row = claim_row(state, NOBODY, seat, NOBODY)
        if row >= 0:
            amount = state.claims[row, C_AMOUNT]
    if amount < 0:
        return refuse(refusal, no.NO_DEBT, 0, 0)
    if state.cash[seat] < amount:
        return refuse(refusal, no.NOT_ENOUGH_CASH, amount, state.cash[seat])
    return no.ACCEPTED


@rule
def do_pay(board, state, seat: int, log) -> None:
    """Settle the open debt, or a rent that its owner has not claimed yet."""
    top = state.depth - 1
    if current_phase(state) != PHASE_DEBT or state.matters[top, M_SEAT] != seat:
        collect_claim(board, state, log, claim_row(state, NOBODY, seat, NOBODY))
        return
    creditor = state.matters[top, M_OTHER]
    amount = state.matters[top, M_AMOUNT]
    reason = state.matters[top, M_REASON]
    lot = state.matters[top, M_LOT]
    pop_matter(state)
    move_cash(board, state, seat, creditor, amount, reason)
    note(log, ev.DEBT_PAID, seat, creditor, amount, reason, 0, 0, 0)
    note_payment(log, seat, creditor, amount, reason, lot)


@rule
def check_debtor(state, seat: int, refusal) -> int:
    """Whether the debt on top is this seat's."""
    if current_phase(state) != PHASE_DEBT or state.matters[state.depth - 1, M_SEAT] != seat:
        return refuse(refusal, no.NO_DEBT, 0, 0)
    return no.ACCEPTED


@rule
def check_bankrupt(board, state, seat: int, refusal) -> int:
    """Refused while cash, half the buildings and the mortgage values cover the debt."""
    code = check_debtor(state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    amount = state.matters[state.depth - 1, M_AMOUNT]
    means = raisable(board, state, seat)
    if means >= amount:
        return refuse(refusal, no.STILL_SOLVENT, amount, means)
    return no.ACCEPTED


@rule
def check_settle(board, state, seat: int, action, refusal) -> int:
    """A rent above the debtor's cash may be paid with all cash and unbuilt lots (DEBT-02, -04)."""
    code = check_debtor(state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    top = state.depth - 1
    creditor = state.matters[top, M_OTHER]
    is_rent = state.matters[top, M_REASON] == ev.REASON_RENT
    if board.debt_in_kind == IN_KIND_NO or not is_rent or creditor == BANK:
        return refuse(refusal, no.NOT_IN_KIND, 0, 0)
    amount = state.matters[top, M_AMOUNT]
    if state.cash[seat] >= amount:
        return refuse(refusal, no.CASH_COVERS, amount, state.cash[seat])
    if action.give_cash != state.cash[seat]:
        return refuse(refusal, no.ALL_CASH_FIRST, state.cash[seat], 0)
    half = (amount + 1) // 2
    if board.debt_in_kind == IN_KIND_HALF_CASH and action.give_cash < half:
        return refuse(refusal, no.HALF_IN_CASH, half, 0)
    if action.give_lots == 0:
        return refuse(refusal, no.OFFER_EMPTY, 0, 0)
    code = check_lots(board, state, seat, action.give_lots, no.NOT_YOURS, refusal)
    if code != no.ACCEPTED:
        return code
    return check_fees(
        board,
        state,
        creditor,
        0,
        action.give_cash,
        action.give_lots,
        all_but(board, seat),
        refusal,
    )


@rule
def do_settle(board, state, seat: int, action, log) -> None:
    """Offer property as part payment; the creditor must answer."""
    top = state.depth - 1
    state.matters[top, M_OPEN] = 1
    state.matters[top, M_CASH] = action.give_cash
    state.matters[top, M_LOTS] = action.give_lots
    creditor = state.matters[top, M_OTHER]
    remember(state, seat, lots_hash(creditor, action.give_lots, 0), action.give_cash)
    note(
        log,
        ev.SETTLEMENT_OFFERED,
        seat,
        creditor,
        action.give_cash,
        action.give_lots,
        0,
        0,
        0,
    )


@rule
def answers_settlement(state, seat: int, named: int) -> bool:
    """Whether this seat's accept or reject is to the settlement offered to it."""
    if current_phase(state) != PHASE_DEBT:
        return False
    top = state.depth - 1
    if state.matters[top, M_OPEN] == 0 or state.matters[top, M_OTHER] != seat:
        return False
    return named == NOBODY or named == state.matters[top, M_SEAT]


@rule
def check_settlement(board, state, seat: int, refusal) -> int:
    """Whether the creditor can take what is offered, and pay what comes due on it."""
    top = state.depth - 1
    cash = state.matters[top, M_CASH]
    return check_fees(board, state, seat, 0, cash, state.matters[top, M_LOTS], 0, refusal)


@rule
def accept_settlement(board, state, seat: int, log) -> None:
    """The creditor takes cash and lots, and decides what they are worth (DEBT-03)."""
    top = state.depth - 1
    debtor = state.matters[top, M_SEAT]
    cash = state.matters[top, M_CASH]
    lots = state.matters[top, M_LOTS]
    pop_matter(state)
    note(log, ev.SETTLEMENT_ACCEPTED, debtor, seat, cash, lots, 0, 0, 0)
    move_cash(board, state, debtor, seat, cash, ev.REASON_SETTLEMENT)
    hand_over(board, state, log, debtor, seat, lots, 0, ev.REASON_SETTLEMENT)
    ask_receiver(board, state, log, seat, lots)


@rule
def reject_settlement(state, seat: int, log) -> None:
    """The creditor refuses the settlement and wants money."""
    top = state.depth - 1
    note(log, ev.SETTLEMENT_REJECTED, state.matters[top, M_SEAT], seat, 0, 0, 0, 0, 0)
    close_settlement(state, top)


@rule
def sweep_settlement(board, state, log, refusal) -> None:
    """Withdraw a settlement that could not be offered now."""
    if current_phase(state) != PHASE_DEBT:
        return
    top = state.depth - 1
    if state.matters[top, M_OPEN] == 0:
        return
    debtor = state.matters[top, M_SEAT]
    cash = state.matters[top, M_CASH]
    lots = state.matters[top, M_LOTS]
    creditor = state.matters[top, M_OTHER]
    code = check_lots(board, state, debtor, lots, no.NOT_YOURS, refusal)
    if code == no.ACCEPTED and creditor != BANK:
        code = check_fees(board, state, creditor, 0, cash, lots, all_but(board, debtor), refusal)
    if code != no.ACCEPTED or state.cash[debtor] != cash or creditor == BANK:
        lapse_settlement(state, log, top)
