"""What seats wish to build in a shortage call, in secret, house by house (SHORTAGE-02)."""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .building import (
    is_hotel_next,
    lower_level,
    raise_level,
)

HOTEL_WISH = 64
"""Added to the lot in a wish for a hotel."""


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
def write_wishes(board, state, seat: int, action) -> None:
    """Note an order as wishes, each marked as a house or a hotel as it will stand by then."""
    for item in range(action.count):
        lot = action.lots[item]
        mark = 0
        if is_hotel_next(board, state, lot):
            mark = HOTEL_WISH
        state.wish[seat, item] = lot + mark
        raise_level(board, state, lot)
    state.wish_count[seat] = action.count
    for back in range(action.count):
        lower_level(board, state, action.lots[action.count - 1 - back])


@rule
def count_wishes(state, seat: int, sort: int) -> int:
    """How many buildings of a sort a seat wishes for."""
    count = 0
    for item in range(state.wish_count[seat]):
        if (state.wish[seat, item] >= HOTEL_WISH) == (sort == ev.SORT_HOTEL):
            count += 1
    return count


@rule
def is_of_sort(wish: int, sort: int) -> bool:
    """Whether a wish is for a building of this sort; −1 stands for both."""
    return sort < 0 or (wish >= HOTEL_WISH) == (sort == ev.SORT_HOTEL)


@rule
def drop_wishes(state, log, seat: int, sort: int) -> None:
    """Strike the wishes of a sort that could not be met, and tell the log."""
    item = 0
    while item < state.wish_count[seat]:
        wish = state.wish[seat, item]
        if not is_of_sort(wish, sort):
            item += 1
            continue
        remove_wish(state, seat, item)
        dropped = ev.SORT_HOUSE
        if wish >= HOTEL_WISH:
            dropped = ev.SORT_HOTEL
        note(log, ev.WISH_DROPPED, seat, wish % HOTEL_WISH, dropped, 0, 0, 0, 0)
