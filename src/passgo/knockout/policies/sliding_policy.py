"""The weighing player: compares slides by expected value, its hand's skill and rivals' losses.

One policy for the three characters of the knockout ladder; their traits decide how far each looks.
Without trials it chooses by liking. With them it tries every aim with its hand's noise, and plays
the round on from those that look best.
"""

from ...kernel.reason import because
from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.scoring import is_occupied
from ..rules.sliding import retry_fee, slid_token
from ..rules.state import (
    ASK_CHANCE,
    ASK_HOUSE,
    ASK_JAIL,
    ASK_RAILROAD,
    ASK_RETRY,
    NO_TOKEN,
    NOBODY,
    ON_BOARD,
    PROPERTY,
    RAILROAD,
    TOKENS,
    TOKENS_EACH,
)
from ..rules.turns import hand_count
from . import reasons as why
from .aiming_policy import dearest
from .aims import BLOWS, WAYS, aim_at_space, aim_at_token, find_places, held_before, held_by, liking
from .reasons import because_of_space, because_of_token
from .score import best_free, prospect
from .traits import FEES, MARGIN, ORDER, PLAYS, SAMPLES, SEED, SEED_HIGH, STRIKES, TRIES
from .trials import choose_liked, judge, play_out
from .value import AT, forget, keep

_MASK = 0xFFFFFFFF
_CENT = 100
_WORST = -(1 << 40)


@rule
def decide(board, seen, seat: int, params, action, reason) -> None:
    """Fill ``action`` with the seat's decision, and ``reason`` with why."""
    clear_action(action)
    because(reason, why.NONE, 0, 0)
    if seen.mover != seat:
        return
    keep(seen)
    phase = seen.phase
    if phase == ASK_HOUSE:
        action.kind = act.HOUSE
        action.space = dearest(board, seen.collected[board.side_of[seat]])
        because(reason, why.DOUBLES, action.space, board.value[action.space])
    elif phase == ASK_RAILROAD:
        take_railroad(board, seen, seat, params, action, reason)
    elif phase == ASK_JAIL or phase == ASK_RETRY:
        answer_fee(board, seen, seat, params, action, reason)
    else:
        choose_slide(board, seen, seat, params, action, reason)
    forget(seen)


@rule
def mood_of(seen, seat: int, params) -> int:
    """The player's mood, a random number from its seed, the seat and the action."""
    return random_word(
        params[SEED] & _MASK, params[SEED_HIGH] & _MASK, seen.number & _MASK, seat, 9, 43
    )


@rule
def choose_slide(board, seen, seat: int, params, action, reason) -> None:
    """Aim a slide that is asked for; from Chance, only if that is better than staying."""
    token = slid_token(board, seen, seat, action)
    if token == NO_TOKEN:
        return
    side = board.side_of[seat]
    if params[SAMPLES] == 0:
        find_places(board, seen, True)
        seen.saved[token, AT] = NOBODY
        number = choose_liked(board, seen, side, mood_of(seen, seat, params), params, action)
        action.kind = act.SLIDE
        explain(board, seen, side, number, reason)
        return
    best = choose_tried(board, seen, seat, token, params, action, reason)
    action.kind = act.SLIDE
    if seen.phase == ASK_CHANCE and params[PLAYS] > 0:
        # If it stays, the token has used its chance: it must not slide again in the trials either.
        chances = seen.chances[token]
        seen.chances[token] = board.chance_reslides
        left = play_out(board, seen, seat, NOBODY, params, action, params[PLAYS])
        seen.chances[token] = chances
        if left > best:
            clear_action(action)
            action.kind = act.STAY
            because(reason, why.BETTER_LEFT, 0, 0)


@rule
def count_aims(board) -> int:
    """How many aims there are to try."""
    return WAYS * board.spaces + BLOWS * TOKENS


@rule
def take_aim(board, seen, side: int, number: int, params, action) -> bool:
    """Take an aim by its number: at a space from two places, or at a rival's token."""
    if number < WAYS * board.spaces:
        return aim_at_space(board, number // WAYS, number % WAYS, action)
    if params[STRIKES] == 0:
        return False
    blow = number - WAYS * board.spaces
    token = blow // BLOWS
    owner = token // TOKENS_EACH
    if owner == side or seen.saved[token, 2] != ON_BOARD:
        return False
    return aim_at_token(board, seen, token, blow % BLOWS, action)


@rule
def choose_tried(board, seen, seat: int, token: int, params, action, reason) -> float:
    """Try all aims, play the round on from the best, and keep the one that looks best."""
    side = board.side_of[seat]
    samples = params[SAMPLES]
    if board.noise_speed[seat] == 0 and board.noise_angle[seat] == 0:
        samples = 1
    top = _WORST
    chosen = 0
    tried = 0
    for number in range(count_aims(board)):
        if tried < params[TRIES] and take_aim(board, seen, side, number, params, action):
            worth = judge(board, seen, seat, token, params, action, samples)
            tried += samples
            if worth > top:
                top = worth
                chosen = number
    best = -1.0
    if params[PLAYS] > 0:
        hands = 1
        for player in range(board.sides):
            hands += hand_count(seen, player)
        first = chosen
        for step in range(count_aims(board)):
            # The best so far goes first, so that it is played out under any bound on trials.
            number = (first + step) % count_aims(board)
            if step > 0 and tried >= params[TRIES]:
                break
            if not take_aim(board, seen, side, number, params, action):
                continue
            worth = judge(board, seen, seat, token, params, action, samples)
            tried += samples
            if worth < top - params[MARGIN]:
                continue
            chance = play_out(board, seen, seat, token, params, action, params[PLAYS])
            tried += params[PLAYS] * hands
            if chance > best:
                best = chance
                chosen = number
    take_aim(board, seen, side, chosen, params, action)
    find_places(board, seen, True)
    if chosen < WAYS * board.spaces:
        explain(board, seen, side, chosen // WAYS, reason)
    else:
        struck = (chosen - WAYS * board.spaces) // BLOWS
        explain(board, seen, side, board.spaces + struck, reason)
    return best


@rule
def explain(board, seen, side: int, number: int, reason) -> None:
    """Say why a space, or a token after all spaces, is aimed at."""
    if number >= board.spaces:
        token = number - board.spaces
        because_of_token(token, seen.saved[token, AT], reason)
        return
    because_of_space(board, seen, number, reason)
    if board.kind[number] == PROPERTY:
        group = board.group[number]
        mask = board.group_mask[group]
        has_rest = (held_by(seen, side) | (1 << number)) & mask == mask
        if has_rest and held_before(board, seen, side) & mask == 0:
            because(reason, why.COMPLETES_SET, number, board.bonus[group])


@rule
def answer_fee(board, seen, seat: int, params, action, reason) -> None:
    """Slide a token again for its fee, or leave it."""
    fee = board.jail_fee
    yes = act.PAY
    if seen.phase == ASK_RETRY:
        fee = retry_fee(board)
        yes = act.RETRY
    is_worth_it = fee == 0
    if not is_worth_it and params[PLAYS] > 0:
        is_worth_it = gains_by_fee(board, seen, seat, fee, params, action, reason)
    elif not is_worth_it:
        is_worth_it = likes_for_fee(board, seen, seat, fee, params)
    clear_action(action)
    action.kind = yes if is_worth_it else act.STAY
    if fee == 0:
        because(reason, why.TRIES_AGAIN, 0, 0)
    elif is_worth_it:
        because(reason, why.WORTH_THE_FEE, fee, 0)
    else:
        because(reason, why.NOT_WORTH_THE_FEE, fee, 0)


@rule
def likes_for_fee(board, seen, seat: int, fee: int, params) -> bool:
    """Whether the aim the player likes best is worth a fee."""
    side = board.side_of[seat]
    find_places(board, seen, True)
    mine = held_by(seen, side)
    before = 0
    if params[ORDER] == 1:
        before = held_before(board, seen, side)
    hand = hand_count(seen, side)
    most = 0
    for space in range(board.spaces):
        most = max(most, liking(board, seen, side, space, mine, before, hand, params))
    return most >= fee * params[FEES]


@rule
def gains_by_fee(board, seen, seat: int, fee: int, params, action, reason) -> bool:
    """Whether the game looks better with the fee paid and the token slid."""
    side = board.side_of[seat]
    action.x = 0
    left = play_out(board, seen, seat, NOBODY, params, action, params[PLAYS])
    seen.cash[side] -= fee
    seen.pot += fee
    slid = choose_tried(board, seen, seat, seen.asked_token, params, action, reason)
    seen.cash[side] += fee
    seen.pot -= fee
    return slid > left


@rule
def take_railroad(board, seen, seat: int, params, action, reason) -> None:
    """Travel to a free property: the dearest, or the one after which the game looks best."""
    side = board.side_of[seat]
    taken = 0
    for space in range(board.spaces):
        if board.kind[space] == PROPERTY and is_occupied(board, seen, space):
            taken |= 1 << space
    find_places(board, seen, True)
    goal = best_free(board, seen, side, taken)
    if params[PLAYS] > 0:
        goal = best_journey(board, seen, side, taken, params, goal)
    if goal == NOBODY:
        action.kind = act.STAY
        because(reason, why.NOWHERE_TO_GO, 0, 0)
        return
    action.kind = act.RAILROAD
    action.space = goal
    group = board.group[goal]
    mask = board.group_mask[group]
    find_places(board, seen, True)
    has_rest = (held_by(seen, side) | (1 << goal)) & mask == mask
    if has_rest and held_before(board, seen, side) & mask == 0:
        because(reason, why.TRAVELS_FOR_SET, goal, board.bonus[group])
    else:
        because(reason, why.TRAVELS, goal, board.value[goal])


@rule
def best_journey(board, seen, side: int, taken: int, params, goal: int) -> int:
    """The free property from which the end of the round looks best."""
    token = NOBODY
    for number in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
        space = seen.saved[number, AT]
        if space >= 0 and board.kind[space] == RAILROAD and seen.waits[number] == 0:
            token = number
            break
    if token == NOBODY:
        return goal
    best = -1.0
    for space in range(board.spaces):
        if board.kind[space] != PROPERTY or (taken >> space) & 1:
            continue
        find_places(board, seen, True)
        seen.saved[token, AT] = space
        chance = prospect(board, seen, side, params)
        if chance > best:
            best = chance
            goal = space
    return goal
