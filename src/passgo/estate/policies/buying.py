"""Buying and bidding: what a lot is worth to a seat, and what a rival would gain by it."""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.auction import bid_limit, least_bid, means, seats_in
from ..rules.building import building_cost, check_level, check_site, is_hotel_next
from ..rules.events import SORT_HOTEL, SORT_HOUSE
from ..rules.lots import lots_of, whole_streets
from ..rules.matters import debt_row
from ..rules.state import M_LEAST, M_LOT, M_MASK, M_OTHER, M_REASON
from . import reasons as why
from .lore import income, row_cost
from .mortgaging import loose_lot
from .notes import (
    N_LOTS,
    is_noted,
    is_of_this_bidding,
    note_on_bid,
    note_rival,
    noted,
    noted_rival,
    take_note,
)
from .standing import S_WORTH, changed, standing
from .traits import BARGAINS, DENY, FLOOR, HORIZON, RAISE, STRETCH
from .valuation import completes
from .worth import cash_of, loose_value, need, outlook, part, rivals


@rule
def added(board, seen, seat: int, params, notes, other: int, lot: int, price: int) -> int:
    """What a seat would gain by having a lot at a price."""
    owned = lots_of(seen, other)
    more = owned | (1 << lot)
    group = board.group[lot]
    mask = board.group_mask[group]
    ahead = outlook(seen, other)
    if more & mask != mask and whole_streets(board, seen, other) == 0:
        # Only the lot's group changes, and there is nothing to build on.
        before, _ = part(board, seen, other, params, group, owned & mask, ahead, act.NOBODY)
        after, _ = part(board, seen, other, params, group, more & mask, ahead, act.NOBODY)
        return after - before - price
    cash = cash_of(board, seen, seat, other)
    now = standing(board, seen, seat, params, notes, ahead, other, cash)
    after = changed(
        board, seen, seat, params, notes, ahead, other, now, more, act.NOBODY, cash - price
    )
    return after - now[S_WORTH]


@rule
def own_gain(board, seen, seat: int, params, notes, lot: int) -> int:
    """What a seat would gain by having a lot; it stays the same while the bidding goes on."""
    note = note_on_bid(seat)
    cash = seen.cash[seat]
    if is_noted(notes, note, N_LOTS):
        for_lot, with_money, gained = noted(notes, note)
        if for_lot == lot and with_money == cash:
            return gained
    found = added(board, seen, seat, params, notes, seat, lot, 0)
    take_note(notes, note, N_LOTS, lot, cash, found)
    return found


@rule
def threat_of(board, seen, seat: int, params, notes, lot: int) -> tuple[int, int]:
    """The keenest rival at an auction; it stays the same while seats do nothing but bid."""
    note = note_on_bid(seat)
    if is_of_this_bidding(notes, note):
        rival, most = noted_rival(notes, note)
        # Nobody comes back into a bidding: the keenest rival stays so until it is out.
        if rival == act.NOBODY or can_win(board, seen, rival):
            return rival, most
    among = 0
    for other in range(seen.seats):
        if can_win(board, seen, other):
            among |= 1 << other
    rival, most = keenest(board, seen, seat, params, notes, lot, among)
    note_rival(notes, note, rival, most)
    return rival, most


@rule
def can_win(board, seen, other: int) -> bool:
    """Whether a seat may still get the lot up for auction: it leads, or can top the last bid."""
    top = seen.depth - 1
    if seen.matters[top, M_OTHER] == other:
        return True
    if (seen.matters[top, M_MASK] >> other) & 1 == 0 or debt_row(seen, other) >= 0:
        return False
    # Hidden cash may be any sum.
    return board.cash_hidden == 1 or means(board, seen, other) >= least_bid(board, seen)


@rule
def keenest(board, seen, seat: int, params, notes, lot: int, among: int) -> tuple[int, int]:
    """The one of some rivals that would gain most by a lot and can pay for it, and its gain."""
    best = act.NOBODY
    most = 0
    for other in range(seen.seats):
        if other == seat or (among >> other) & 1 == 0:
            continue
        if cash_of(board, seen, seat, other) < board.price[lot] // 4:
            continue
        found = added(board, seen, seat, params, notes, other, lot, 0)
        if found > most:
            best = other
            most = found
    return best, most


@rule
def most_rival_cash(board, seen, seat: int) -> int:
    """The cash of the richest rival."""
    most = 0
    for other in range(seen.seats):
        if other != seat and seen.out[other] == 0:
            most = max(most, cash_of(board, seen, seat, other))
    return most


@rule
def buy_or_decline(board, seen, seat: int, params, action, reason, notes) -> None:
    """Buy what is worth its price; mortgage for a bargain; decline if rivals cannot bid much."""
    lot = seen.matters[seen.depth - 1, M_LOT]
    price = board.price[lot]
    cash = seen.cash[seat]
    least = board.salary * params[FLOOR] // 100
    better = added(board, seen, seat, params, notes, seat, lot, price)
    action.kind = act.DECLINE
    if params[BARGAINS] > 0 and cash >= price // 2 and board.no_auctions == 0:
        if 100 * most_rival_cash(board, seen, seat) < params[BARGAINS] * price:
            because(reason, why.CHEAPER_AT_AUCTION, lot, price)
            return
    rival = act.NOBODY
    if better < 0 and params[DENY] > 0:
        rival, threat = keenest(board, seen, seat, params, notes, lot, seats_in(seen))
        better += threat * params[DENY] // 100
    if better < 0:
        because(reason, why.TOO_DEAR, lot, price)
        return
    # Half the gain that a mortgage needs is enough, so that a seat that has mortgaged goes on.
    if cash >= price + least or (cash >= price and 200 * better >= params[STRETCH] * price):
        action.kind = act.BUY
        because(reason, why.WORTH_ITS_PRICE, lot, price)
        if rival != act.NOBODY:
            because(reason, why.DENIES_RIVAL, lot, rival)
        if completes(board, lots_of(seen, seat) | (1 << lot), lot):
            because(reason, why.COMPLETES_GROUP, lot, price)
        return
    if cash < price and 100 * better >= params[STRETCH] * price:
        if cash + loose_value(board, seen, seat) >= price:
            pledge = loose_lot(board, seen, seat, params, board.group[lot])
            if pledge >= 0:
                action.kind = act.MORTGAGE
                action.lot = pledge
                because(reason, why.RAISES_TO_BUY, pledge, lot)
                return
    because(reason, why.KEEPS_CASH, least, 0)
    if cash < price:
        because(reason, why.SHORT_OF_CASH, lot, price)


@rule
def bid_or_pass(board, seen, seat: int, params, action, reason, notes) -> None:
    """Raise in small steps up to what the lot or building is worth."""
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
    kept = board.salary * params[FLOOR] // 100
    most = bid_limit(board, seen, seat, reason) - kept
    worth = own_gain(board, seen, seat, params, notes, lot)
    rival = act.NOBODY
    if params[DENY] > 0 and least > worth and least <= most:
        rival, threat = threat_of(board, seen, seat, params, notes, lot)
        worth += threat * params[DENY] // 100
    if least > worth:
        because(reason, why.OUTBID, lot, max(worth, 0))
        return
    if least > most:
        because(reason, why.KEEPS_CASH, kept, 0)
        if least > most + kept:
            because(reason, why.SHORT_OF_CASH, lot, least)
        return
    action.kind = act.BID
    action.amount = min(worth, most, least + board.price[lot] * params[RAISE] // 100)
    because(reason, why.WORTH_THE_BID, lot, worth)
    if rival != act.NOBODY:
        because(reason, why.DENIES_RIVAL, lot, rival)


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
def bid_for_building(board, seen, seat: int, params, action, reason, notes) -> None:
    """A scarce building is worth what it earns; the opening price is always worth it."""
    top = seen.depth - 1
    sort = seen.matters[top, M_REASON]
    least = least_bid(board, seen)
    most = bid_limit(board, seen, seat, reason)
    because(reason, why.OUTBID, act.NOWHERE, most)
    lot = scarce_site(board, seen, seat, sort, reason)
    if lot < 0 or least > most:
        return
    group = board.group[lot]
    level = seen.level[lot]
    turns = params[HORIZON] * rivals(seen, seat)
    earns = (
        turns
        * (income(params, group, level + 1) - income(params, group, level))
        // (1000 * board.group_size[group])
    )
    limit = max(
        min(earns, most - need(board, seen, seat, params, notes)), seen.matters[top, M_LEAST]
    )
    if least <= limit:
        action.kind = act.BID
        action.amount = min(
            limit, least + row_cost(params, group) // (10 * board.group_size[group])
        )
        because(reason, why.TAKES_SCARCE, lot, 0)


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
