"""The value of a lane to a side as if the round ended now, plus a share for possible sets.

Trials run on the state a player is shown: it stores the tokens' places and restores them after
each trial.
"""

from ...kernel.rule import rule
from ..rules.landing import space_at
from ..rules.state import (
    CHANCE,
    FREE_PARKING,
    HOUSE,
    IN_HAND,
    LUXURY_TAX,
    NOBODY,
    ON_BOARD,
    PROPERTY,
    RAILROAD,
    SIDES,
    TOKENS,
    TOKENS_EACH,
)
from ..rules.turns import is_gone
from .traits import CHANCE_WORTH, HOUSE_WORTH, RAILROAD_WORTH, RIVALS, SETS

AT = 3
"""Column of the scratch that holds on which space a token lies."""
_SCALE = 100


@rule
def keep(seen) -> None:
    """Store the tokens' places."""
    for token in range(TOKENS):
        seen.saved[token, 0] = seen.x[token]
        seen.saved[token, 1] = seen.y[token]
        seen.saved[token, 2] = seen.where[token]


@rule
def put_back(seen) -> None:
    """Restore the tokens' places."""
    for token in range(TOKENS):
        seen.x[token] = seen.saved[token, 0]
        seen.y[token] = seen.saved[token, 1]
        seen.where[token] = seen.saved[token, 2]


@rule
def forget(seen) -> None:
    """Clear the scratch of the trials."""
    for token in range(TOKENS):
        for column in range(4):
            seen.saved[token, column] = 0


@rule
def value_of(board, seen, side: int, params) -> int:
    """The value of the lane to a side, in hundredths of a unit, less its value to the rivals."""
    for token in range(TOKENS):
        seen.saved[token, AT] = NOBODY
    for player in range(board.sides):
        if not is_gone(board, seen, player):
            find_spaces(board, seen, player)
    own = 0
    others = 0
    taken = 0
    leader = richest_rival(board, seen, side)
    for place in range(board.sides):
        player = seen.order[place]
        mine = collected_by(board, seen, player, taken)
        gain = gain_of(board, seen, player, mine, taken, params)
        taken |= mine
        if player == side:
            own = gain
        else:
            others += gain
            if player == leader:
                others += gain * (board.sides - 1) // 2
    return own * _SCALE - others * params[RIVALS] // max(board.sides - 1, 1)


@rule
def find_spaces(board, seen, player: int) -> None:
    """Store the spaces that a side's tokens count on."""
    for token in range(player * TOKENS_EACH, (player + 1) * TOKENS_EACH):
        if seen.where[token] == ON_BOARD and seen.y[token] >= board.go_line:
            seen.saved[token, AT] = space_at(board, seen.x[token], seen.y[token])


@rule
def richest_rival(board, seen, side: int) -> int:
    """The rival with most cash, the first in order of those that have as much."""
    leader = NOBODY
    for place in range(board.sides):
        player = seen.order[place]
        if player != side and (leader == NOBODY or seen.cash[player] > seen.cash[leader]):
            leader = player
    return leader


@rule
def collected_by(board, seen, player: int, taken: int) -> int:
    """The properties a side would collect now."""
    mine = 0
    for number in range(TOKENS_EACH):
        space = seen.saved[player * TOKENS_EACH + number, AT]
        if space >= 0 and board.kind[space] == PROPERTY and (taken >> space) & 1 == 0:
            mine |= 1 << space
    return mine


@rule
def gain_of(board, seen, player: int, mine: int, taken: int, params) -> int:
    """What a side would earn now, in hundredths of a unit."""
    gain = 0
    count = 0
    dear = 0
    for space in range(board.spaces):
        if (mine >> space) & 1:
            gain += board.value[space]
            dear = max(dear, board.value[space])
            count += 1
    gain *= _SCALE
    hand = 0
    has_house = False
    has_tax = False
    parked = 0
    for number in range(TOKENS_EACH):
        token = player * TOKENS_EACH + number
        if seen.where[token] == IN_HAND:
            hand += 1
        space = seen.saved[token, AT]
        if space < 0:
            continue
        kind = board.kind[space]
        if kind == RAILROAD:
            gain += params[RAILROAD_WORTH] * _SCALE
        elif kind == CHANCE:
            gain += params[CHANCE_WORTH] * _SCALE
        elif kind == HOUSE:
            has_house = True
        elif kind == LUXURY_TAX:
            has_tax = True
        elif kind == FREE_PARKING:
            parked += 1
    if has_house:
        gain += max(dear, min(hand, 1) * params[HOUSE_WORTH]) * _SCALE
    if has_tax:
        gain -= count * board.tax_each * _SCALE
    if parked > 0:
        gain += parking_share(board, seen, parked) * _SCALE
    return gain + sets_of(board, mine, taken, hand, params)


@rule
def parking_share(board, seen, parked: int) -> int:
    """What so many tokens on Free Parking would take of the pot."""
    winners = 0
    for other in range(SIDES):
        count = 0
        for number in range(TOKENS_EACH):
            space = seen.saved[other * TOKENS_EACH + number, AT]
            if space >= 0 and board.kind[space] == FREE_PARKING:
                count += 1
        if count > parked:
            return 0
        if count == parked:
            winners += 1
    return seen.pot // max(winners, 1)


@rule
def sets_of(board, mine: int, taken: int, hand: int, params) -> int:
    """Bonuses earned, and a share of those that can still be earned."""
    gain = 0
    for group in range(board.groups):
        mask = board.group_mask[group]
        if mine & mask == 0 or taken & mask != 0:
            continue
        missing = 0
        share = _SCALE
        for space in range(board.spaces):
            if ((mask & ~mine) >> space) & 1:
                missing += 1
                share = share * likely(board, space) * params[SETS] // (_SCALE * _SCALE)
        if missing <= hand:
            gain += board.bonus[group] * share
    return gain


@rule
def likely(board, space: int) -> int:
    """How likely a slide hits a space, in percent, guessed from how far away it is."""
    way = (board.near[space] + board.far[space]) // 2 - board.launch_y
    return max(100 - way // 8000, 10)
