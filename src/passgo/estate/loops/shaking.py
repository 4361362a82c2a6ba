"""Random play that checks every invariant after each action.

The loops run compiled; ``estate/studies/soak.py`` feeds them and reports their progress.
"""

from ...kernel.rule import rule
from ...kernel.shaking import (
    FAULT_CHANGED,
    FAULT_CHECK_CHANGED,
    FAULT_LISTED,
    FAULT_REFUSED,
    FAULT_WAITED,
    copy_words,
    same_words,
)
from ..policies.random_policy import decide, dice_of_its_own
from ..rules import actions as act
from ..rules.legal import choose, clear_action, legal
from ..rules.owing import to_act
from ..rules.round import next_asked, note_answer
from ..rules.state import PHASE_OVER, SQUARES
from ..rules.step import check, step
from .invariants import HOLDS, broken


@rule
def try_choices(board, states, words, seat: int, rows, action, log, refusal) -> int:
    """Take every choice a seat has on a copy of the game; all must be accepted and hold."""
    copy_words(words, 0, 1)
    count = legal(board, states[0], seat, rows, action, refusal)
    if not same_words(words, 0, 1):
        return FAULT_CHECK_CHANGED
    for row in range(count):
        copy_words(words, 0, 1)
        choose(board, states[1], rows, row, action)
        if action.kind == act.OFFER:
            action.give_cash = min(1, rows[row, 4])
            action.get_cash = min(1, rows[row, 5]) * (1 - action.give_cash)
            action.give_lots = rows[row, 6]
            if action.give_cash + action.get_cash + action.give_lots == 0:
                continue
            if check(board, states[1], seat, action, refusal) != 0:
                # The other may be unable to pay the ten per cent on mortgaged lots.
                continue
        if step(board, states[1], seat, action, log, refusal) != 0:
            return FAULT_LISTED
        code = broken(board, states[1])
        if code != HOLDS:
            return code
    return HOLDS


@rule
def try_nonsense(board, states, words, seat: int, word: int, action, log, refusal) -> int:
    """Try an arbitrary action; if the rules refuse it nothing may change."""
    copy_words(words, 0, 1)
    clear_action(action)
    # Every kind, and one that does not exist.
    action.kind = word % (act.KINDS + 1)
    action.seat = (word >> 5) % 10 - 1
    action.lot = (word >> 9) % (SQUARES + 2) - 1
    action.amount = (word >> 3) % 2000 - 5
    action.pack = (word >> 13) % 4 - 1
    action.count = (word >> 15) % 5
    for item in range(action.count):
        action.lots[item] = (word >> (item + 4)) % SQUARES
    action.give_cash = (word >> 7) % 300 - 3
    action.give_lots = word & 0xFFFFF
    action.get_lots = 1 << (word >> 12) % SQUARES
    action.give_cards = (word >> 20) % 4
    if step(board, states[1], seat, action, log, refusal) == 0:
        return broken(board, states[1])
    if not same_words(words, 0, 1):
        return FAULT_CHANGED
    return HOLDS


@rule
def shake(
    board,
    states,
    words,
    asking,
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

    ``states`` holds the game and a copy to try things on. The actions go into ``played``. Choices
    and nonsense are tried after every ``every``th action. Returns a fault, or 0.
    """
    state = states[0]
    while state.phase != PHASE_OVER and state.number < limit:
        owing = to_act(board, state)
        seat = next_asked(state, asking, owing)
        decide(board, state, seat, params[seat], action, refusal)
        if action.kind == act.WAIT:
            if (owing >> seat) & 1:
                return FAULT_WAITED
            continue
        number = state.number
        if step(board, state, seat, action, log, refusal) != 0:
            return FAULT_REFUSED
        if number < played.shape[0]:
            played[number] = action
            seats_played[number] = seat
        note_answer(state, asking, seat, action)
        code = broken(board, state)
        if code == HOLDS and number % every == 0:
            code = shake_copies(board, states, words, params, rows, action, log, refusal)
        if code != HOLDS:
            return code
    return HOLDS


@rule
def shake_copies(board, states, words, params, rows, action, log, refusal) -> int:
    """Try every seat's choices, and some nonsense of theirs and the bank's, on copies."""
    state = states[0]
    code = HOLDS
    for seat in range(act.BANK, state.seats):
        if code == HOLDS and seat != act.BANK and state.phase != PHASE_OVER:
            code = try_choices(board, states, words, seat, rows, action, log, refusal)
        for attempt in range(4):
            if code == HOLDS:
                word = dice_of_its_own(state, seat, params[0], 40 + attempt)
                code = try_nonsense(board, states, words, seat, word, action, log, refusal)
    return code


@rule
def play_again(board, state, played, seats_played, count: int, log, refusal) -> int:
    """Play recorded actions on a fresh state; the number of the first refused, or −1."""
    for number in range(count):
        if step(board, state, seats_played[number], played[number], log, refusal) != 0:
            return number
    return -1
