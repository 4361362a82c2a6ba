"""Selling buildings back to the bank, and swapping hotels for houses (SELL)."""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .building import check_list
from .lots import group_mask, rank, set_level
from .money import give_from_bank, withdraw_card
from .mortgage import check_owned_lot
from .state import (
    EVEN_SELL_HOUSES,
    EVEN_SELL_NO,
    HOTEL,
    M_AMOUNT,
    M_CASH,
    M_KIND,
    M_MASK,
    M_REASON,
    PHASE_AUCTION,
    PHASE_SHORTAGE,
)


@rule
def sold_from(action, lot: int, count: int) -> int:
    """How often the first ``count`` entries of a list name a lot."""
    times = 0
    for item in range(count):
        if action.lots[item] == lot:
            times += 1
    return times


@rule
def level_after(state, action, lot: int) -> int:
    """The level a sale would leave on a lot; below 0 if the list asks for too much."""
    times = sold_from(action, lot, action.count)
    if state.level[lot] == HOTEL and times > 0:
        return 1 - times
    return state.level[lot] - times


@rule
def check_sell(board, state, seat: int, action, refusal) -> int:
    """Evenness and the rule on hotels are judged on the result of the whole sale."""
    code = check_list(action, refusal)
    if code != no.ACCEPTED:
        return code
    for item in range(action.count):
        lot = action.lots[item]
        code = check_owned_lot(board, state, seat, lot, refusal)
        if code != no.ACCEPTED:
            return code
        if level_after(state, action, lot) < 0:
            return refuse(refusal, no.NO_BUILDING, lot, 0)
    for item in range(action.count):
        lot = action.lots[item]
        code = check_hotels_together(board, state, action, lot, refusal)
        if code == no.ACCEPTED:
            code = check_even_sale(board, state, action, lot, refusal)
        if code != no.ACCEPTED:
            return code
    return no.ACCEPTED


@rule
def check_hotels_together(board, state, action, lot: int, refusal) -> int:
    """Where the book says so, all hotels of a group are sold at the same time (SELL-06)."""
    if board.hotels_sold_together == 0 or state.level[lot] != HOTEL:
        return no.ACCEPTED
    mask = group_mask(board, lot)
    while mask != 0:
        square = lowest(mask)
        mask &= mask - 1
        if level_after(state, action, square) == HOTEL:
            return refuse(refusal, no.HOTELS_GO_TOGETHER, lot, square)
    return no.ACCEPTED


@rule
def check_even_sale(board, state, action, lot: int, refusal) -> int:
    """Houses come down as evenly as they went up (SELL-04)."""
    if board.even_sell == EVEN_SELL_NO:
        return no.ACCEPTED
    mask = group_mask(board, lot)
    low = rank(board, level_after(state, action, lot))
    while mask != 0:
        square = lowest(mask)
        mask &= mask - 1
        level = level_after(state, action, square)
        if board.even_sell == EVEN_SELL_HOUSES and (level == HOTEL or state.level[lot] == HOTEL):
            continue
        if rank(board, level) > low + 1:
            return refuse(refusal, no.NOT_EVEN, lot, square)
    return no.ACCEPTED


@rule
def sold_for(board, state, lot: int) -> int:
    """What the next building sold on a lot brings: half its price, a hotel whole (SELL-02, -05)."""
    half_house = board.house_cost[lot] // 2
    if state.level[lot] == HOTEL:
        return board.hotel_cost[lot] // 2 + board.houses_before_hotel * half_house
    return half_house


@rule
def swapped_for(board, lot: int) -> int:
    """What the bank pays on top when a hotel goes back for houses (SELL-07)."""
    return board.hotel_cost[lot] // 2


@rule
def do_sell(board, state, seat: int, action, log) -> None:
    """The bank pays half the printed price, all by one use of the card (SELL-02, SELL-05)."""
    for item in range(action.count):
        lot = action.lots[item]
        amount = sold_for(board, state, lot)
        if state.level[lot] == HOTEL:
            set_level(state, lot, 0)
            state.hotels += 1
            note(log, ev.HOTEL_SOLD, seat, lot, amount, 0, 0, 0, 0)
        else:
            set_level(state, lot, state.level[lot] - 1)
            state.houses += 1
            note(log, ev.HOUSE_SOLD, seat, lot, state.level[lot], amount, 0, 0, 0)
        give_from_bank(state, seat, amount)
    withdraw_card(board, state, seat)


@rule
def houses_spoken_for(state) -> int:
    """The houses in stock that an open shortage is auctioning or has promised."""
    row = state.depth - 1
    while row >= 0 and state.matters[row, M_KIND] != PHASE_SHORTAGE:
        row -= 1
    if row < 0:
        return 0
    if state.matters[row, M_MASK] != 0:
        return state.houses  # While wishes are stated, any house may be among them.
    if state.matters[row, M_REASON] == ev.SORT_HOTEL:
        return state.matters[row, M_AMOUNT]
    is_open = row + 1 < state.depth and state.matters[row + 1, M_KIND] == PHASE_AUCTION
    return state.matters[row, M_CASH] + int(is_open)


@rule
def check_swap(board, state, seat: int, action, refusal) -> int:
    """A hotel becomes houses only if the bank really has them (SELL-07, SHORTAGE-02)."""
    if board.hotel_downgrade == 0:
        return refuse(refusal, no.NO_SWAP, 0, 0)
    code = check_list(action, refusal)
    if code != no.ACCEPTED:
        return code
    for item in range(action.count):
        lot = action.lots[item]
        code = check_owned_lot(board, state, seat, lot, refusal)
        if code != no.ACCEPTED:
            return code
        if state.level[lot] != HOTEL or sold_from(action, lot, item) > 0:
            return refuse(refusal, no.NO_HOTEL, lot, 0)
    wanted = action.count * board.houses_before_hotel
    left = max(state.houses - houses_spoken_for(state), 0)
    if left < wanted:
        return refuse(refusal, no.BANK_HAS_NO_HOUSES, wanted, left)
    return no.ACCEPTED


@rule
def do_swap(board, state, seat: int, action, log) -> None:
    """Hand hotels back for houses and half their price."""
    for item in range(action.count):
        lot = action.lots[item]
        amount = swapped_for(board, lot)
        set_level(state, lot, board.houses_before_hotel)
        state.houses -= board.houses_before_hotel
        state.hotels += 1
        give_from_bank(state, seat, amount)
        note(log, ev.HOTEL_SWAPPED, seat, lot, state.level[lot], amount, 0, 0, 0)
    withdraw_card(board, state, seat)
