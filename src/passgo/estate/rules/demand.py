"""What others could take of the stock, and which seats a build order must call (SHORTAGE-03)."""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from . import events as ev
from .lots import mortgaged_in_group, whole_streets
from .mortgage import redeem_cost
from .state import GROUPS, HOTEL, SQUARES
from .windows import could_build, could_repay
from .wishes import count_wishes


@rule
def printed_price(board, lot: int, sort: int) -> int:
    """The price of a building of a sort on this lot's deed."""
    if sort == ev.SORT_HOTEL:
        return board.hotel_cost[lot]
    return board.house_cost[lot]


@rule
def room_in_group(board, state, first: int, sort: int, is_repaid: bool) -> int:
    """How many buildings of a sort fit evenly in a group, its mortgages repaid or not."""
    mask = board.group_mask[board.group[first]]
    top = board.houses_before_hotel
    if mortgaged_in_group(board, state, first) >= 0:
        if board.build_blocked_by_group == 1:
            return 0
        if sort == ev.SORT_HOUSE and board.even_build == 1 and not is_repaid:
            # BUILD-07: evenness caps the others at one house while a lot stays mortgaged and bare.
            top = 1
    room = 0
    while mask != 0:
        square = lowest(mask)
        mask &= mask - 1
        if state.level[square] == HOTEL:
            continue
        if sort == ev.SORT_HOTEL:
            if state.level[square] < top:
                return 0
            room += 1
        elif (is_repaid or state.mortgaged[square] == 0) and state.level[square] < top:
            room += top - state.level[square]
    return room


@rule
def repayable_groups(board, state, seat: int) -> int:
    """The groups in which a seat could build on mortgaged lots by repaying them (BUILD-07)."""
    mask = 0
    if board.build_blocked_by_group == 1 or not could_repay(board, state, seat):
        return mask
    lots = whole_streets(board, state, seat) & state.pledged
    while lots != 0:
        mask |= 1 << board.group[lowest(lots)]
        lots &= lots - 1
    return mask


@rule
def most_placeable(board, state, seat: int, sort: int) -> int:
    """The largest number of a sort that a seat can place evenly and pay for."""
    pledged = 0
    if whole_streets(board, state, seat) == 0:
        return 0
    if sort == ev.SORT_HOUSE:
        pledged = repayable_groups(board, state, seat)
    # Repaying a whole group costs much but opens cheap sites, so every choice is tried.
    most = placeable(board, state, seat, sort, pledged, pledged)
    repaid = pledged
    while repaid > 0:
        repaid = (repaid - 1) & pledged
        most = max(most, placeable(board, state, seat, sort, pledged, repaid))
    return most


@rule
def placeable(board, state, seat: int, sort: int, pledged: int, repaid: int) -> int:
    """How many of a sort a seat can place, cheapest first, with some groups repaid beforehand.

    In the other pledged groups single lots may still be repaid for a house each.
    """
    budget = state.cash[seat]
    mortgaged = state.pledged if repaid != 0 else 0
    while mortgaged != 0:
        square = lowest(mortgaged)
        mortgaged &= mortgaged - 1
        if is_among(board, square, repaid):
            budget -= redeem_cost(board, state, square)
    if budget < 0:
        return 0
    count = 0
    used = 0
    lifted = 0
    for _ in range(GROUPS + SQUARES):
        lot = cheapest_site(board, state, seat, sort, used, lifted, pledged & ~repaid)
        if lot < 0:
            return count
        price = printed_price(board, lot, sort)
        fits = 1
        if is_among(board, lot, used):
            price += redeem_cost(board, state, lot)
            lifted |= 1 << lot
        else:
            used |= 1 << board.group[lot]
            fits = room_in_group(board, state, lot, sort, is_among(board, lot, repaid))
        if fits > 0 and price > 0:
            fits = min(fits, budget // price)
        count += fits
        budget -= fits * price
    return count


@rule
def cheapest_site(board, state, seat: int, sort: int, used: int, lifted: int, single: int) -> int:
    """A lot of the cheapest group not used yet, or one to be repaid by itself, or −1."""
    cheapest = -1
    least = 0
    streets = whole_streets(board, state, seat)
    while streets != 0:
        square = lowest(streets)
        streets &= streets - 1
        price = printed_price(board, square, sort)
        if is_among(board, square, used):
            if not is_among(board, square, single) or (lifted >> square) & 1:
                continue
            if state.mortgaged[square] == 0:
                continue
            price += redeem_cost(board, state, square)
        if cheapest < 0 or price < least:
            cheapest = square
            least = price
    return cheapest


@rule
def is_among(board, square: int, groups: int) -> bool:
    """Whether the group of a square is one of these."""
    group = board.group[square]
    return group >= 0 and (groups >> group) & 1 == 1


@rule
def most_wanted(board, state, builder: int, sort: int) -> int:
    """An upper bound on what the others could take of a sort, by room and by cash."""
    total = 0
    for seat in range(state.seats):
        streets = whole_streets(board, state, seat)
        if seat == builder or streets == 0:
            continue
        room = 0
        cheapest = printed_price(board, lowest(streets), sort)
        while streets != 0:
            square = lowest(streets)
            streets &= streets - 1
            cheapest = min(cheapest, printed_price(board, square, sort))
            if state.level[square] == HOTEL:
                continue
            if sort == ev.SORT_HOTEL:
                room += 1
            else:
                room += max(board.houses_before_hotel - state.level[square], 0)
        if room * cheapest > state.cash[seat]:
            room = state.cash[seat] // cheapest
        total += room
    return total


@rule
def seats_called(board, state, builder: int, sort: int) -> int:
    """The seats a build order must call, 0 if the stock left covers what they could take.

    Without auctions nobody is called: who orders first is served first.
    """
    if board.no_auctions == 1:
        return 0
    left = state.houses
    if sort == ev.SORT_HOTEL:
        left = state.hotels
    else:
        left += board.houses_before_hotel * count_wishes(state, builder, ev.SORT_HOTEL)
    left -= count_wishes(state, builder, sort)
    if most_wanted(board, state, builder, sort) <= left:
        return 0
    takers = 0
    total = 0
    for seat in range(state.seats):
        if seat == builder or state.out[seat] == 1 or not could_build(board, state, seat):
            continue
        count = most_placeable(board, state, seat, sort)
        if count > 0:
            takers |= 1 << seat
            total += count
    if total > left:
        return takers
    return 0
