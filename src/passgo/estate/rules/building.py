"""Building houses and hotels (BUILD, HOTEL).

An order is a list of lots, built in that order, all or nothing. It is tried on the state itself
and taken back, so that what is checked is what will be built.
"""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import LIST_MAX
from .lots import (
    lowest_rank,
    mortgaged_in_group,
    owns_group,
    rank,
    set_level,
    set_mortgaged,
)
from .money import deal_with_bank
from .mortgage import check_owned_lot, lift, redeem_cost
from .state import HOTEL, STREET
from .windows import could_repay


@rule
def is_hotel_next(board, state, lot: int) -> bool:
    """Whether the next building on this lot is a hotel."""
    return state.level[lot] >= board.houses_before_hotel


@rule
def building_cost(board, state, lot: int) -> int:
    """The printed price of the next building on this lot."""
    if is_hotel_next(board, state, lot):
        return board.hotel_cost[lot]
    return board.house_cost[lot]


@rule
def repay_cost(board, state, lot: int) -> int:
    """What must be repaid before a lot can be built on: nothing unless it is mortgaged."""
    if state.mortgaged[lot] == 0:
        return 0
    return redeem_cost(board, state, lot)


@rule
def check_site(board, state, seat: int, lot: int, refusal) -> int:
    """Houses stand only in a group owned whole, no mortgage in the way (BUILD-01, -06, -07)."""
    code = check_owned_lot(board, state, seat, lot, refusal)
    if code != no.ACCEPTED:
        return code
    if board.kind[lot] != STREET:
        return refuse(refusal, no.NOT_A_STREET, lot, 0)
    if not owns_group(board, state, seat, lot):
        return refuse(refusal, no.GROUP_NOT_OWNED, lot, 0)
    blocker = mortgaged_in_group(board, state, lot)
    if blocker >= 0 and board.build_blocked_by_group == 1:
        return refuse(refusal, no.GROUP_MORTGAGED, lot, blocker)
    if state.mortgaged[lot] == 1 and not could_repay(board, state, seat):
        return refuse(refusal, no.GROUP_MORTGAGED, lot, lot)
    return no.ACCEPTED


@rule
def check_level(board, state, lot: int, refusal) -> int:
    """Building is even, and a hotel ends it (BUILD-04, BUILD-08, HOTEL-01, HOTEL-03)."""
    if state.level[lot] == HOTEL:
        return refuse(refusal, no.LOT_FULL, lot, 0)
    lowest = lowest_rank(board, state, lot)
    height = rank(board, state.level[lot])
    must_be_even = board.even_build == 1 or is_hotel_next(board, state, lot)
    if must_be_even and height > rank(board, state.level[lowest]):
        return refuse(refusal, no.NOT_EVEN, lot, lowest)
    return no.ACCEPTED


@rule
def check_stock(board, state, lot: int, refusal) -> int:
    """The bank must have the building (SHORTAGE-01)."""
    if is_hotel_next(board, state, lot):
        if state.hotels < 1:
            return refuse(refusal, no.BANK_HAS_NO_HOTELS, 1, state.hotels)
    elif state.houses < 1:
        return refuse(refusal, no.BANK_HAS_NO_HOUSES, 1, state.houses)
    return no.ACCEPTED


@rule
def check_next(board, state, seat: int, lot: int, refusal) -> int:
    """Whether the next building on this lot could go up now, money apart."""
    code = check_site(board, state, seat, lot, refusal)
    if code == no.ACCEPTED:
        code = check_level(board, state, lot, refusal)
    if code == no.ACCEPTED:
        code = check_stock(board, state, lot, refusal)
    return code


@rule
def raise_level(board, state, lot: int) -> None:
    """Put the next building on a lot; a hotel sends its houses back to the bank (HOTEL-02)."""
    if is_hotel_next(board, state, lot):
        state.houses += state.level[lot]
        state.hotels -= 1
        set_level(state, lot, HOTEL)
    else:
        state.houses -= 1
        set_level(state, lot, state.level[lot] + 1)


@rule
def lower_level(board, state, lot: int) -> None:
    """Undo ``raise_level``."""
    if state.level[lot] == HOTEL:
        set_level(state, lot, board.houses_before_hotel)
        state.houses -= state.level[lot]
        state.hotels += 1
    else:
        set_level(state, lot, state.level[lot] - 1)
        state.houses += 1


@rule
def check_list(action, refusal) -> int:
    """A list of lots must name some, and fit the record."""
    if action.count < 1:
        return refuse(refusal, no.LIST_EMPTY, 0, 0)
    if action.count > LIST_MAX:
        return refuse(refusal, no.LIST_TOO_LONG, action.count, LIST_MAX)
    return no.ACCEPTED


@rule
def check_build(board, state, seat: int, action, refusal) -> int:
    """Try the whole order, then take it back."""
    code = check_list(action, refusal)
    if code != no.ACCEPTED:
        return code
    cost = 0
    lifted = 0
    done = 0
    while done < action.count and code == no.ACCEPTED:
        lot = action.lots[done]
        code = check_next(board, state, seat, lot, refusal)
        if code == no.ACCEPTED:
            # BUILD-07: the mortgage is repaid first, then the full price of the house.
            cost += repay_cost(board, state, lot) + building_cost(board, state, lot)
            if state.mortgaged[lot] == 1:
                lifted |= 1 << lot
                set_mortgaged(state, lot, 0)
            raise_level(board, state, lot)
            done += 1
    for back in range(done):
        lower_level(board, state, action.lots[done - 1 - back])
    while lifted != 0:
        set_mortgaged(state, lowest(lifted), 1)
        lifted &= lifted - 1
    if code == no.ACCEPTED and cost > state.cash[seat]:
        return refuse(refusal, no.NOT_ENOUGH_CASH, cost, state.cash[seat])
    return code


@rule
def repay(board, state, log, seat: int, lot: int) -> None:
    """Lift the mortgage of a lot that is to be built on, if it has one."""
    if state.mortgaged[lot] == 1:
        lift(board, state, log, seat, lot, redeem_cost(board, state, lot))


@rule
def put_up(board, state, log, seat: int, lot: int) -> None:
    """Build one building at the printed price."""
    repay(board, state, log, seat, lot)
    cost = building_cost(board, state, lot)
    deal_with_bank(board, state, seat, -cost)
    place(board, state, log, seat, lot, cost, ev.REASON_BUILDING)


@rule
def place(board, state, log, seat: int, lot: int, cost: int, reason: int) -> None:
    """Put a building on its lot; the log records what has just been paid for it."""
    raise_level(board, state, lot)
    if state.level[lot] == HOTEL:
        note(log, ev.HOTEL_BUILT, seat, lot, cost, reason, 0, 0, 0)
    else:
        note(log, ev.HOUSE_BUILT, seat, lot, state.level[lot], cost, reason, 0, 0)
