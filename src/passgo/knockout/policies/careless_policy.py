"""The careless player: slides at random up the lane and answers at random.

It is used to test the rules and as the lowest yardstick of the knockout family.
"""

from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.state import ASK_HOUSE, ASK_JAIL, ASK_RAILROAD, ASK_RETRY
from ..rules.step import check

_MASK = 0xFFFFFFFF
TRIES = 400


@rule
def decide(board, seen, seat: int, params, action, reason) -> None:
    """Fill ``action`` with a random action that the rules accept."""
    clear_action(action)
    if seen.mover != seat:
        return
    for attempt in range(TRIES):
        propose(board, seen, seat, params, attempt, action)
        if check(board, seen, seat, action, reason) == 0:
            return
    clear_action(action)
    action.kind = act.STAY


@rule
def propose(board, seen, seat: int, params, attempt: int, action) -> None:
    """Propose a random action."""
    word = random_word(
        params[0] & _MASK, params[1] & _MASK, seen.number & _MASK, seat + 16 * attempt, 3, 31
    )
    clear_action(action)
    phase = seen.phase
    if phase == ASK_HOUSE:
        action.kind = act.HOUSE
        action.space = word % board.spaces
    elif phase == ASK_RAILROAD:
        action.kind = act.RAILROAD
        action.space = word % board.spaces
        if (word >> 8) % 8 == 0:
            action.kind = act.STAY
    elif phase == ASK_JAIL:
        action.kind = act.PAY if word % 2 == 0 else act.STAY
    elif phase == ASK_RETRY:
        action.kind = act.RETRY if word % 2 == 0 else act.STAY
    else:
        action.kind = act.SLIDE
        action.x = board.x_least + (word & 0xFFF) % (board.x_most - board.x_least + 1)
        action.slope = ((word >> 12) & 0x3FF) * 2 - 1023
        span = board.speed_most - board.speed_least - 500
        action.speed = board.speed_least + 50 + ((word >> 16) & 0xFFFF) % span
