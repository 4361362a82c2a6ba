"""The loop of the bots' soak: each bot decides from what its seat sees, and is checked."""

from ...kernel.bot_shaking import (
    FAULT_LOSS,
    FAULT_PEEKED,
    FAULT_REASON,
    FAULT_REFUSED,
    FAULT_UNASKED,
    FAULT_WAITED,
    T_DECISIONS,
    T_TRADES,
)
from ...kernel.reason import R_KEY, because
from ...kernel.rule import rule
from ...kernel.shaking import copy_words, same_words
from ..policies.policies import THINKING, decide
from ..policies.quiet import is_quiet, lots_before, note_change, note_wait, window
from ..policies.reasons import NONE, REASON_NAMES
from ..policies.trading import offer_gain
from ..rules import actions as act
from ..rules.conceal import conceal
from ..rules.debt import answers_settlement
from ..rules.owing import to_act
from ..rules.round import next_asked, note_answer
from ..rules.state import PHASE_OVER
from ..rules.step import step
from ..rules.trade import offer_to
from .invariants import HOLDS, broken

_REASONS = len(REASON_NAMES)


@rule
def shake_bots(
    board,
    states,
    words,
    asking,
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

    ``states`` holds the game and what the seat asked sees of it. After every ``every``th action
    the same bot is asked with nothing hidden, and must decide the same. The bots take no notes.
    """
    state = states[0]
    seen = states[1]
    action = actions[0]
    while state.phase != PHASE_OVER and state.number < limit:
        owing = to_act(board, state)
        seat = next_asked(state, asking, owing)
        policy = policies[seat]
        moment = window(board, state)
        quiet = (owing >> seat) & 1 == 0 and is_quiet(policy, board, state, asking, seat, moment)
        copy_words(words, 0, 1)
        conceal(board, seen, seat)
        because(reason, NONE, 0, 0)
        decide(policy, board, seen, seat, params[seat], action, reason)
        tally[T_DECISIONS] += 1
        if reason[R_KEY] < 0 or reason[R_KEY] >= _REASONS:
            return FAULT_REASON
        asking.number = seat
        if state.number % every == 0:
            decide(policy, board, state, seat, params[seat], actions[1], reason)
            if not same_words(action_words, 0, 1):
                return FAULT_PEEKED
        if action.kind == act.WAIT:
            if (owing >> seat) & 1:
                return FAULT_WAITED
            note_wait(board, seen, asking, seat, reason)
            continue
        if quiet:
            return FAULT_UNASKED
        reasons_seen[reason[R_KEY]] += 1
        if action.kind == act.ACCEPT and not answers_settlement(state, seat, action.seat):
            tally[T_TRADES] += 1
            if policy == THINKING:
                proposer = offer_to(state, seat, action.seat)
                if offer_gain(board, state, seat, params[seat], proposer, reason[0:0]) <= 0:
                    return FAULT_LOSS
        before = lots_before(state)
        if step(board, state, seat, action, log, reason) != 0:
            return FAULT_REFUSED
        note_change(board, state, asking, seat, action, before, reason[0:0])
        note_answer(state, asking, seat, action)
        code = broken(board, state)
        if code != HOLDS:
            return code
    return HOLDS
