"""The auction of one scarce building: who contends, from what price, and where it goes (SP-39)."""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .actions import BANK, NOBODY, NOWHERE
from .auction import bid_limit, leave_auction, means
from .building import place, repay
from .demand import printed_price
from .matters import pop_matter
from .money import charge
from .state import M_AMOUNT, M_CASH, M_MASK, M_OTHER, M_REASON
from .wishes import ANY_SUM, HOTEL_WISH, can_take, remove_wish, wish_that_fits


@rule
def opening_bid(board, state, sort: int, refusal) -> int:
    """The lowest printed price among the lots that contend, or any price (SHORTAGE-04, -05).

    A lot contends if it can take the building and its owner can pay that price for it; −1 if none
    does.
    """
    if board.shortage_floor_printed == 0:
        return board.auction_min
    least = -1
    for seat in range(state.seats):
        most = means(board, state, seat)
        for item in range(state.wish_count[seat]):
            wish = state.wish[seat, item]
            price = printed_price(board, wish % HOTEL_WISH, sort)
            if least >= 0 and price >= least:
                continue
            if can_take(board, state, seat, wish, sort, most - price, refusal):
                least = price
    if least < 0:
        return least
    return max(least, board.auction_min)


@rule
def contenders_of(board, state, sort: int, least: int, refusal) -> int:
    """The seats that still want a building of this sort, can place it and can open the bidding."""
    mask = 0
    if least < 0:
        return mask
    for seat in range(state.seats):
        spare = means(board, state, seat) - least
        if state.out[seat] == 1 or spare < 0:
            continue
        if wish_that_fits(board, state, seat, sort, spare, refusal) >= 0:
            mask |= 1 << seat
    return mask


@rule
def drop_bidders(board, state, log, refusal) -> None:
    """Drop the bidders that can no longer place the building or pay their own bid."""
    row = state.depth - 1
    sort = state.matters[row, M_REASON]
    for seat in range(state.seats):
        if (state.matters[row, M_MASK] >> seat) & 1 == 0:
            continue
        leads = state.matters[row, M_OTHER] == seat
        is_short = leads and bid_limit(board, state, seat, refusal) < state.matters[row, M_AMOUNT]
        if is_short or wish_that_fits(board, state, seat, sort, ANY_SUM, refusal) < 0:
            bid = state.matters[row, M_AMOUNT] if leads else 0
            note(log, ev.BIDDER_DROPPED, seat, sort, bid, 0, 0, 0, 0)
            leave_auction(state, row, seat)


@rule
def close_building_auction(board, state, log, refusal) -> None:
    """Charge the winner; the building goes on the first lot it named that can take it."""
    row = state.depth - 1
    winner = state.matters[row, M_OTHER]
    amount = state.matters[row, M_AMOUNT]
    sort = state.matters[row, M_REASON]
    pop_matter(state)
    if winner == NOBODY:
        note(log, ev.AUCTION_UNSOLD, NOWHERE, sort, 0, 0, 0, 0, 0)
        state.matters[state.depth - 1, M_CASH] = 0
        return
    spare = means(board, state, winner) - amount
    item = wish_that_fits(board, state, winner, sort, spare, refusal)
    lot = state.wish[winner, item] % HOTEL_WISH
    remove_wish(state, winner, item)
    note(log, ev.AUCTION_WON, winner, lot, amount, sort, 0, 0, 0)
    repay(board, state, log, winner, lot)
    # The bid is a separate payment, which may open a debt.
    place(board, state, log, winner, lot, 0, ev.REASON_BID)
    charge(board, state, log, winner, BANK, amount, ev.REASON_BID, lot)
