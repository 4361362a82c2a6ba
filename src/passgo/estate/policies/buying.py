"""Buying and bidding: a lot's worth to oneself, and what it would do for a rival."""

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
from .mortgaging import loose_lot
from .notes import (
    N_LOTS,
    add_to_bid,
    is_noted,
    is_of_this_bidding,
    note_on_bid,
    take_note,
)
from .standing import S_WORTH, changed, standing
from .traits import BARGAINS, DENY, FLOOR, HORIZON, HOUSES, RAISE, STRETCH
from .valuation import completes
from .worth import cash_of, income, loose_value, need, outlook, part, rivals


@rule
def added(board, seen, seat: int, params, reason, other: int, lot: int, price: int) -> int:
    """What a seat would gain by having a lot at a price."""
    owned = lots_of(seen, other)
    more = owned | (1 << lot)
    group = board.group[lot]
    mask = board.group_mask[group]
    ahead = outlook(seen, other)
    if more & mask != mask and whole_streets(board, seen, other) == 0:
        # Only its group changes, and there is nothing to build on.
        before, _ = part(board, seen, other, params, group, owned & mask, ahead, act.NOBODY)
        after, _ = part(board, seen, other, params, group, more & mask, ahead, act.NOBODY)
        return after - before - price
    cash = cash_of(board, seen, seat, other)
    now = standing(board, seen, seat, params, reason, ahead, other, cash)
    after = changed(
        board, seen, seat, params, reason, ahead, other, now, more, act.NOBODY, cash - price
    )
    return after - now[S_WORTH]


@rule
def own_gain(board, seen, seat: int, params, reason, lot: int) -> int:
    """What a seat would gain by having a lot; as long as the bidding goes on it is the same."""
    note = note_on_bid(seat)
    cash = seen.cash[seat]
    if is_noted(reason, note, N_LOTS) and reason[note + 1] == lot and reason[note + 2] == cash:
        return reason[note + 3]
    found = added(board, seen, seat, params, reason, seat, lot, 0)
    take_note(reason, note, N_LOTS, lot, cash, found)
    return found


@rule
def threat_of(board, seen, seat: int, params, reason, lot: int) -> tuple[int, int]:
    """The keenest rival at an auction; as long as all do nothing but bid it is the same."""
    note = note_on_bid(seat)
    if is_of_this_bidding(reason, note):
        rival = (reason[note + 4] & 15) - 1
        # Nobody comes back into a bidding: who was keenest stays so until it is out.
        if rival == act.NOBODY or can_win(board, seen, rival):
            return rival, reason[note + 4] >> 4
    among = 0
    for other in range(seen.seats):
        if can_win(board, seen, other):
            among |= 1 << other
    rival, most = keenest(board, seen, seat, params, reason, lot, among)
    add_to_bid(reason, note, most << 4 | (rival + 1))
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
def keenest(board, seen, seat: int, params, reason, lot: int, among: int) -> tuple[int, int]:
    """Of some rivals the one who would gain most by a lot and can pay for it, and how much."""
    best = act.NOBODY
    most = 0
    for other in range(seen.seats):
        if other == seat or (among >> other) & 1 == 0:
            continue
        if cash_of(board, seen, seat, other) < board.price[lot] // 4:
            continue
        found = added(board, seen, seat, params, reason, other, lot, 0)
        if found > most:
            best = other
            most = found
    return best, most


@rule
def most_rival_cash(board, seen, seat: int) -> int:
    """What the richest rival could bid."""
    most = 0
    for other in range(seen.seats):
        if other != seat and seen.out[other] == 0:
            most = max(most, cash_of(board, seen, seat, other))
    return most


@rule
def buy_or_decline(board, seen, seat: int, params, action, reason) -> None:
    """Buy what is worth its price; mortgage for a bargain; leave it to an auction of the poor."""
    lot = seen.matters[seen.depth - 1, M_LOT]
    price = board.price[lot]
    cash = seen.cash[seat]
    least = board.salary * params[FLOOR] // 100
    better = added(board, seen, seat, params, reason, seat, lot, price)
    action.kind = act.DECLINE
    if params[BARGAINS] > 0 and cash >= price // 2:
        if 100 * most_rival_cash(board, seen, seat) < params[BARGAINS] * price:
            because(reason, why.CHEAPER_AT_AUCTION, lot, price)
            return
    rival = act.NOBODY
    if better < 0 and params[DENY] > 0:
        rival, threat = keenest(board, seen, seat, params, reason, lot, seats_in(seen))
        better += threat * params[DENY] // 100
    if better < 0:
        because(reason, why.TOO_DEAR, lot, price)
        return
    # Half as keen as it takes to mortgage for a lot, so that who has mortgaged does not turn back.
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
def bid_or_pass(board, seen, seat: int, params, action, reason) -> None:
    """Raise in small steps up to what the thing is worth."""
    top = seen.depth - 1
    action.kind = act.PASS
    if debt_row(seen, seat) >= 0:
        because(reason, why.OBLIGED, 0, 0)
        return  # SP-08: a debtor does not bid.
    if seen.matters[top, M_REASON] >= SORT_HOUSE:
        bid_for_building(board, seen, seat, params, action, reason)
        return
    lot = seen.matters[top, M_LOT]
    least = least_bid(board, seen)
    kept = board.salary * params[FLOOR] // 100
    most = bid_limit(board, seen, seat, reason) - kept
    worth = own_gain(board, seen, seat, params, reason, lot)
    rival = act.NOBODY
    if params[DENY] > 0 and least > worth and least <= most:
        rival, threat = threat_of(board, seen, seat, params, reason, lot)
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
    """The best-paying lot of a seat on which a scarce building of a sort could stand, or −1."""
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
def bid_for_building(board, seen, seat: int, params, action, reason) -> None:
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
        min(earns, most - need(board, seen, seat, params, reason)), seen.matters[top, M_LEAST]
    )
    if least <= limit:
        action.kind = act.BID
        action.amount = min(limit, least + params[HOUSES + group] // (10 * board.group_size[group]))
        because(reason, why.TAKES_SCARCE, lot, 0)


@rule
def want_some(board, seen, seat: int, action, reason) -> None:
    """In a shortage call, one building on the lot that earns most."""
    sort = seen.matters[seen.depth - 1, M_REASON]
    action.kind = act.PASS
    because(reason, why.OUTBID, act.NOWHERE, 0)
    lot = scarce_site(board, seen, seat, sort, reason)
    if lot >= 0 and building_cost(board, seen, lot) <= seen.cash[seat]:
        action.kind = act.WANT
        action.lots[0] = lot
        action.count = 1
        because(reason, why.TAKES_SCARCE, lot, 0)
