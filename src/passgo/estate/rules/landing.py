"""Landing on a square: what it asks of the player (TURN-03)."""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK, NOBODY
from .cards import draw_card
from .lots import is_lot, set_owner
from .matters import is_being_sold, offer_lot, open_matter, pop_matter
from .money import charge, deal_with_bank
from .movement import send_to_jail
from .rent import owe_rent, rent_due, visit_rent
from .sending import awaits_others
from .state import (
    CARD_SQUARE,
    FREE_PARKING,
    GO_TO_JAIL,
    M_AMOUNT,
    M_LEAST,
    M_LOT,
    M_OTHER,
    M_REASON,
    M_SEAT,
    PHASE_BUY,
    PHASE_PRICE,
    TAX,
    TRANSPORT_ZONE,
    UTILITY,
)
from .zones import open_zone


@rule
def settle_landing(board, state, log) -> None:
    """Settle the landing on top of the stack."""
    row = state.depth - 1
    seat = state.matters[row, M_SEAT]
    by_card = state.matters[row, M_REASON] == 1
    multiplier = state.matters[row, M_LEAST]
    pop_matter(state)
    square = state.at[seat]
    kind = board.kind[square]
    if is_lot(board, square):
        land_on_lot(board, state, log, seat, square, by_card, multiplier)
    elif kind == CARD_SQUARE:
        draw_card(board, state, log, seat, board.pack_of[square])
    elif kind == TRANSPORT_ZONE:
        open_zone(board, state, log, seat, square)
    elif kind == TAX:
        charge(board, state, log, seat, BANK, board.tax[square], ev.REASON_TAX, square)
    elif kind == GO_TO_JAIL:
        send_to_jail(board, state, log, seat, ev.REASON_SQUARE)
    elif kind == FREE_PARKING and state.pot > 0:
        amount = state.pot
        state.pot = 0
        state.cash[seat] += amount
        note(log, ev.POT_TAKEN, seat, amount, 0, 0, 0, 0, 0)


@rule
def land_on_lot(board, state, log, seat: int, lot: int, by_card: bool, multiplier: int) -> None:
    """An unowned lot is offered; another player's unmortgaged lot earns rent."""
    owner = state.owner[lot]
    if owner == NOBODY:
        if is_being_sold(state, lot) or (by_card and awaits_others(board, state, log, seat, lot)):
            return
        offer_lot(board, state, log, seat, lot)
        return
    if owner == seat or state.mortgaged[lot] == 1:
        return
    needs_throw = board.kind[lot] == UTILITY and board.utility_by_dice == 1 and by_card
    if needs_throw and (board.utility_reroll_on_card == 1 or multiplier > 0):
        # UTIL-03: the throw that brought the token to the card does not price the rent.
        per_pip = rent_due(board, state, lot, 1, multiplier)
        open_matter(state, log, PHASE_PRICE, seat, owner, lot, per_pip, 0)
        note(log, ev.PRICE_ASKED, seat, lot, 0, 0, 0, 0, 0)
        return
    pips = state.dice[0] + state.dice[1]
    rent = visit_rent(board, state, lot, pips, multiplier)
    owe_rent(board, state, log, seat, owner, lot, rent)


@rule
def check_price_throw(state, seat: int, refusal) -> int:
    """The throw that prices a utility belongs to its visitor."""
    thrower = state.matters[state.depth - 1, M_SEAT]
    if seat != thrower:
        return refuse(refusal, no.NOT_YOUR_THROW, thrower, 0)
    return no.ACCEPTED


@rule
def do_price_throw(board, state, seat: int, die1: int, die2: int, log) -> None:
    """Price a utility by a throw that moves nobody and counts as no double."""
    row = state.depth - 1
    lot = state.matters[row, M_LOT]
    owner = state.matters[row, M_OTHER]
    per_pip = state.matters[row, M_AMOUNT]
    pop_matter(state)
    note(log, ev.PRICE_THROWN, seat, lot, die1, die2, 0, 0, 0)
    # The landing fixed whose rent it is and its multiple (SP-15, SP-16).
    if state.out[owner] == 0:
        owe_rent(board, state, log, seat, owner, lot, per_pip * (die1 + die2))


@rule
def check_purchase(board, state, seat: int, refusal) -> int:
    """Whether the seat is the one asked to buy."""
    if state.matters[state.depth - 1, M_SEAT] != seat:
        return refuse(refusal, no.NOT_ASKED, PHASE_BUY, 0)
    return no.ACCEPTED


@rule
def check_buy(board, state, seat: int, refusal) -> int:
    """The printed price must be in hand; cash may be raised first (SP-33)."""
    code = check_purchase(board, state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    price = board.price[state.matters[state.depth - 1, M_LOT]]
    if state.cash[seat] < price:
        return refuse(refusal, no.NOT_ENOUGH_CASH, price, state.cash[seat])
    return no.ACCEPTED


@rule
def do_buy(board, state, seat: int, log) -> None:
    """Buy at the printed price and take the deed (BUY-01, BUY-02)."""
    lot = state.matters[state.depth - 1, M_LOT]
    pop_matter(state)
    price = board.price[lot]
    deal_with_bank(board, state, seat, -price)
    set_owner(board, state, lot, seat)
    note(log, ev.LOT_BOUGHT, seat, lot, price, 0, 0, 0, 0)
