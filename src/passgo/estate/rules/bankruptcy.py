"""Leaving the game: bankruptcy to a player or to the bank, and resignation (BANKRUPT, SP-14)."""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .actions import BANK, NOBODY
from .auction import leave_auction, open_auction, seats_in
from .cards import return_card, return_release_card
from .ending import finish, is_decided_by_bankruptcies
from .lots import lots_of, sale_value, set_level, set_mortgaged, set_owner
from .matters import (
    close_offer,
    debt_row,
    is_owed,
    lapse_settlement,
    pop_matter,
    push_matter,
    remove_matter,
)
from .money import charge, give_from_bank
from .mortgage import open_keep, take_mortgaged, transfer_fees
from .rent import remove_claims_of
from .state import (
    AUTO_EACH,
    AUTO_ESTATE,
    AUTO_RETURN_CARD,
    AUTO_TEXTS,
    EFFECT_WIDTH,
    ESTATE_FEE,
    HOTEL,
    M_KIND,
    M_LEAST,
    M_LOT,
    M_MASK,
    M_OPEN,
    M_OTHER,
    M_SEAT,
    O_TO,
    PACKS,
    PHASE_AUCTION,
    PHASE_END,
    PHASE_ORDER,
    PHASE_SHORTAGE,
    TERMS_FEE_PAID,
)
from .trade import hand_over
from .unit import pass_texts_on
from .wishes import clear_wishes


@rule
def do_bankrupt(board, state, seat: int, log) -> None:
    """Give everything to the creditor of the open debt."""
    creditor = state.matters[state.depth - 1, M_OTHER]
    note(log, ev.WENT_BANKRUPT, seat, creditor, 0, 0, 0, 0, 0)
    leave_game(board, state, log, seat, creditor)


@rule
def do_resign(board, state, seat: int, log) -> None:
    """Leave: with an open debt as a bankrupt to its creditor, else the bank takes the estate."""
    creditor = BANK
    row = debt_row(state, seat)
    if row >= 0:
        creditor = state.matters[row, M_OTHER]
    note(log, ev.RESIGNED, seat, 0, 0, 0, 0, 0, 0)
    leave_game(board, state, log, seat, creditor)


@rule
def leave_game(board, state, log, seat: int, creditor: int) -> None:
    """Take a seat out of the game and settle what it leaves."""
    state.out[seat] = 1
    state.jail[seat] = 0
    state.silent = 1  # SP-47: no text while an estate is settled.
    state.bankruptcies += 1
    remove_claims_of(state, seat)
    for proposer in range(state.seats):
        if proposer == seat or state.offers[proposer, O_TO] == seat:
            close_offer(state, proposer)
    clear_wishes(state, seat)
    strike_matters(board, state, log, seat, creditor)
    for column in range(EFFECT_WIDTH):
        state.texts[seat, column] = 0
    if seat == state.mover and state.phase != PHASE_ORDER:
        state.phase = PHASE_END
    ends = is_decided_by_bankruptcies(board, state)
    sell_buildings(board, state, log, seat, creditor)
    if creditor == BANK:
        estate_to_bank(board, state, log, seat, ends)
    else:
        estate_to_player(board, state, log, seat, creditor, ends)
    state.silent = 0
    if ends:
        finish(board, state, log)


@rule
def strike_matters(board, state, log, seat: int, creditor: int) -> None:
    """Close what the leaver had open; debts to it pass to the heir of its estate."""
    row = 0
    while row < state.depth:
        kind = state.matters[row, M_KIND]
        if kind == PHASE_AUCTION:
            leave_auction(state, row, seat)
        elif state.matters[row, M_SEAT] == seat and not outlives_its_seat(kind):
            if kind == AUTO_RETURN_CARD:
                return_card(state, log, state.matters[row, M_LOT], state.matters[row, M_LEAST])
            remove_matter(state, row)
            continue
        elif is_owed(kind) and state.matters[row, M_OTHER] == seat:
            if creditor == state.matters[row, M_SEAT]:
                # The debtor itself inherits: it would owe the sum to itself.
                remove_matter(state, row)
                continue
            if state.matters[row, M_OPEN] == 1:
                lapse_settlement(state, log, row)
            state.matters[row, M_OTHER] = creditor
        elif kind == AUTO_TEXTS:
            pass_texts_on(board, state, row, seat)
        elif kind == PHASE_SHORTAGE or kind == AUTO_EACH:
            # Seats still asked in a shortage call, or still to pay or be paid by a card.
            state.matters[row, M_MASK] &= ~(1 << seat)
        row += 1


@rule
def outlives_its_seat(kind: int) -> bool:
    """An estate is sold without its owner; a shortage or a zone's texts go on for the others."""
    return kind == AUTO_ESTATE or kind == PHASE_SHORTAGE or kind == AUTO_TEXTS


@rule
def sell_buildings(board, state, log, seat: int, creditor: int) -> None:
    """Buildings return to stock; half their price goes to a player creditor (BANKRUPT-03, -05)."""
    earned = 0
    built = state.held[seat] & state.built
    while built != 0:
        lot = lowest(built)
        built &= built - 1
        note(log, ev.BUILDINGS_TAKEN, seat, lot, state.level[lot], 0, 0, 0, 0)
        if creditor != BANK:
            earned += sale_value(board, state, lot)
        if state.level[lot] == HOTEL:
            state.hotels += 1
        else:
            state.houses += state.level[lot]
        set_level(state, lot, 0)
    if earned > 0:
        give_from_bank(state, seat, earned)
        note(log, ev.BANK_RECEIVED, seat, earned, ev.REASON_BUILDING, 0, 0, 0, 0)


@rule
def estate_to_player(board, state, log, seat: int, creditor: int, ends: bool) -> None:
    """The creditor takes cash, deeds and release cards, and answers for the mortgages."""
    lots = lots_of(state, seat)
    cards = 0
    for pack in range(PACKS):
        if state.release_holder[pack] == seat:
            cards |= 1 << pack
    amount = state.cash[seat]
    state.cash[seat] = 0
    state.cash[creditor] += amount
    if amount > 0:
        note(log, ev.PLAYER_PAID, seat, creditor, amount, ev.REASON_ESTATE, 0, 0, 0)
    hand_over(board, state, log, seat, creditor, lots, cards, ev.REASON_ESTATE)
    mask = take_mortgaged(board, state, lots)
    if mask == 0 or board.transfer_estate != ESTATE_FEE:
        return
    if not ends:
        open_keep(state, log, creditor, mask, TERMS_FEE_PAID)
    # SP-30: wealth is counted after the ten per cent.
    charge(board, state, log, creditor, BANK, transfer_fees(board, state, lots), ev.REASON_FEE, 0)


@rule
def estate_to_bank(board, state, log, seat: int, ends: bool) -> None:
    """The bank takes the cash, packs get their release cards back, deeds go to auction.

    Without auctions the lots are free again, without their mortgages, like those nobody bids for.
    """
    stays = ends or board.no_auctions == 1
    amount = state.cash[seat]
    state.bank += amount
    state.cash[seat] = 0
    if amount > 0:
        note(log, ev.BANK_PAID, seat, amount, ev.REASON_ESTATE, 0, 0, 0, 0)
    for pack in range(PACKS):
        if state.release_holder[pack] == seat:
            return_release_card(board, state, log, pack)
    lots = lots_of(state, seat)
    rest = lots
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        set_owner(board, state, square, NOBODY)
        note(log, ev.LOT_TRANSFERRED, seat, BANK, square, ev.REASON_ESTATE, 0, 0, 0)
        state.fee_paid[square] = 0
        state.received &= ~(1 << square)
        if board.estate_clears_mortgage == 1 or stays:
            set_mortgaged(state, square, 0)
    if lots == 0 or stays:
        return
    note(log, ev.ESTATE_OPENED, seat, lots, 0, 0, 0, 0, 0)
    row = push_matter(state, AUTO_ESTATE, seat, 0, 0, 0, 0)
    state.matters[row, M_MASK] = lots


@rule
def settle_estate(board, state, log) -> None:
    """Auction the next deed of a bank's estate, in board order (BANKRUPT-02)."""
    row = state.depth - 1
    lots = state.matters[row, M_MASK]
    if lots == 0:
        pop_matter(state)
        return
    lot = lowest(lots)
    state.matters[row, M_MASK] = lots & ~(1 << lot)
    open_auction(board, state, log, ev.SORT_ESTATE, lot, seats_in(state), board.auction_min)
