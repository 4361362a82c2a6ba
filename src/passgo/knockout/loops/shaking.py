"""Random play of knockout games that checks every invariant after each action.

The loops run compiled; ``knockout/soak.py`` feeds them.
"""

from ...kernel.rng import random_word
from ...kernel.rule import rule
from ...kernel.shaking import (
    FAULT_CHANGED,
    FAULT_CHECK_CHANGED,
    FAULT_LISTED,
    FAULT_REFUSED,
    copy_words,
    same_words,
)
from ..policies.careless_policy import decide
from ..rules import actions as act
from ..rules.legal import choose, clear_action, legal
from ..rules.state import PART_OVER, TOKENS_EACH
from ..rules.step import step
from .invariants import HOLDS, lane_broken

_MASK = 0xFFFFFFFF
LEAVES = 400
"""In one action of so many, a seat leaves."""


@rule
def shaken_word(state, params, number: int) -> int:
    """A random word of the soak's generator."""
    return random_word(params[0] & _MASK, params[1] & _MASK, state.number & _MASK, number, 5, 37)


@rule
def try_lane_choices(board, states, words, seat: int, rows, action, log, refusal) -> int:
    """Take every choice a seat has on a copy of the game; all must be accepted and hold."""
    copy_words(words, 0, 1)
    count = legal(board, states[0], seat, rows, action, refusal)
    if not same_words(words, 0, 1):
        return FAULT_CHECK_CHANGED
    for row in range(count):
        copy_words(words, 0, 1)
        choose(board, states[1], rows, row, action)
        if step(board, states[1], seat, action, log, refusal) != 0:
            return FAULT_LISTED
        code = lane_broken(board, states[1])
        if code != HOLDS:
            return code
    return HOLDS


@rule
def try_lane_nonsense(board, states, words, seat: int, word: int, action, log, refusal) -> int:
    """Try an arbitrary action; if the rules refuse it nothing may change."""
    copy_words(words, 0, 1)
    clear_action(action)
    action.kind = word % (act.KINDS + 2) - 1
    action.token = (word >> 4) % (TOKENS_EACH + 3) - 2
    action.x = (word >> 7) % 3200 - 100
    action.slope = (word >> 11) % 8000 - 4000
    action.speed = (word >> 5) % 3000 - 100
    action.space = (word >> 9) % (board.spaces + 4) - 2
    if word % 5 == 0:
        action.y = (word >> 13) % 1000 - 100
    if step(board, states[1], seat, action, log, refusal) == 0:
        return lane_broken(board, states[1])
    if not same_words(words, 0, 1):
        return FAULT_CHANGED
    return HOLDS


@rule
def shake_lane_copies(board, states, words, params, rows, action, log, refusal) -> int:
    """Try every seat's choices, and some nonsense, on copies of the game."""
    state = states[0]
    code = HOLDS
    for seat in range(state.seats + 1):
        if code == HOLDS and seat < state.seats:
            code = try_lane_choices(board, states, words, seat, rows, action, log, refusal)
        for attempt in range(4):
            if code == HOLDS:
                word = shaken_word(state, params, 8 + 4 * seat + attempt)
                code = try_lane_nonsense(board, states, words, seat, word, action, log, refusal)
    return code


@rule
def shake_lane(
    board,
    states,
    words,
    params,
    rows,
    action,
    log,
    refusal,
    played,
    seats_played,
    limit: int,
    every: int,
) -> int:
    """Play one game at random, with all checks after each action.

    ``states`` holds the game and a copy to try things on. The actions go into ``played``. Returns
    a fault, or 0.
    """
    state = states[0]
    while state.part != PART_OVER and state.number < limit:
        seat = state.mover
        word = shaken_word(state, params, 0)
        leaver = (word >> 16) % state.seats
        if word % LEAVES == 0 and state.out[leaver] == 0:
            seat = leaver
            clear_action(action)
            action.kind = act.RESIGN
        else:
            decide(board, state, seat, params, action, refusal)
        number = state.number
        if step(board, state, seat, action, log, refusal) != 0:
            return FAULT_REFUSED
        played[number] = action
        seats_played[number] = seat
        code = lane_broken(board, state)
        if code == HOLDS and number % every == 0:
            code = shake_lane_copies(board, states, words, params, rows, action, log, refusal)
        if code != HOLDS:
            return code
    return HOLDS


@rule
def play_lane_again(board, state, played, seats_played, count: int, log, refusal) -> int:
    """Play recorded actions on a fresh state; the number of the first refused, or −1."""
    for number in range(count):
        if step(board, state, seats_played[number], played[number], log, refusal) != 0:
            return number
    return -1
