"""The possible aims of a slide, and how much a player likes each without a simulation.

Liking looks at one space or one token: what it pays, how likely the hand gets there, which set it
helps, who would collect first. The last column of the state's scratch holds the space of each
token (``find_places``).
"""

from math import floor, sqrt

from ...kernel.rule import rule
from ..rules.landing import space_at, space_under
from ..rules.state import (
    CHANCE,
    FREE_PARKING,
    HOUSE,
    LUXURY_TAX,
    NOBODY,
    ON_BOARD,
    PROPERTY,
    RAILROAD,
    TOKENS,
    TOKENS_EACH,
)
from ..rules.turns import hand_count, is_gone
from .traits import CHANCE_WORTH, HAND, HITS, HOUSE_WORTH, ORDER, RAILROAD_WORTH, SETS, STRIKES
from .value import AT, parking_share

WAYS = 2
"""Places from which a space is aimed at."""
BLOWS = 3
"""Speeds at which a token is struck."""
BLOW_SPEED = 500
"""The speed left at the contact for the first of them, in mm/s; each next one adds as much."""
LIKED_BLOW = 2

_CENT = 100


@rule
def find_places(board, seen, is_close: bool) -> None:
    """Store the space of each token; a rough check uses only its centre."""
    for token in range(TOKENS):
        place = NOBODY
        if seen.where[token] == ON_BOARD and seen.y[token] >= board.go_line:
            if is_close:
                place = space_at(board, seen.x[token], seen.y[token])
            else:
                place = space_under(board, seen.x[token], seen.y[token])
        seen.saved[token, AT] = place


@rule
def aim_at(board, x: int, y: int, start: int, extra: int, action) -> bool:
    """Aim at a place from another, with a given speed left there; whether a hand can do it."""
    start = min(max(start // 100, board.x_least), board.x_most)
    across = (x - start * 100) / 1000.0
    along = (y - board.launch_y) / 1000.0
    if along <= 0.0:
        return False
    slope = floor(across / along * 10_000.0 + 0.5)
    if slope < -board.slope_most or slope > board.slope_most:
        return False
    way = sqrt(across * across + along * along)
    speed = floor(sqrt(2.0 * board.deceleration * way + 1.0 * extra * extra) + 0.5)
    action.x = start
    action.slope = slope
    action.speed = min(max(speed, board.speed_least), board.speed_most)
    return True


@rule
def aim_at_space(board, space: int, way: int, action) -> bool:
    """Aim at the middle of a space, straight or from the other side of the lane."""
    x = (board.left[space] + board.right[space]) // 2
    y = (board.near[space] + board.far[space]) // 2
    start = x
    if way == 1:
        start = board.width - x
    return aim_at(board, x, y, start, 0, action)


@rule
def aim_at_token(board, seen, token: int, blow: int, action) -> bool:
    """Aim straight at a token, gently or hard."""
    x = seen.x[token]
    y = seen.y[token] - 2 * board.radius
    return aim_at(board, x, y, x, BLOW_SPEED * (blow + 1), action)


@rule
def held_by(seen, side: int) -> int:
    """The spaces that a side's tokens are on."""
    mask = 0
    for token in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
        if seen.saved[token, AT] >= 0:
            mask |= 1 << seen.saved[token, AT]
    return mask


@rule
def held_before(board, seen, side: int) -> int:
    """The spaces of the sides that collect before this one."""
    mask = 0
    for place in range(board.sides):
        if seen.order[place] == side:
            return mask
        if not is_gone(board, seen, seen.order[place]):
            mask |= held_by(seen, seen.order[place])
    return mask


@rule
def promise(board, space: int, mine: int, before: int, hand: int, params) -> int:
    """The expected value of a property for a holder of some others, in hundredths of a unit."""
    if (before >> space) & 1:
        return 0
    gain = board.value[space] * _CENT
    group = board.group[space]
    mask = board.group_mask[group]
    if before & mask != 0:
        return gain
    missing = 0
    others = mask & ~mine & ~(1 << space)
    while others != 0:
        others &= others - 1
        missing += 1
    if missing > hand:
        return gain
    # Spaces of one set are side by side: one is as hard to reach as another.
    share = _CENT
    for _ in range(missing):
        share = share * params[HITS + space] * params[SETS] // (_CENT * _CENT)
    return gain + board.bonus[group] * share


@rule
def liking(board, seen, side: int, space: int, mine: int, before: int, hand: int, params) -> int:
    """The value of reaching a space for a side, in hundredths of a unit."""
    kind = board.kind[space]
    if kind == PROPERTY:
        if (mine >> space) & 1:
            return 0
        gain = promise(board, space, mine, before, hand, params)
    elif kind == RAILROAD:
        gain = params[RAILROAD_WORTH] * _CENT
    elif kind == CHANCE:
        gain = params[CHANCE_WORTH] * _CENT
    elif kind == HOUSE:
        if (mine >> space) & 1:
            return 0
        gain = params[HOUSE_WORTH] * _CENT
    elif kind == FREE_PARKING:
        parked = 1
        for token in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
            if seen.saved[token, AT] == space:
                parked += 1
        gain = parking_share(board, seen, parked) * _CENT
    elif kind == LUXURY_TAX:
        return -board.tax_each * _CENT
    else:
        return -board.jail_fee * _CENT
    return gain * (_CENT - params[HAND] + params[HAND] * params[HITS + space] // _CENT) // _CENT


@rule
def blow_worth(board, seen, side: int, token: int, params) -> int:
    """The value of striking a rival's token: a share of its expected value to its owner."""
    space = seen.saved[token, AT]
    if params[STRIKES] == 0 or space < 0:
        return 0
    owner = token // TOKENS_EACH
    gain = 0
    kind = board.kind[space]
    if kind == PROPERTY:
        before = 0
        if params[ORDER] == 1:
            before = held_before(board, seen, owner)
        mine = held_by(seen, owner)
        gain = promise(board, space, mine, before, hand_count(seen, owner), params)
    elif kind == RAILROAD:
        gain = params[RAILROAD_WORTH] * _CENT
    elif kind == FREE_PARKING:
        gain = parking_share(board, seen, 1) * _CENT
    return gain * params[STRIKES] // _CENT
