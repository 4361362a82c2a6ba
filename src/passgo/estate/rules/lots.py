"""Questions about lots and groups that every chapter asks, and the functions that change lots.

Every change of an owner, a level or a mortgage is made here, so that the sets of lots in the
state stay correct.
"""

from ...kernel.bits import count_bits, lowest
from ...kernel.rule import rule
from .actions import NOBODY
from .state import HOTEL, O_TO, SEATS, SQUARES, STREET


@rule
def set_owner(board, state, lot: int, owner: int) -> None:
    """Give a lot to a seat, or back to the bank."""
    before = state.owner[lot]
    bit = 1 << lot
    mask = group_mask(board, lot)
    state.whole &= ~mask
    if before != NOBODY:
        state.held[before] &= ~bit
    if owner != NOBODY:
        state.held[owner] |= bit
        state.owned |= bit
        if mask & ~state.held[owner] == 0:
            state.whole |= mask
    else:
        state.owned &= ~bit
    state.owner[lot] = owner


@rule
def set_level(state, lot: int, level: int) -> None:
    """Set the level of a lot."""
    state.level[lot] = level
    if level > 0:
        state.built |= 1 << lot
    else:
        state.built &= ~(1 << lot)


@rule
def set_mortgaged(state, lot: int, mortgaged: int) -> None:
    """Mortgage a lot, or lift its mortgage."""
    state.mortgaged[lot] = mortgaged
    if mortgaged == 1:
        state.pledged |= 1 << lot
    else:
        state.pledged &= ~(1 << lot)


@rule
def recount(board, state) -> None:
    """Rebuild the sets, after a position has been put together by hand."""
    state.owned = 0
    state.whole = 0
    state.pledged = 0
    state.built = 0
    state.offered = 0
    for seat in range(SEATS):
        state.held[seat] = 0
        if state.offers[seat, O_TO] != NOBODY:
            state.offered |= 1 << seat
    for square in range(SQUARES):
        if state.owner[square] != NOBODY:
            set_owner(board, state, square, state.owner[square])
        set_level(state, square, state.level[square])
        set_mortgaged(state, square, state.mortgaged[square])


@rule
def is_lot(board, square: int) -> bool:
    """Whether the square can be owned."""
    return 0 <= square < SQUARES and (board.lots_mask >> square) & 1 == 1


@rule
def group_mask(board, lot: int) -> int:
    """The squares of a lot's group."""
    return board.group_mask[board.group[lot]]


@rule
def owns_group(board, state, seat: int, lot: int) -> bool:
    """Whether the seat owns every lot of this lot's group (BUY-04)."""
    if seat == NOBODY:
        return group_mask(board, lot) & state.owned == 0
    return (state.whole & state.held[seat]) >> lot & 1 == 1


@rule
def whole_streets(board, state, seat: int) -> int:
    """The streets of a seat that owns their whole colour."""
    return state.whole & state.held[seat] & board.streets_mask


@rule
def count_in_group(board, state, seat: int, lot: int, with_mortgaged: bool) -> int:
    """How many lots of this lot's group the seat owns."""
    counted = group_mask(board, lot) & state.held[seat]
    if not with_mortgaged:
        counted &= ~state.pledged | (1 << lot)
    return count_bits(counted)


@rule
def mortgaged_in_group(board, state, lot: int) -> int:
    """A mortgaged lot of this lot's group, or −1 if there is none."""
    found = group_mask(board, lot) & state.pledged
    if found == 0:
        return -1
    return lowest(found)


@rule
def built_in_group(board, state, lot: int) -> int:
    """A lot of this lot's group that carries a building, or −1 if all are bare."""
    if board.kind[lot] != STREET:
        return -1
    found = group_mask(board, lot) & state.built
    if found == 0:
        return -1
    return lowest(found)


@rule
def rank(board, level: int) -> int:
    """The height of a level on the ladder; a hotel stands one above the houses it needs."""
    if level == HOTEL:
        return board.houses_before_hotel + 1
    return level


@rule
def lowest_rank(board, state, lot: int) -> int:
    """A lot of the group that stands lowest on the ladder."""
    group = board.group[lot]
    lowest = lot
    for place in range(board.group_size[group]):
        square = board.group_lots[group, place]
        if rank(board, state.level[square]) < rank(board, state.level[lowest]):
            lowest = square
    return lowest


@rule
def highest_rank(board, state, lot: int) -> int:
    """A lot of the group that stands highest on the ladder."""
    group = board.group[lot]
    highest = lot
    for place in range(board.group_size[group]):
        square = board.group_lots[group, place]
        if rank(board, state.level[square]) > rank(board, state.level[highest]):
            highest = square
    return highest


@rule
def lots_of(state, seat: int) -> int:
    """The mask of the lots a seat owns."""
    return state.held[seat]


@rule
def sale_value(board, state, lot: int) -> int:
    """What the bank pays for the buildings on a lot: half their price (SELL-02, SELL-05)."""
    level = state.level[lot]
    half_house = board.house_cost[lot] // 2
    if level == HOTEL:
        return board.hotel_cost[lot] // 2 + board.houses_before_hotel * half_house
    return level * half_house


@rule
def raisable(board, state, seat: int) -> int:
    """Cash, half of all buildings and the mortgage values of unmortgaged lots (BANKRUPT-01).

    Where there are no mortgages, lots bring nothing from the bank.
    """
    total = state.cash[seat]
    built = state.held[seat] & state.built
    while built != 0:
        total += sale_value(board, state, lowest(built))
        built &= built - 1
    if board.no_mortgages == 1:
        return total
    left = state.held[seat] & ~state.pledged
    while left != 0:
        total += board.mortgage_value[lowest(left)]
        left &= left - 1
    return total
