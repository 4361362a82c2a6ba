"""Building what was ordered or wished for at the printed price (BUILD, SHORTAGE-03).

An order is tried on the state itself and taken back, so that the houses its hotels give back are
counted exactly when they will be there.
"""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from . import events as ev
from .actions import LIST_MAX
from .building import (
    building_cost,
    lower_level,
    put_up,
    raise_level,
    repay_cost,
)
from .lots import set_mortgaged
from .money import withdraw_card
from .wishes import HOTEL_WISH, count_wishes, drop_wish, is_of_sort, is_ready, remove_wish


@rule
def full_price(board, state, lot: int) -> int:
    """The printed price of the next building on a lot, its mortgage repaid first (BUILD-07)."""
    return repay_cost(board, state, lot) + building_cost(board, state, lot)


@rule
def serve(board, state, log, seat: int, sort: int, refusal) -> None:
    """Build what a seat wished for of a sort, at the printed price, and leave what does not fit."""
    item = 0
    before = state.wish_count[seat]
    # ECHANCE-01: an order of any size is one use of the card and may bring one text.
    was_silent = state.silent
    state.silent = 1
    while item < state.wish_count[seat]:
        wish = state.wish[seat, item]
        lot = wish % HOTEL_WISH
        fits = is_of_sort(wish, sort) and full_price(board, state, lot) <= state.cash[seat]
        if fits and is_ready(board, state, seat, wish, refusal):
            remove_wish(state, seat, item)
            put_up(board, state, log, seat, lot)
        else:
            item += 1
    state.silent = was_silent
    if state.wish_count[seat] < before:
        withdraw_card(board, state, seat)


@rule
def serve_others(board, state, log, builder: int, sort: int, refusal) -> None:
    """Serve all but the builder, clockwise from it."""
    for step in range(1, state.seats):
        serve(board, state, log, (builder + step) % state.seats, sort, refusal)


@rule
def houses_spared(board, state, seat: int, refusal) -> int:
    """The houses in stock after a seat's whole order, less those of the order that found none."""
    tried = 0
    lifted = 0
    missing = 0
    cost = 0
    for item in range(state.wish_count[seat]):
        wish = state.wish[seat, item]
        lot = wish % HOTEL_WISH
        price = full_price(board, state, lot)
        if cost + price <= state.cash[seat] and is_ready(board, state, seat, wish, refusal):
            cost += price
            tried |= 1 << item
            lifted |= state.mortgaged[lot] << lot
            set_mortgaged(state, lot, 0)
            raise_level(board, state, lot)
        elif wish < HOTEL_WISH:
            missing += 1
    spared = state.houses - missing
    for back in range(LIST_MAX):
        item = LIST_MAX - 1 - back
        if (tried >> item) & 1:
            lower_level(board, state, state.wish[seat, item] % HOTEL_WISH)
    while lifted != 0:
        set_mortgaged(state, lowest(lifted), 1)
        lifted &= lifted - 1
    return spared


@rule
def hotel_is_due(board, state, seat: int, refusal) -> bool:
    """Whether a seat wished for a hotel that its lot can take now and its cash pays for."""
    for item in range(state.wish_count[seat]):
        wish = state.wish[seat, item]
        if wish >= HOTEL_WISH and is_ready(board, state, seat, wish, refusal):
            if full_price(board, state, wish % HOTEL_WISH) <= state.cash[seat]:
                return True
    return False


@rule
def drop_hotels_not_won(board, state, log, seat: int) -> None:
    """After the hotels, keep only wishes for hotels whose houses are still to be built."""
    item = 0
    while item < state.wish_count[seat]:
        wish = state.wish[seat, item]
        is_hotel = wish >= HOTEL_WISH
        if is_hotel and not waits_for_houses(board, state, seat, wish % HOTEL_WISH):
            drop_wish(state, log, seat, item)
        else:
            item += 1


@rule
def waits_for_houses(board, state, seat: int, lot: int) -> bool:
    """Whether a seat still wishes for a house in the group of this lot."""
    for item in range(state.wish_count[seat]):
        wish = state.wish[seat, item]
        if wish < HOTEL_WISH and board.group[wish] == board.group[lot]:
            return True
    return False


@rule
def houses_wished(state) -> int:
    """How many houses all seats together still wish for."""
    total = 0
    for seat in range(state.seats):
        total += count_wishes(state, seat, ev.SORT_HOUSE)
    return total
