"""Simulated slides of a player: with its hand's noise, and on to the end of the round.

The trials run on the state it is shown, which is restored. Their randomness comes from the
player's seed, the seat, the action and the number of the trial, so that all aims are tried with
the same luck.
"""

from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules.aim import UNIT, noised_slope, noised_speed
from ..rules.landing import space_under
from ..rules.slide import slide
from ..rules.state import (
    ASK_CHANCE,
    CHANCE,
    GO_TO_JAIL,
    IN_JAIL,
    NOBODY,
    OFF,
    ON_BOARD,
    PART_SCORE,
    TOKENS,
    TOKENS_EACH,
)
from ..rules.turns import first_in_hand, hand_count, is_gone, next_member, next_side
from .aims import (
    LIKED_BLOW,
    aim_at_space,
    aim_at_token,
    blow_worth,
    find_places,
    held_before,
    held_by,
    liking,
)
from .score import prospect
from .traits import ORDER, SEED, SEED_HIGH, STRIKES, WHIM
from .value import AT, put_back, value_of

_MASK = 0xFFFFFFFF
_SPREAD = 148
"""Sigma of the sum of four bytes."""
_WORST = -(1 << 40)


@rule
def trial_word(seen, seat: int, params, trial: int, number: int) -> int:
    """A random word of the player's generator."""
    return random_word(
        params[SEED] & _MASK,
        params[SEED_HIGH] & _MASK,
        seen.number & _MASK,
        seat + 16 * number,
        trial,
        41,
    )


@rule
def bell(word: int) -> int:
    """A draw from about the bell curve, in the unit of the game's draws."""
    total = (word & 0xFF) + (word >> 8 & 0xFF) + (word >> 16 & 0xFF) + (word >> 24 & 0xFF)
    return (total - 510) * UNIT // _SPREAD


@rule
def slide_by(board, seen, hand: int, token: int, action, fast: int, aslant: int) -> None:
    """Slide as a seat's hand would, with these deviations."""
    speed = noised_speed(action.speed, board.noise_speed[hand], fast)
    slope = noised_slope(action.slope, board.noise_angle[hand], aslant)
    # The log of a trial is not read, so any array without rows is enough.
    slide(board, seen, token, action.x, slope, max(speed, board.speed_least), seen.saved[0:0])


@rule
def slide_once(board, seen, seat: int, token: int, params, action, trial: int) -> None:
    """Make a trial slide; every second trial strays the other way from the one before."""
    sign = 1 - 2 * (trial & 1)
    fast = sign * bell(trial_word(seen, seat, params, trial // 2, 0))
    aslant = sign * bell(trial_word(seen, seat, params, trial // 2, 1))
    slide_by(board, seen, seat, token, action, fast, aslant)


@rule
def judge(board, seen, seat: int, token: int, params, action, samples: int) -> int:
    """The average value of an aim as if the round ended with it, over some trials."""
    side = board.side_of[seat]
    worth = 0
    for trial in range(samples):
        slide_once(board, seen, seat, token, params, action, trial)
        worth += value_of(board, seen, side, params)
        put_back(seen)
    return worth // samples


@rule
def play_out(board, seen, seat: int, token: int, params, action, plays: int) -> float:
    """How good the game looks after a slide and the rest of the round, over some trials.

    No token means no slide. The action is overwritten.
    """
    side = board.side_of[seat]
    x = action.x
    slope = action.slope
    speed = action.speed
    total = 0.0
    for trial in range(plays):
        if token != NOBODY:
            action.x = x
            action.slope = slope
            action.speed = speed
            slide_once(board, seen, seat, token, params, action, trial)
            settle(board, seen)
        end_round(board, seen, seat, token, params, action, trial)
        find_places(board, seen, False)
        total += prospect(board, seen, side, params)
        put_back(seen)
    action.x = x
    action.slope = slope
    action.speed = speed
    return total / plays


@rule
def settle(board, seen) -> None:
    """Remove the tokens that stopped short or went to jail."""
    for token in range(TOKENS):
        if seen.where[token] != ON_BOARD:
            continue
        if seen.y[token] < board.go_line:
            seen.where[token] = OFF
            continue
        space = space_under(board, seen.x[token], seen.y[token])
        if space >= 0 and board.kind[space] == GO_TO_JAIL:
            seen.where[token] = IN_JAIL


@rule
def end_round(board, seen, seat: int, slid: int, params, action, trial: int) -> None:
    """Play the slides that are still to come, each side as this player would by its liking."""
    number = 2
    first = 0
    if seen.part == PART_SCORE:
        first = seen.place
    while True:
        side = next_side(board, seen)
        if side == NOBODY:
            break
        token = first_in_hand(seen, side)
        hand = next_member(board, seen, side)
        follow(board, seen, seat, side, hand, token, params, action, trial, number)
        number += 4
    for place in range(first, board.sides):
        side = seen.order[place]
        if is_gone(board, seen, side):
            continue
        for token in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
            if seen.where[token] != ON_BOARD or seen.chances[token] >= board.chance_reslides:
                continue
            if token == slid and seen.phase == ASK_CHANCE:
                continue
            space = space_under(board, seen.x[token], seen.y[token])
            if space >= 0 and board.kind[space] == CHANCE:
                hand = board.members[side, 0]
                follow(board, seen, seat, side, hand, token, params, action, trial, number)
                number += 4


@rule
def follow(
    board,
    seen,
    seat: int,
    side: int,
    hand: int,
    token: int,
    params,
    action,
    trial: int,
    number: int,
) -> None:
    """One more slide of the round, aimed by liking and mood."""
    find_places(board, seen, False)
    seen.saved[token, AT] = NOBODY
    mood = trial_word(seen, seat, params, trial, number)
    choose_liked(board, seen, side, mood, params, action)
    fast = bell(trial_word(seen, seat, params, trial, number + 1))
    aslant = bell(trial_word(seen, seat, params, trial, number + 2))
    slide_by(board, seen, hand, token, action, fast, aslant)
    settle(board, seen)


@rule
def stirred(worth: int, mood: int, number: int, params) -> int:
    """A value raised by the mood; a value of zero stays zero."""
    if params[WHIM] == 0 or worth <= 0:
        return worth
    # Steps of an odd number reach all remainders, so that each aim gets a different mood.
    stir = ((mood >> 4) + (number + 1) * (2 * (mood & 0xFFF) + 77)) % 128
    return worth + params[WHIM] * stir // 128


@rule
def choose_liked(board, seen, side: int, mood: int, params, action) -> int:
    """Aim at what a side likes best; the number of the space, or of a token after all spaces."""
    mine = held_by(seen, side)
    before = 0
    if params[ORDER] == 1:
        before = held_before(board, seen, side)
    hand = max(hand_count(seen, side) - 1, 0)
    best = NOBODY
    most = _WORST
    for space in range(board.spaces):
        worth = liking(board, seen, side, space, mine, before, hand, params)
        worth = stirred(worth, mood, space, params)
        if worth > most and aim_at_space(board, space, 0, action):
            most = worth
            best = space
    if params[STRIKES] > 0:
        for token in range(TOKENS):
            if token // TOKENS_EACH == side or seen.saved[token, AT] < 0:
                continue
            if is_gone(board, seen, token // TOKENS_EACH):
                continue
            worth = blow_worth(board, seen, side, token, params)
            worth = stirred(worth, mood, board.spaces + token, params)
            if worth > most and aim_at_token(board, seen, token, LIKED_BLOW, action):
                most = worth
                best = board.spaces + token
    if best >= board.spaces:
        aim_at_token(board, seen, best - board.spaces, LIKED_BLOW, action)
    else:
        aim_at_space(board, best, 0, action)
    return best
