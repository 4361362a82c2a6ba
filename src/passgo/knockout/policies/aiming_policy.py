"""The aiming player: simulates slides and makes the best one.

It aims at every space from two places and at every rival token, simulates each aim a few times
with its hand's noise, and values the lane as if the round ended now, plus a share for sets that
can still be completed. Its trials run on the state it is shown, which it restores. Its randomness
comes from its seed, the seat and the action.
"""

from typing import Final

from ...kernel.reason import because
from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.aim import UNIT, noised_slope, noised_speed
from ..rules.landing import space_at
from ..rules.legal import clear_action
from ..rules.scoring import is_occupied
from ..rules.slide import slide
from ..rules.sliding import retry_fee, slid_token
from ..rules.state import (
    ASK_HOUSE,
    ASK_JAIL,
    ASK_RAILROAD,
    ASK_RETRY,
    NO_TOKEN,
    NOBODY,
    ON_BOARD,
    PROPERTY,
    TOKENS,
    TOKENS_EACH,
)
from . import reasons as why
from .aims import WAYS, aim_at, aim_at_space
from .reasons import because_of_space, because_of_token
from .traits import SAMPLES, SEED, SEED_HIGH
from .value import forget, keep, put_back, value_of

DEFAULTS = (0, 0, 4, 130, 6, 2, 3, 90)
"""The number of traits it uses: the first ones of the lane's traits."""
PARAMETERS = len(DEFAULTS)

_MASK = 0xFFFFFFFF
BLOW: Final = 900
"""The speed left at the contact when it strikes a rival's token, in mm/s."""
_WORST = -(1 << 40)


@rule
def own_word(seen, seat: int, params, number: int) -> int:
    """A random word of the bot's generator."""
    return random_word(
        params[SEED] & _MASK, params[SEED_HIGH] & _MASK, seen.number & _MASK, seat, number, 29
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
    """Fill ``action`` with the seat's decision."""
    clear_action(action)
    phase = seen.phase
    if seen.mover != seat:
        return
    if phase == ASK_JAIL:
        action.kind = act.PAY
        because(reason, why.WORTH_THE_FEE, board.jail_fee, 0)
    elif phase == ASK_RETRY:
        action.kind = act.RETRY
        because(reason, why.TRIES_AGAIN, 0, 0)
        if retry_fee(board) > 0:
            because(reason, why.WORTH_THE_FEE, retry_fee(board), 0)
    elif phase == ASK_HOUSE:
        action.kind = act.HOUSE
        action.space = dearest(board, seen.collected[board.side_of[seat]])
        because(reason, why.DOUBLES, action.space, board.value[action.space])
    elif phase == ASK_RAILROAD:
        action.kind = act.RAILROAD
        action.space = best_goal(board, seen, board.side_of[seat])
        because(reason, why.TRAVELS, action.space, board.value[action.space])
    else:
        action.kind = act.SLIDE
        choose_aim(board, seen, seat, params, action, reason)


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
def choose_aim(board, seen, seat: int, params, action, reason) -> None:
    """Try all aims and keep the best."""
    side = board.side_of[seat]
    token = slid_token(board, seen, seat, action)
    if token == NO_TOKEN:
        return
    keep(seen)
    best = _WORST
    chosen = 0
    best_x = (board.x_least + board.x_most) // 2
    best_slope = 0
    best_speed = (board.speed_least + board.speed_most) // 2
    for number in range(WAYS * board.spaces + TOKENS):
        if not take_aim(board, seen, side, number, action):
            continue
        worth = try_aim(board, seen, seat, token, params, action)
        if worth > best:
            best = worth
            chosen = number
            best_x = action.x
            best_slope = action.slope
            best_speed = action.speed
    forget(seen)
    action.x = best_x
    action.slope = best_slope
    action.speed = best_speed
    if chosen < WAYS * board.spaces:
        because_of_space(board, seen, chosen // WAYS, reason)
    else:
        rival = chosen - WAYS * board.spaces
        because_of_token(rival, space_at(board, seen.x[rival], seen.y[rival]), reason)


@rule
def take_aim(board, seen, side: int, number: int, action) -> bool:
    """Take an aim by its number: at a space from two places, or hard at a rival's token."""
    if number < WAYS * board.spaces:
        return aim_at_space(board, number // WAYS, number % WAYS, action)
    rival = number - WAYS * board.spaces
    if rival // TOKENS_EACH == side or seen.where[rival] != ON_BOARD:
        return False
    x = seen.x[rival]
    return aim_at(board, x, seen.y[rival] - 2 * board.radius, x, BLOW, action)


@rule
def try_aim(board, seen, seat: int, token: int, params, action) -> int:
    """The average value of an aim over a few slides with the hand's noise."""
    side = board.side_of[seat]
    samples = params[SAMPLES]
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
        # The log of a trial is not read, so any array without rows is enough.
        slide(board, seen, token, action.x, slope, speed, seen.saved[0:0])
        worth += value_of(board, seen, side, params)
        put_back(seen)
    return worth // max(samples, 1)
