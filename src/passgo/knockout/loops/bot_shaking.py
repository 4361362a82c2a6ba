"""The loop of the knockout bots' soak: every decision and the state after it are checked."""

from ...kernel.bot_shaking import (
    FAULT_LEFT_TRACE,
    FAULT_PEEKED,
    FAULT_REASON,
    FAULT_REFUSED,
    FAULT_WAITED,
    T_DECISIONS,
)
from ...kernel.reason import R_KEY, because
from ...kernel.rule import rule
from ...kernel.shaking import copy_words, same_words
from ..policies.policies import decide
from ..policies.reasons import LANE_REASON_NAMES, NONE
from ..rules import actions as act
from ..rules.conceal import conceal
from ..rules.state import PART_OVER
from ..rules.step import step
from .invariants import HOLDS, lane_broken

_REASONS = len(LANE_REASON_NAMES)


@rule
def shake_lane_bots(
    board,
    states,
    words,
    policies,
    params,
    actions,
    action_words,
    log,
    reason,
    tally,
    reasons_seen,
    limit: int,
    every: int,
) -> int:
    """Play one game; returns a fault, or 0.

    ``states`` holds the game, what the seat asked sees of it, and a copy of that. After every
    ``every``th action the same bot is asked with nothing hidden, and must decide the same;
    the state it was shown must be unchanged.
    """
    state = states[0]
    while state.part != PART_OVER and state.number < limit:
        seat = state.mover
        policy = policies[seat]
        copy_words(words, 0, 1)
        conceal(board, states[1], seat)
        copy_words(words, 1, 2)
        because(reason, NONE, 0, 0)
        decide(policy, board, states[1], seat, params[seat], actions[0], reason)
        tally[T_DECISIONS] += 1
        if reason[R_KEY] < 0 or reason[R_KEY] >= _REASONS:
            return FAULT_REASON
        if not same_words(words, 1, 2):
            return FAULT_LEFT_TRACE
        if actions[0].kind == act.WAIT:
            return FAULT_WAITED
        reasons_seen[reason[R_KEY]] += 1
        if state.number % every == 0:
            decide(policy, board, state, seat, params[seat], actions[1], reason)
            if not same_words(action_words, 0, 1):
                return FAULT_PEEKED
        if step(board, state, seat, actions[0], log, reason) != 0:
            return FAULT_REFUSED
        code = lane_broken(board, state)
        if code != HOLDS:
            return code
    return HOLDS
