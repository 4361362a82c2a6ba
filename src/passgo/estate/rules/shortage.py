"""Too few buildings for all who want them (SHORTAGE).

A build order that would leave too little for the others calls them: each says in secret what it
would buy. If the wishes fit the stock all are served at the printed price, the builder first, then
clockwise; if not, the buildings are auctioned one by one. Hotels that an order can build come
before its houses are shared out, for the houses they give back count.
"""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import NOBODY, NOWHERE
from .auction import open_auction
from .demand import seats_called
from .matters import open_matter, pop_matter
from .scarce import contenders_of, opening_bid
from .serving import (
    drop_hotels_not_won,
    hotel_is_due,
    houses_spared,
    houses_wished,
    serve,
    serve_others,
)
from .state import (
    M_AMOUNT,
    M_CASH,
    M_KIND,
    M_MASK,
    M_OPEN,
    M_REASON,
    M_SEAT,
    PHASE_SHORTAGE,
)
from .wishes import check_wishes, count_wishes, drop_wishes, write_wishes


@rule
def do_build(board, state, seat: int, action, log, refusal) -> None:
    """Build, or call the others first when the stock runs short."""
    write_wishes(board, state, seat, action)
    carry_out(board, state, log, seat, refusal)


@rule
def carry_out(board, state, log, seat: int, refusal) -> None:
    """Build an order, unless others must be called for its houses or its hotels (SHORTAGE-06)."""
    if count_wishes(state, seat, ev.SORT_HOUSE) > 0:
        called = seats_called(board, state, seat, ev.SORT_HOUSE)
        if called != 0:
            open_shortage(state, log, seat, ev.SORT_HOUSE, called)
            return
    called = hotel_rivals(board, state, seat)
    if called != 0:
        # Houses that wait for what the hotels give back are built after them.
        serve(board, state, log, seat, ev.SORT_HOUSE, refusal)
        if hotel_is_due(board, state, seat, refusal):
            open_shortage(state, log, seat, ev.SORT_HOTEL, called)
            return
    serve(board, state, log, seat, -1, refusal)
    drop_wishes(state, log, seat, -1)


@rule
def hotel_rivals(board, state, seat: int) -> int:
    """The seats that the hotels of an order must call, 0 if there are enough or none is wanted."""
    if count_wishes(state, seat, ev.SORT_HOTEL) == 0:
        return 0
    return seats_called(board, state, seat, ev.SORT_HOTEL)


@rule
def stock_of(state, sort: int) -> int:
    """What the bank has left of a sort."""
    if sort == ev.SORT_HOTEL:
        return state.hotels
    return state.houses


@rule
def open_shortage(state, log, builder: int, sort: int, called: int) -> None:
    """Ask the seats called what they would buy."""
    row = open_matter(state, log, PHASE_SHORTAGE, builder, NOBODY, 0, 0, sort)
    state.matters[row, M_MASK] = called
    note(log, ev.SHORTAGE_CALLED, builder, sort, stock_of(state, sort), called, 0, 0, 0)


@rule
def check_asked(state, seat: int, refusal) -> int:
    """Only seats that were called and have not answered yet may speak."""
    if (state.matters[state.depth - 1, M_MASK] >> seat) & 1 == 0:
        return refuse(refusal, no.NOT_ASKED, PHASE_SHORTAGE, 0)
    return no.ACCEPTED


@rule
def check_want(board, state, seat: int, action, refusal) -> int:
    """A seat that is asked may wish for what it could place."""
    code = check_asked(state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    sort = state.matters[state.depth - 1, M_REASON]
    return check_wishes(board, state, seat, action, sort, refusal)


@rule
def do_want(board, state, seat: int, action, log) -> None:
    """Record a seat's wishes; they stay secret until all have answered."""
    write_wishes(board, state, seat, action)
    answer(state, seat, log)


@rule
def answer(state, seat: int, log) -> None:
    """A seat called has spoken; passing is wishing for nothing."""
    row = state.depth - 1
    state.matters[row, M_MASK] &= ~(1 << seat)
    note(log, ev.WISH_STATED, seat, state.matters[row, M_REASON], 0, 0, 0, 0, 0)


@rule
def settle_shortage(board, state, log, refusal) -> None:
    """After all answers: serve all wishes, hold the next auction, or end the shortage."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    if sort == ev.SORT_HOUSE and hotel_is_due(board, state, builder, refusal):
        # A house won can make a hotel possible, which returns houses: check everything again.
        state.matters[row, M_OPEN] = 0
    if state.matters[row, M_OPEN] == 0:
        is_enough = has_enough(board, state, refusal)
        if sort == ev.SORT_HOUSE and hotels_first(board, state, log, is_enough, refusal):
            return
        if is_enough:
            serve_all(board, state, log, refusal)
            return
        state.matters[row, M_OPEN] = 1
        state.matters[row, M_CASH] = stock_of(state, sort)
        if sort == ev.SORT_HOTEL:
            state.matters[row, M_AMOUNT] = houses_wished(state)
    least = opening_bid(board, state, sort, refusal)
    contenders = contenders_of(board, state, sort, least, refusal)
    if contenders == 0 or state.matters[row, M_CASH] == 0:
        end_shortage(board, state, log, refusal)
        return
    state.matters[row, M_CASH] -= 1
    open_auction(board, state, log, sort, NOWHERE, contenders, least)


@rule
def has_enough(board, state, refusal) -> bool:
    """Whether the stock covers all wishes, or only the builder has any."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    wanted = 0
    for seat in range(state.seats):
        if seat != builder:
            wanted += count_wishes(state, seat, sort)
    if wanted == 0:
        return True
    if sort == ev.SORT_HOTEL:
        return wanted + count_wishes(state, builder, sort) <= state.hotels
    return wanted <= houses_spared(board, state, builder, refusal)


@rule
def hotels_first(board, state, log, is_enough: bool, refusal) -> bool:
    """Build the order's hotels before its houses are shared out; whether others are called first.

    What has been promised is built as far as there are houses now; the rest waits for the hotels.
    """
    builder = state.matters[state.depth - 1, M_SEAT]
    called = hotel_rivals(board, state, builder)
    if is_enough and called != 0:
        serve(board, state, log, builder, ev.SORT_HOUSE, refusal)
    if not hotel_is_due(board, state, builder, refusal):
        return False
    if called == 0:
        if not is_enough:
            serve(board, state, log, builder, ev.SORT_HOTEL, refusal)
        return False
    if is_enough:
        serve_others(board, state, log, builder, ev.SORT_HOUSE, refusal)
    open_shortage(state, log, builder, ev.SORT_HOTEL, called)
    return True


@rule
def serve_all(board, state, log, refusal) -> None:
    """Enough for all: the builder first, then clockwise, at the printed price."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    if sort == ev.SORT_HOUSE:
        # Houses that the builder's hotels give back count, so its order is built as it was given.
        serve(board, state, log, builder, -1, refusal)
    else:
        serve(board, state, log, builder, ev.SORT_HOTEL, refusal)
    serve_others(board, state, log, builder, sort, refusal)
    end_shortage(board, state, log, refusal)


@rule
def end_shortage(board, state, log, refusal) -> None:
    """Remove unmet wishes; after the hotels comes what the order still waits for."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    pop_matter(state)
    for seat in range(state.seats):
        if seat != builder:
            drop_wishes(state, log, seat, sort)
    if sort == ev.SORT_HOUSE:
        drop_wishes(state, log, builder, -1)
    else:
        drop_hotels_not_won(board, state, log, builder)
    note(log, ev.SHORTAGE_SERVED, sort, stock_of(state, sort), 0, 0, 0, 0, 0)
    if state.wish_count[builder] > 0 and not is_housing(state, builder):
        carry_out(board, state, log, builder, refusal)


@rule
def is_housing(state, builder: int) -> bool:
    """Whether the matter on top is the call for houses of the same order."""
    if state.depth == 0 or state.matters[state.depth - 1, M_KIND] != PHASE_SHORTAGE:
        return False
    return state.matters[state.depth - 1, M_SEAT] == builder
