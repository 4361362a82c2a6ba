"""What each side would earn if the round ended now, and who would then be ahead.

Works on the places kept by ``find_places``: Railroads travel, sides collect in order, sets, House,
tax and the pot follow. Earnings stand in the state's scratch of moving tokens, which is idle
between two slides, and are wiped when they have been read.
"""

from ...kernel.rule import rule
from ..rules.rounds import rounds_to_come
from ..rules.state import (
    FREE_PARKING,
    HOUSE,
    LUXURY_TAX,
    NOBODY,
    PROPERTY,
    RAILROAD,
    TOKENS,
    TOKENS_EACH,
)
from ..rules.turns import is_gone
from .aims import held_before, held_by
from .traits import CALM, CALMER
from .value import AT, parking_share


@rule
def travel(board, seen) -> None:
    """Move every token on a Railroad to the best free property, in order."""
    taken = 0
    for token in range(TOKENS):
        if seen.saved[token, AT] >= 0:
            taken |= 1 << seen.saved[token, AT]
    for place in range(board.sides):
        side = seen.order[place]
        if is_gone(board, seen, side):
            continue
        for token in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
            space = seen.saved[token, AT]
            if space < 0 or board.kind[space] != RAILROAD or seen.waits[token] == 1:
                continue
            best = best_free(board, seen, side, taken)
            if best != NOBODY:
                seen.saved[token, AT] = best
                taken |= 1 << best


@rule
def best_free(board, seen, side: int, taken: int) -> int:
    """The free property that pays a side most, with the bonus of a set that it completes."""
    mine = held_by(seen, side)
    before = held_before(board, seen, side)
    best = NOBODY
    most = -1
    for space in range(board.spaces):
        if board.kind[space] != PROPERTY or (taken >> space) & 1:
            continue
        worth = board.value[space]
        mask = board.group_mask[board.group[space]]
        if (mine | (1 << space)) & mask == mask and before & mask == 0:
            worth += board.bonus[board.group[space]]
        if worth > most:
            most = worth
            best = space
    return best


@rule
def earnings(board, seen, side: int, taken: int) -> int:
    """What a side would earn, in units; ``taken`` are the spaces collected before."""
    gain = 0
    dear = 0
    count = 0
    mine = 0
    parked = 0
    has_house = False
    has_tax = False
    for token in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
        space = seen.saved[token, AT]
        if space < 0:
            continue
        kind = board.kind[space]
        if kind == PROPERTY:
            if ((taken | mine) >> space) & 1 == 0:
                mine |= 1 << space
                gain += board.value[space]
                dear = max(dear, board.value[space])
                count += 1
        elif kind == HOUSE:
            has_house = True
        elif kind == LUXURY_TAX:
            has_tax = True
        elif kind == FREE_PARKING:
            parked += 1
    for group in range(board.groups):
        mask = board.group_mask[group]
        if mask != 0 and mine & mask == mask:
            gain += board.bonus[group]
    if has_house:
        gain += dear
    if has_tax:
        gain -= count * board.tax_each
    if parked > 0:
        gain += parking_share(board, seen, parked)
    return gain


@rule
def prospect(board, seen, side: int, params) -> float:
    """How good a side's game looks after this round, from 0 to 1: every rival must be beaten."""
    travel(board, seen)
    taken = 0
    for place in range(board.sides):
        player = seen.order[place]
        if is_gone(board, seen, player):
            continue
        gain = earnings(board, seen, player, taken)
        seen.motion[player, 0] = seen.cash[player] + gain
        taken |= held_by(seen, player)
    calm = 1.0 * (params[CALM] + params[CALMER] * rounds_to_come(board, seen))
    chance = 1.0
    for player in range(board.sides):
        if player != side and not is_gone(board, seen, player):
            lead = seen.motion[side, 0] - seen.motion[player, 0]
            chance *= 0.5 + 0.5 * lead / (calm + abs(lead))
    for player in range(board.sides):
        seen.motion[player, 0] = 0.0
    return chance
