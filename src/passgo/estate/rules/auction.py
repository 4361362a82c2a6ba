"""Auctions of lots and of scarce buildings (AUCTION, SHORTAGE-03…05).

Open outcry: any seat still in the bidding may raise, a pass is final, and the bank closes. The
shortage modules place a building that was won.
"""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rng import STREAM_UNIT, draw
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK, NOBODY
from .lots import raisable, set_mortgaged, set_owner
from .matters import debt_row, open_matter, pop_matter
from .money import charge
from .mortgage import ask_receiver
from .state import (
    M_AMOUNT,
    M_LEAST,
    M_LOT,
    M_MASK,
    M_OTHER,
    M_REASON,
    PHASE_AUCTION,
    PHASE_DEBT,
)
from .wishes import least_repayment


@rule
def seats_in(state) -> int:
    """The mask of the seats still in the game."""
    mask = 0
    for seat in range(state.seats):
        if state.out[seat] == 0:
            mask |= 1 << seat
    return mask


@rule
def open_auction(board, state, log, sort: int, lot: int, bidders: int, least: int) -> None:
    """Put a lot or a building up for auction among these seats."""
    seconds = 0
    if board.auction_timer == 1:
        # SP-42: the timer's length comes from the game's own chance; the kernel has no clock.
        spread = board.timer_most - board.timer_least + 1
        seconds = board.timer_least + draw(state, STREAM_UNIT, spread)
    row = open_matter(state, log, PHASE_AUCTION, NOBODY, NOBODY, lot, 0, sort)
    state.matters[row, M_MASK] = bidders
    state.matters[row, M_LEAST] = least
    note(log, ev.AUCTION_OPENED, lot, sort, least, seconds, 0, 0, 0)


@rule
def do_decline(board, state, seat: int, log) -> None:
    """A lot refused at its price is auctioned at once; the refuser may bid (AUCTION-01, -04).

    A table without auctions leaves it with the bank, for the next who stops there.
    """
    lot = state.matters[state.depth - 1, M_LOT]
    pop_matter(state)
    note(log, ev.LOT_DECLINED, seat, lot, 0, 0, 0, 0, 0)
    if board.no_auctions == 1:
        return
    open_auction(board, state, log, ev.SORT_LOT, lot, seats_in(state), board.auction_min)


@rule
def least_bid(board, state) -> int:
    """The smallest bid the open auction takes now."""
    row = state.depth - 1
    if state.matters[row, M_OTHER] == NOBODY:
        return state.matters[row, M_LEAST]
    return state.matters[row, M_AMOUNT] + board.auction_step


@rule
def means(board, state, seat: int) -> int:
    """What a seat can bid with: cash, or what it could raise where the table says so (SP-04)."""
    if board.auction_cap_raisable == 1:
        return raisable(board, state, seat)
    return state.cash[seat]


@rule
def bid_limit(board, state, seat: int, refusal) -> int:
    """The most a seat may bid; for a building, less what it must repay on its lot (BUILD-07)."""
    most = means(board, state, seat)
    sort = state.matters[state.depth - 1, M_REASON]
    if sort < ev.SORT_HOUSE:
        return most
    return max(most - least_repayment(board, state, seat, sort, refusal), 0)


@rule
def check_bidder(state, seat: int, refusal) -> int:
    """Whether the seat still takes part and does not lead already."""
    row = state.depth - 1
    if state.matters[row, M_OTHER] == seat:
        return refuse(refusal, no.ALREADY_LEADING, state.matters[row, M_AMOUNT], 0)
    if (state.matters[row, M_MASK] >> seat) & 1:
        return no.ACCEPTED
    if state.matters[row, M_REASON] >= ev.SORT_HOUSE:
        return refuse(refusal, no.NOT_A_BIDDER, 0, 0)
    return refuse(refusal, no.ALREADY_PASSED, 0, 0)


@rule
def check_bid(board, state, seat: int, action, refusal) -> int:
    """A bid must top the last by the step and stay within the bidder's means."""
    code = check_bidder(state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    if debt_row(state, seat) >= 0:
        return refuse(refusal, no.NOT_NOW, PHASE_DEBT, 0)  # SP-08
    least = least_bid(board, state)
    if action.amount < least:
        return refuse(refusal, no.BID_TOO_LOW, action.amount, least)
    most = bid_limit(board, state, seat, refusal)
    if action.amount > most:
        return refuse(refusal, no.BID_OVER_LIMIT, action.amount, most)
    return no.ACCEPTED


@rule
def do_bid(board, state, seat: int, action, log) -> None:
    """Take the lead."""
    row = state.depth - 1
    state.matters[row, M_OTHER] = seat
    state.matters[row, M_AMOUNT] = action.amount
    sort = state.matters[row, M_REASON]
    note(log, ev.BID_MADE, seat, state.matters[row, M_LOT], action.amount, sort, 0, 0, 0)


@rule
def do_pass(board, state, seat: int, log) -> None:
    """Leave the bidding; a pass is final (SP-06)."""
    row = state.depth - 1
    state.matters[row, M_MASK] &= ~(1 << seat)
    sort = state.matters[row, M_REASON]
    note(log, ev.BID_PASSED, seat, state.matters[row, M_LOT], sort, 0, 0, 0, 0)


@rule
def leave_auction(state, row: int, seat: int) -> None:
    """Take a seat out of the bidding; if it led, the bidding starts again among the rest."""
    state.matters[row, M_MASK] &= ~(1 << seat)
    if state.matters[row, M_OTHER] == seat:
        state.matters[row, M_OTHER] = NOBODY
        state.matters[row, M_AMOUNT] = 0


@rule
def check_hammer(board, state, refusal) -> int:
    """The bank closes the bidding only where a timer runs."""
    if board.auction_timer == 0:
        return refuse(refusal, no.NO_TIMER, 0, 0)
    return no.ACCEPTED


@rule
def do_hammer(state) -> None:
    """Close the bidding: only the leader is left in it."""
    row = state.depth - 1
    leader = state.matters[row, M_OTHER]
    state.matters[row, M_MASK] = 0
    if leader != NOBODY:
        state.matters[row, M_MASK] = 1 << leader


@rule
def is_decided(state) -> bool:
    """Whether no seat is left that could top the highest bid."""
    row = state.depth - 1
    leader = state.matters[row, M_OTHER]
    rivals = state.matters[row, M_MASK]
    if leader != NOBODY:
        rivals &= ~(1 << leader)
    return rivals == 0


@rule
def close_lot_auction(board, state, log) -> None:
    """Give the lot to the highest bidder, or leave it with the bank if nobody bid (SP-03)."""
    row = state.depth - 1
    winner = state.matters[row, M_OTHER]
    lot = state.matters[row, M_LOT]
    amount = state.matters[row, M_AMOUNT]
    sort = state.matters[row, M_REASON]
    pop_matter(state)
    if winner == NOBODY:
        set_mortgaged(state, lot, 0)
        note(log, ev.AUCTION_UNSOLD, lot, sort, 0, 0, 0, 0, 0)
        return
    note(log, ev.AUCTION_WON, winner, lot, amount, sort, 0, 0, 0)
    set_owner(board, state, lot, winner)
    if state.mortgaged[lot] == 1:
        # SP-09: the winner is treated as the buyer of a mortgaged lot.
        ask_receiver(board, state, log, winner, 1 << lot)
    state.silent = int(sort == ev.SORT_ESTATE)  # SP-47: no text while an estate is settled.
    charge(board, state, log, winner, BANK, amount, ev.REASON_BID, lot)
    state.silent = 0
