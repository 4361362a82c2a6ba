"""Buying: what a lot is worth to a seat, and what a rival would gain by it."""

from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.auction import least_bid, means, seats_in
from ..rules.lots import lots_of, whole_streets
from ..rules.matters import debt_row
from ..rules.state import M_LOT, M_MASK, M_OTHER
from . import reasons as why
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
from .traits import BARGAINS, DENY, FLOOR, STRETCH
from .valuation import completes
from .worth import cash_of, loose_value, outlook, part


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
