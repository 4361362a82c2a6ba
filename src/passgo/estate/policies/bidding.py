"""Bidding: up to what a lot or a scarce building is worth, and how far that is."""

from ...kernel.bits import lowest
from ...kernel.reason import R_KEY, R_SECOND, because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.auction import bid_limit, least_bid
from ..rules.building import building_cost, check_level, check_site, is_hotel_next
from ..rules.events import SORT_HOTEL, SORT_HOUSE
from ..rules.lots import lots_of, whole_streets
from ..rules.matters import debt_row
from ..rules.state import M_LEAST, M_LOT, M_REASON
from . import reasons as why
from .buying import own_gain, threat_of
from .calling import called, is_shortened
from .lore import income, row_cost
from .traits import DENY, FLOOR, HORIZON, RAISE, SEED, SEED_HIGH
from .valuation import completes
from .worth import need, rivals


@rule
def lot_price(board, seen, seat: int, params, lot: int, least: int, reason, notes) -> int:
    """The most a seat bids for a lot; less than the least bid if it passes. And the reason."""
    kept = board.salary * params[FLOOR] // 100
    most = bid_limit(board, seen, seat, reason) - kept
    worth = own_gain(board, seen, seat, params, notes, lot)
    rival = act.NOBODY
    if params[DENY] > 0 and least > worth and least <= most:
        rival, threat = threat_of(board, seen, seat, params, notes, lot)
        worth += threat * params[DENY] // 100
    if least > worth:
        because(reason, why.OUTBID, lot, max(worth, 0))
        return min(worth, most)
    if least > most:
        because(reason, why.KEEPS_CASH, kept, 0)
        if least > most + kept:
            because(reason, why.SHORT_OF_CASH, lot, least)
        return most
    because(reason, why.WORTH_THE_BID, lot, worth)
    if rival != act.NOBODY:
        because(reason, why.DENIES_RIVAL, lot, rival)
    return min(worth, most)


@rule
def bid_or_pass(board, seen, seat: int, params, action, reason, notes) -> None:
    """Raise in jumps up to what the lot or building is worth."""
    top = seen.depth - 1
    action.kind = act.PASS
    if debt_row(seen, seat) >= 0:
        because(reason, why.OBLIGED, 0, 0)
        return  # SP-08: a debtor does not bid.
    if seen.matters[top, M_REASON] >= SORT_HOUSE:
        bid_for_building(board, seen, seat, params, action, reason, notes)
        return
    lot = seen.matters[top, M_LOT]
    least = least_bid(board, seen)
    limit = lot_price(board, seen, seat, params, lot, least, reason, notes)
    if limit >= least:
        call(board, seen, seat, params, least, limit, bare_price(board, seen, lot), action)


@rule
def call(board, seen, seat: int, params, least: int, limit: int, price: int, action) -> None:
    """Bid a sum from the least up to the limit."""
    action.kind = act.BID
    is_short = is_shortened(seen, seat, params[SEED], params[SEED_HIGH])
    action.amount = called(board, seen, seat, least, limit, price, params[RAISE], is_short)


@rule
def bare_price(board, seen, lot: int) -> int:
    """The printed price of a lot, less what is still to be repaid on it."""
    price = board.price[lot]
    if seen.mortgaged[lot] == 1:
        price -= board.mortgage_value[lot]
    return price


@rule
def scarce_site(board, seen, seat: int, sort: int, reason) -> int:
    """A seat's best-paying lot that could take a scarce building of a sort, or −1."""
    best = -1
    streets = whole_streets(board, seen, seat) & ~seen.pledged
    while streets != 0:
        lot = lowest(streets)
        streets &= streets - 1
        if is_hotel_next(board, seen, lot) != (sort == SORT_HOTEL):
            continue
        if check_site(board, seen, seat, lot, reason) != 0:
            continue
        if check_level(board, seen, lot, reason) != 0:
            continue
        if best < 0 or board.rent[lot, 3] > board.rent[best, 3]:
            best = lot
    return best


@rule
def building_price(board, seen, seat: int, params, lot: int, most: int, notes) -> int:
    """The most a seat bids for a scarce building on a lot; the opening price is always worth it."""
    group = board.group[lot]
    level = seen.level[lot]
    turns = params[HORIZON] * rivals(seen, seat)
    earns = (
        turns
        * (income(params, group, level + 1) - income(params, group, level))
        // (1000 * board.group_size[group])
    )
    kept = need(board, seen, seat, params, notes)
    return max(min(earns, most - kept), seen.matters[seen.depth - 1, M_LEAST])


@rule
def bid_for_building(board, seen, seat: int, params, action, reason, notes) -> None:
    """A scarce building is worth what it earns."""
    top = seen.depth - 1
    sort = seen.matters[top, M_REASON]
    least = least_bid(board, seen)
    most = bid_limit(board, seen, seat, reason)
    because(reason, why.OUTBID, act.NOWHERE, most)
    lot = scarce_site(board, seen, seat, sort, reason)
    if lot < 0 or least > most:
        return
    limit = building_price(board, seen, seat, params, lot, most, notes)
    if least <= limit:
        group = board.group[lot]
        price = row_cost(params, group) // board.group_size[group]
        call(board, seen, seat, params, least, limit, price, action)
        because(reason, why.TAKES_SCARCE, lot, 0)


@rule
def good_price(board, seen, seat: int, params, reason, notes) -> int:
    """The most this player would bid at this moment for what is up for auction; and the reason.

    It is less than the least bid where ``bid_or_pass`` would pass.
    """
    top = seen.depth - 1
    because(reason, why.OBLIGED, 0, 0)
    if debt_row(seen, seat) >= 0:
        return 0
    most = bid_limit(board, seen, seat, reason)
    sort = seen.matters[top, M_REASON]
    if sort >= SORT_HOUSE:
        lot = scarce_site(board, seen, seat, sort, reason)
        if lot < 0:
            because(reason, why.OUTBID, act.NOWHERE, 0)
            return 0
        because(reason, why.TAKES_SCARCE, lot, 0)
        return min(building_price(board, seen, seat, params, lot, most, notes), most)
    lot = seen.matters[top, M_LOT]
    least = least_bid(board, seen)
    limit = lot_price(board, seen, seat, params, lot, least, reason, notes)
    if limit < least:
        return max(limit, 0)
    if completes(board, lots_of(seen, seat) | (1 << lot), lot):
        because(reason, why.COMPLETES_GROUP, lot, limit)
    elif reason[R_KEY] == why.WORTH_THE_BID and limit < reason[R_SECOND]:
        # The purse is the limit, and not the lot.
        because(reason, why.KEEPS_CASH, board.salary * params[FLOOR] // 100, 0)
    return limit


@rule
def want_some(board, seen, seat: int, action, reason) -> None:
    """In a shortage, ask for one building on the lot that earns most."""
    sort = seen.matters[seen.depth - 1, M_REASON]
    action.kind = act.PASS
    because(reason, why.OUTBID, act.NOWHERE, 0)
    lot = scarce_site(board, seen, seat, sort, reason)
    if lot >= 0 and building_cost(board, seen, lot) <= seen.cash[seat]:
        action.kind = act.WANT
        action.lots[0] = lot
        action.count = 1
        because(reason, why.TAKES_SCARCE, lot, 0)
