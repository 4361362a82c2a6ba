"""A player that aims: tries slides in its head and makes the best.

It aims at every space from two places and at every rival token, slides each aim a few times with
its own hand's noise, and values what lies there as if the round ended now, with something for
sets that can still be completed. Its trials run on the state it is shown, which it leaves as it
found it. Its randomness is its own: its seed, the seat and the action make it.
"""

from math import floor, sqrt
from typing import Final

from ..kernel.rng import random_word
from ..kernel.rule import rule
from ..knockout import actions as act
from ..knockout.aim import UNIT, noised_slope, noised_speed
from ..knockout.landing import space_at
from ..knockout.legal import clear_action
from ..knockout.scoring import is_occupied
from ..knockout.slide import slide
from ..knockout.sliding import slid_token
from ..knockout.state import (
    ASK_HOUSE,
    ASK_JAIL,
    ASK_RAILROAD,
    ASK_RETRY,
    CHANCE,
    FREE_PARKING,
    HOUSE,
    IN_HAND,
    LUXURY_TAX,
    NO_TOKEN,
    NOBODY,
    ON_BOARD,
    PROPERTY,
    RAILROAD,
    SIDES,
    TOKENS,
    TOKENS_EACH,
)
from ..knockout.turns import is_gone

PARAMETERS: Final = 8
P_SEED: Final = 0
P_KEY: Final = 1
P_SAMPLES: Final = 2  # trials of each aim with the hand's noise; 0: one as if it were steady
P_RIVALS: Final = 3  # what rivals gain, in percent of our own gain; the richest counts more
P_RAILROAD: Final = 4  # what a token on a Railroad, Chance or an unused House is worth, in units
P_CHANCE: Final = 5
P_HOUSE: Final = 6
P_SETS: Final = 7  # how likely a property just reached is still ours at the end, in percent

DEFAULTS = (0, 0, 4, 130, 6, 2, 3, 90)

_MASK = 0xFFFFFFFF
_SCALE = 100
_WORST = -(1 << 40)


@rule
def own_word(seen, seat: int, params, number: int) -> int:
    """A random word of the bot's own."""
    return random_word(
        params[P_SEED] & _MASK, params[P_KEY] & _MASK, seen.number & _MASK, seat, number, 29
    )


@rule
def own_deviate(seen, seat: int, params, number: int) -> int:
    """A draw from the bell curve, as the game draws its own: twelve uniforms, less six."""
    total = 0
    for part in range(6):
        word = own_word(seen, seat, params, 16 * number + part)
        total += (word & 0xFFFF) + (word >> 16)
    return total - 6 * UNIT


@rule
def decide(board, seen, seat: int, params, action, reason) -> None:
    """Fill ``action`` with what the seat does now."""
    clear_action(action)
    phase = seen.phase
    if seen.mover != seat:
        return
    if phase == ASK_JAIL:
        action.kind = act.PAY
    elif phase == ASK_RETRY:
        action.kind = act.RETRY
    elif phase == ASK_HOUSE:
        action.kind = act.HOUSE
        action.space = dearest(board, seen.collected[board.side_of[seat]])
    elif phase == ASK_RAILROAD:
        action.kind = act.RAILROAD
        action.space = best_goal(board, seen, board.side_of[seat])
    else:
        action.kind = act.SLIDE
        choose_aim(board, seen, seat, params, action)


@rule
def dearest(board, mask: int) -> int:
    """The property of a mask that pays most."""
    best = NOBODY
    for space in range(board.spaces):
        if (mask >> space) & 1 and (best == NOBODY or board.value[space] > board.value[best]):
            best = space
    return best


@rule
def best_goal(board, seen, side: int) -> int:
    """The free property that pays a side most, with the bonus of a set it would complete."""
    mine = 0
    for number in range(TOKENS_EACH):
        token = side * TOKENS_EACH + number
        if seen.where[token] == ON_BOARD:
            space = space_at(board, seen.x[token], seen.y[token])
            if space >= 0:
                mine |= 1 << space
    best = NOBODY
    most = -1
    for space in range(board.spaces):
        if board.kind[space] != PROPERTY or is_occupied(board, seen, space):
            continue
        worth = board.value[space]
        group = board.group_mask[board.group[space]]
        if (mine | (1 << space)) & group == group:
            worth += board.bonus[board.group[space]]
        if worth > most:
            most = worth
            best = space
    return best


@rule
def choose_aim(board, seen, seat: int, params, action) -> None:
    """Try all aims and keep the best."""
    side = board.side_of[seat]
    token = slid_token(board, seen, seat, action)
    if token == NO_TOKEN:
        return
    keep(seen)
    best = _WORST
    best_x = (board.x_least + board.x_most) // 2
    best_slope = 0
    best_speed = (board.speed_least + board.speed_most) // 2
    for number in range(2 * board.spaces + TOKENS):
        if not take_aim(board, seen, side, number, action):
            continue
        worth = try_aim(board, seen, seat, token, params, action)
        if worth > best:
            best = worth
            best_x = action.x
            best_slope = action.slope
            best_speed = action.speed
    forget(seen)
    action.x = best_x
    action.slope = best_slope
    action.speed = best_speed


@rule
def take_aim(board, seen, side: int, number: int, action) -> bool:
    """Aim number so-and-so: at a space from two places, or hard at a rival's token."""
    extra = 0
    if number < 2 * board.spaces:
        space = number // 2
        x = (board.left[space] + board.right[space]) // 2
        y = (board.near[space] + board.far[space]) // 2
    else:
        rival = number - 2 * board.spaces
        if rival // TOKENS_EACH == side or seen.where[rival] != ON_BOARD:
            return False
        x = seen.x[rival]
        y = seen.y[rival] - 2 * board.radius
        extra = 900
    start = x // 100
    if number < 2 * board.spaces and number % 2 == 1:
        # From the other side of the lane, past what lies straight ahead.
        start = (board.width - x) // 100
    start = min(max(start, board.x_least), board.x_most)
    across = (x - start * 100) / 1000.0
    along = (y - board.launch_y) / 1000.0
    if along <= 0.0:
        return False
    slope = floor(across / along * 10_000.0 + 0.5)
    way = sqrt(across * across + along * along)
    speed = floor(sqrt(2.0 * board.deceleration * way + 1.0 * extra * extra) + 0.5)
    if slope < -board.slope_most or slope > board.slope_most:
        return False
    action.x = start
    action.slope = slope
    action.speed = min(max(speed, board.speed_least), board.speed_most)
    return True


@rule
def try_aim(board, seen, seat: int, token: int, params, action) -> int:
    """What an aim is worth, over a few slides with the hand's noise."""
    side = board.side_of[seat]
    samples = params[P_SAMPLES]
    if board.noise_speed[seat] == 0 and board.noise_angle[seat] == 0:
        samples = 0
    worth = 0
    for sample in range(max(samples, 1)):
        speed = action.speed
        slope = action.slope
        if samples > 0:
            fast = own_deviate(seen, seat, params, 2 * sample)
            aslant = own_deviate(seen, seat, params, 2 * sample + 1)
            speed = max(noised_speed(speed, board.noise_speed[seat], fast), board.speed_least)
            slope = noised_slope(slope, board.noise_angle[seat], aslant)
        # Nobody listens to a trial: any array of no rows will do for its log.
        slide(board, seen, token, action.x, slope, speed, seen.saved[0:0])
        worth += value_of(board, seen, side, params)
        put_back(seen)
    return worth // max(samples, 1)


@rule
def keep(seen) -> None:
    """Remember where the tokens lie."""
    for token in range(TOKENS):
        seen.saved[token, 0] = seen.x[token]
        seen.saved[token, 1] = seen.y[token]
        seen.saved[token, 2] = seen.where[token]


@rule
def put_back(seen) -> None:
    """Put the tokens back where they lay."""
    for token in range(TOKENS):
        seen.x[token] = seen.saved[token, 0]
        seen.y[token] = seen.saved[token, 1]
        seen.where[token] = seen.saved[token, 2]


@rule
def forget(seen) -> None:
    """Leave no trace of the trials."""
    for token in range(TOKENS):
        for column in range(4):
            seen.saved[token, column] = 0


@rule
def value_of(board, seen, side: int, params) -> int:
    """What the lane is worth to a side, in hundredths of a unit, less what it is to its rivals."""
    for token in range(TOKENS):
        seen.saved[token, 3] = NOBODY
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
    return own * _SCALE - others * params[P_RIVALS] // max(board.sides - 1, 1)


@rule
def find_spaces(board, seen, player: int) -> None:
    """Keep on which spaces a side's tokens count."""
    for token in range(player * TOKENS_EACH, (player + 1) * TOKENS_EACH):
        if seen.where[token] == ON_BOARD and seen.y[token] >= board.go_line:
            seen.saved[token, 3] = space_at(board, seen.x[token], seen.y[token])


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
        space = seen.saved[player * TOKENS_EACH + number, 3]
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
        space = seen.saved[token, 3]
        if space < 0:
            continue
        kind = board.kind[space]
        if kind == RAILROAD:
            gain += params[P_RAILROAD] * _SCALE
        elif kind == CHANCE:
            gain += params[P_CHANCE] * _SCALE
        elif kind == HOUSE:
            has_house = True
        elif kind == LUXURY_TAX:
            has_tax = True
        elif kind == FREE_PARKING:
            parked += 1
    if has_house:
        gain += max(dear, min(hand, 1) * params[P_HOUSE]) * _SCALE
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
            space = seen.saved[other * TOKENS_EACH + number, 3]
            if space >= 0 and board.kind[space] == FREE_PARKING:
                count += 1
        if count > parked:
            return 0
        if count == parked:
            winners += 1
    return seen.pot // max(winners, 1)


@rule
def sets_of(board, mine: int, taken: int, hand: int, params) -> int:
    """Bonuses earned, and a share of those that can still be."""
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
                share = share * likely(board, space) * params[P_SETS] // (_SCALE * _SCALE)
        if missing <= hand:
            gain += board.bonus[group] * share
    return gain


@rule
def likely(board, space: int) -> int:
    """How likely a slide hits a space, in percent, guessed from how far away it is."""
    way = (board.near[space] + board.far[space]) // 2 - board.launch_y
    return max(100 - way // 8000, 10)
