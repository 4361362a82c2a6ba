"""Mortgages: raising money on a lot, lifting it, and lots that change hands mortgaged (MORT)."""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK
from .lots import built_in_group, is_lot, lots_of, set_mortgaged
from .matters import debt_row, keep_row, lapse_naming, open_matter, remove_matter
from .money import charge, deal_with_bank
from .state import (
    M_KIND,
    M_LEAST,
    M_MASK,
    M_SEAT,
    PHASE_KEEP,
    SQUARES,
    TERMS_FEE_ONCE,
    TERMS_FEE_PAID,
    TRANSFER_FREE,
)


@rule
def interest(board, lot: int) -> int:
    """Ten per cent of the mortgage value, rounded up to the edition's unit (MORT-05, MORT-06)."""
    hundredths = board.mortgage_value[lot] * board.interest_percent
    per_unit = 100 * board.interest_unit
    return (hundredths + per_unit - 1) // per_unit * board.interest_unit


@rule
def redeem_cost(board, state, lot: int) -> int:
    """What lifting a mortgage costs its owner at an ordinary moment."""
    if state.fee_paid[lot] == 1:
        return board.mortgage_value[lot]
    return board.mortgage_value[lot] + interest(board, lot)


@rule
def asked_cost(board, lot: int, terms: int) -> int:
    """What lifting a mortgage costs its new owner while being asked about it."""
    if terms == TERMS_FEE_ONCE or terms == TERMS_FEE_PAID:
        return board.mortgage_value[lot]
    return board.mortgage_value[lot] + interest(board, lot)


@rule
def keep_cost(board, lot: int, terms: int) -> int:
    """What leaving a lot mortgaged costs its new owner while being asked about it."""
    if terms == TERMS_FEE_PAID:
        return 0
    return interest(board, lot)


@rule
def check_owned_lot(board, state, seat: int, lot: int, refusal) -> int:
    """Whether the seat owns this lot."""
    if lot < 0 or lot >= SQUARES:
        return refuse(refusal, no.NO_SUCH_SQUARE, lot, 0)
    if not is_lot(board, lot):
        return refuse(refusal, no.NOT_A_LOT, lot, 0)
    if state.owner[lot] != seat:
        return refuse(refusal, no.NOT_YOURS, lot, state.owner[lot])
    return no.ACCEPTED


@rule
def check_mortgage(board, state, seat: int, action, refusal) -> int:
    """Only a bare lot can be mortgaged; the others of its group may be built on (MORT-02)."""
    lot = action.lot
    if board.no_mortgages == 1:
        return refuse(refusal, no.NO_MORTGAGES, 0, 0)
    code = check_owned_lot(board, state, seat, lot, refusal)
    if code != no.ACCEPTED:
        return code
    if state.mortgaged[lot] == 1:
        return refuse(refusal, no.ALREADY_MORTGAGED, lot, 0)
    if state.level[lot] > 0:
        return refuse(refusal, no.HAS_BUILDINGS, lot, 0)
    if board.mortgage_bare_group == 1 and built_in_group(board, state, lot) >= 0:
        return refuse(refusal, no.GROUP_HAS_BUILDINGS, lot, built_in_group(board, state, lot))
    if board.mortgage_only_for_debt == 1 and debt_row(state, seat) < 0:
        return refuse(refusal, no.ONLY_FOR_DEBT, 0, 0)
    return no.ACCEPTED


@rule
def do_mortgage(board, state, seat: int, action, log) -> None:
    """The bank pays the mortgage value (MORT-03)."""
    lot = action.lot
    set_mortgaged(state, lot, 1)
    state.fee_paid[lot] = 0
    deal_with_bank(board, state, seat, board.mortgage_value[lot])
    note(log, ev.LOT_MORTGAGED, seat, lot, board.mortgage_value[lot], 0, 0, 0, 0)
    lapse_naming(state, log, lot)


@rule
def check_redeem(board, state, seat: int, action, refusal) -> int:
    """Lifting costs the value and ten per cent; while being asked, what the terms say."""
    lot = action.lot
    code = check_owned_lot(board, state, seat, lot, refusal)
    if code != no.ACCEPTED:
        return code
    if state.mortgaged[lot] == 0:
        return refuse(refusal, no.NOT_MORTGAGED, lot, 0)
    cost = redeem_cost(board, state, lot)
    row = keep_row(state, seat)
    if row >= 0:
        if (state.matters[row, M_MASK] >> lot) & 1 == 0:
            return refuse(refusal, no.NOT_ASKED, PHASE_KEEP, 0)
        # SP-08: what a debtor has raised goes to the debt.
        if debt_row(state, seat) >= 0:
            return refuse(refusal, no.DEBTOR_RAISES_CASH, seat, 0)
        cost = asked_cost(board, lot, state.matters[row, M_LEAST])
    if state.cash[seat] < cost:
        return refuse(refusal, no.NOT_ENOUGH_CASH, cost, state.cash[seat])
    return no.ACCEPTED


@rule
def do_redeem(board, state, seat: int, action, log) -> None:
    """Lift a mortgage."""
    lot = action.lot
    cost = redeem_cost(board, state, lot)
    row = keep_row(state, seat)
    if row >= 0:
        cost = asked_cost(board, lot, state.matters[row, M_LEAST])
    lift(board, state, log, seat, lot, cost)


@rule
def lift(board, state, log, seat: int, lot: int, cost: int) -> None:
    """Take the mortgage off a lot against payment."""
    deal_with_bank(board, state, seat, -cost)
    set_mortgaged(state, lot, 0)
    state.fee_paid[lot] = 0
    state.received &= ~(1 << lot)
    note(log, ev.LOT_REDEEMED, seat, lot, cost, 0, 0, 0, 0)
    lapse_naming(state, log, lot)


@rule
def mortgaged_among(state, lots: int) -> int:
    """Those of a mask of lots that are mortgaged."""
    return lots & state.pledged


@rule
def transfer_fees(board, state, lots: int) -> int:
    """The ten per cent on every mortgaged lot of a mask."""
    total = 0
    mortgaged = lots & state.pledged
    while mortgaged != 0:
        total += interest(board, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    return total


@rule
def take_mortgaged(board, state, lots: int) -> int:
    """Those of the lots just received that came mortgaged; no fee of an earlier owner counts.

    Where the book says so, they may be lifted at once, in any player's turn (MORT-09).
    """
    mask = mortgaged_among(state, lots)
    rest = mask
    while rest != 0:
        state.fee_paid[lowest(rest)] = 0
        rest &= rest - 1
    if board.redeem_on_receipt == 1:
        state.received |= mask
    return mask


@rule
def ask_receiver(board, state, log, seat: int, lots: int) -> None:
    """After a sale, ask the receiver of mortgaged lots to redeem or keep, where the book does."""
    mask = take_mortgaged(board, state, lots)
    if mask == 0 or board.transfer_sale == TRANSFER_FREE:
        return
    open_keep(state, log, seat, mask, board.transfer_sale)


@rule
def open_keep(state, log, seat: int, lots: int, terms: int) -> None:
    """Ask a seat which of these mortgages it lifts now."""
    row = open_matter(state, log, PHASE_KEEP, seat, 0, 0, 0, 0)
    state.matters[row, M_MASK] = lots
    state.matters[row, M_LEAST] = terms
    note(log, ev.MORTGAGE_ASKED, seat, lots, 0, 0, 0, 0, 0)


@rule
def settle_keep(state) -> bool:
    """Drop lots redeemed or sold from open questions; whether a question closed with none left."""
    row = state.depth - 1
    while row >= 0 and state.matters[row, M_KIND] == PHASE_KEEP:
        lots = mortgaged_among(state, state.matters[row, M_MASK])
        lots &= lots_of(state, state.matters[row, M_SEAT])
        state.matters[row, M_MASK] = lots
        if lots == 0:
            remove_matter(state, row)
            return True
        row -= 1
    return False


@rule
def check_keep(board, state, seat: int, refusal) -> int:
    """Only the seat that was asked answers."""
    if keep_row(state, seat) < 0:
        return refuse(refusal, no.NOT_ASKED, PHASE_KEEP, 0)
    return no.ACCEPTED


@rule
def do_keep(board, state, seat: int, log) -> None:
    """Leave the rest mortgaged, paying the ten per cent where it is due now (MORT-10, MORT-11)."""
    row = keep_row(state, seat)
    lots = state.matters[row, M_MASK]
    terms = state.matters[row, M_LEAST]
    remove_matter(state, row)
    total = 0
    for square in range(SQUARES):
        if (lots >> square) & 1 == 0:
            continue
        fee = keep_cost(board, square, terms)
        if terms == TERMS_FEE_ONCE:
            state.fee_paid[square] = 1
        total += fee
        note(log, ev.MORTGAGE_KEPT, seat, square, fee, 0, 0, 0, 0)
    charge(board, state, log, seat, BANK, total, ev.REASON_FEE, 0)
