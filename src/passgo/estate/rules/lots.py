"""Questions about lots and groups that every chapter asks."""

from ...kernel.rule import rule
from .state import HOTEL, SQUARES, STREET


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
    group = board.group[lot]
    for place in range(board.group_size[group]):
        if state.owner[board.group_lots[group, place]] != seat:
            return False
    return True


@rule
def count_in_group(board, state, seat: int, lot: int, with_mortgaged: bool) -> int:
    """How many lots of this lot's group the seat owns."""
    group = board.group[lot]
    count = 0
    for place in range(board.group_size[group]):
        square = board.group_lots[group, place]
        if state.owner[square] == seat:
            if with_mortgaged or state.mortgaged[square] == 0 or square == lot:
                count += 1
    return count


@rule
def mortgaged_in_group(board, state, lot: int) -> int:
    """A mortgaged lot of this lot's group, or −1 if there is none."""
    group = board.group[lot]
    for place in range(board.group_size[group]):
        square = board.group_lots[group, place]
        if state.mortgaged[square] == 1:
            return square
    return -1


@rule
def built_in_group(board, state, lot: int) -> int:
    """A lot of this lot's group that carries a building, or −1 if all are bare."""
    if board.kind[lot] != STREET:
        return -1
    group = board.group[lot]
    for place in range(board.group_size[group]):
        square = board.group_lots[group, place]
        if state.level[square] > 0:
            return square
    return -1


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
    mask = 0
    for square in range(SQUARES):
        if state.owner[square] == seat:
            mask |= 1 << square
    return mask


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
    """Cash, half of all buildings and the mortgage values of unmortgaged lots (BANKRUPT-01)."""
    total = state.cash[seat]
    for square in range(SQUARES):
        if state.owner[square] == seat:
            total += sale_value(board, state, square)
            if state.mortgaged[square] == 0:
                total += board.mortgage_value[square]
    return total
