"""What seats wish to build in a shortage call, in secret, house by house (SHORTAGE-02)."""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import LIST_MAX
from .building import (
    check_level,
    check_list,
    check_next,
    check_site,
    is_hotel_next,
    lower_level,
    raise_level,
    repay_cost,
)

HOTEL_WISH = 64
"""Added to the lot in a wish for a hotel."""

ANY_SUM = 1 << 60
"""More than any seat has."""


@rule
def clear_wishes(state, seat: int) -> None:
    """Forget what a seat wished for."""
    for item in range(state.wish_count[seat]):
        state.wish[seat, item] = 0
    state.wish_count[seat] = 0


@rule
def remove_wish(state, seat: int, item: int) -> None:
    """Strike one wish; the later ones move up."""
    for below in range(item, state.wish_count[seat] - 1):
        state.wish[seat, below] = state.wish[seat, below + 1]
    state.wish_count[seat] -= 1
    state.wish[seat, state.wish_count[seat]] = 0


@rule
def check_wishes(board, state, seat: int, action, sort: int, refusal) -> int:
    """A wish names buildings of the sort that is short, placed evenly; money is asked later."""
    code = check_list(action, refusal)
    if code != no.ACCEPTED:
        return code
    total = state.wish_count[seat] + action.count
    if total > LIST_MAX:
        # Houses promised to a seat stay on its list while hotels are called.
        return refuse(refusal, no.LIST_TOO_LONG, total, LIST_MAX)
    done = 0
    while done < action.count and code == no.ACCEPTED:
        lot = action.lots[done]
        code = check_site(board, state, seat, lot, refusal)
        if code == no.ACCEPTED:
            code = check_level(board, state, lot, refusal)
        if code == no.ACCEPTED and is_hotel_next(board, state, lot) != (sort == ev.SORT_HOTEL):
            code = refuse(refusal, no.WRONG_SORT, lot, sort)
        if code == no.ACCEPTED:
            raise_level(board, state, lot)
            done += 1
    for back in range(done):
        lower_level(board, state, action.lots[done - 1 - back])
    return code


@rule
def write_wishes(board, state, seat: int, action) -> None:
    """Add an order to the wishes, each marked as a house or a hotel as it will stand by then."""
    for item in range(action.count):
        lot = action.lots[item]
        mark = 0
        if is_hotel_next(board, state, lot):
            mark = HOTEL_WISH
        state.wish[seat, state.wish_count[seat]] = lot + mark
        state.wish_count[seat] += 1
        raise_level(board, state, lot)
    for back in range(action.count):
        lower_level(board, state, action.lots[action.count - 1 - back])


@rule
def count_wishes(state, seat: int, sort: int) -> int:
    """How many buildings of a sort a seat wishes for."""
    count = 0
    for item in range(state.wish_count[seat]):
        if is_of_sort(state.wish[seat, item], sort):
            count += 1
    return count


@rule
def is_of_sort(wish: int, sort: int) -> bool:
    """Whether a wish is for a building of this sort; −1 stands for both."""
    return sort < 0 or (wish >= HOTEL_WISH) == (sort == ev.SORT_HOTEL)


@rule
def is_ready(board, state, seat: int, wish: int, refusal) -> bool:
    """Whether what a seat wished for is what its lot can take next, money apart (SP-39)."""
    lot = wish % HOTEL_WISH
    if is_hotel_next(board, state, lot) != (wish >= HOTEL_WISH):
        return False
    return check_next(board, state, seat, lot, refusal) == no.ACCEPTED


@rule
def can_take(board, state, seat: int, wish: int, sort: int, spare: int, refusal) -> bool:
    """Whether a wish is of this sort, ready, and its lot can be repaid out of spare cash."""
    if not is_of_sort(wish, sort):
        return False
    if repay_cost(board, state, wish % HOTEL_WISH) > min(spare, state.cash[seat]):
        return False
    return is_ready(board, state, seat, wish, refusal)


@rule
def wish_that_fits(board, state, seat: int, sort: int, spare: int, refusal) -> int:
    """The first wish that a seat can place now, with so much to spare for repaying, or −1."""
    for item in range(state.wish_count[seat]):
        if can_take(board, state, seat, state.wish[seat, item], sort, spare, refusal):
            return item
    return -1


@rule
def least_repayment(board, state, seat: int, sort: int, refusal) -> int:
    """The least that a seat must repay on a lot before it can place a building it wished for."""
    least = ANY_SUM
    for item in range(state.wish_count[seat]):
        wish = state.wish[seat, item]
        if can_take(board, state, seat, wish, sort, ANY_SUM, refusal):
            least = min(least, repay_cost(board, state, wish % HOTEL_WISH))
    return least


@rule
def drop_wish(state, log, seat: int, item: int) -> None:
    """Strike a wish that could not be met, and log it."""
    wish = state.wish[seat, item]
    remove_wish(state, seat, item)
    dropped = ev.SORT_HOUSE
    if wish >= HOTEL_WISH:
        dropped = ev.SORT_HOTEL
    note(log, ev.WISH_DROPPED, seat, wish % HOTEL_WISH, dropped, 0, 0, 0, 0)


@rule
def drop_wishes(state, log, seat: int, sort: int) -> None:
    """Strike all wishes of a sort that could not be met."""
    item = 0
    while item < state.wish_count[seat]:
        if is_of_sort(state.wish[seat, item], sort):
            drop_wish(state, log, seat, item)
        else:
            item += 1
