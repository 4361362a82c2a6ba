"""The loop of the bots' soak: every decision is taken out of what its seat sees, and looked at."""

from ..bots.policies import THINKING, decide
from ..bots.reasons import NONE, R_KEY, REASON_NAMES, because
from ..bots.trading import offer_gain
from ..estate import actions as act
from ..estate.conceal import conceal
from ..estate.debt import answers_settlement
from ..estate.owing import to_act
from ..estate.round import next_asked, note_answer
from ..estate.state import PHASE_OVER
from ..estate.step import step
from ..estate.trade import offer_to
from ..kernel.rule import rule
from .invariants import HOLDS, broken
from .shaking import copy_words, same_words

FAULT_REFUSED = 100
FAULT_WAITED = 101
FAULT_LOSS = 102
FAULT_REASON = 103
FAULT_PEEKED = 104
FAULT_LEFT_TRACE = 105

FAULT_NAMES = (
    "a bot's action was refused",
    "a bot that owed a decision gave none",
    "a bot accepted a trade that it calls a loss itself",
    "a bot gave a reason that is none",
    "a bot did something else when it saw the whole table",
    "a bot left a trace in what it was shown",
)

T_DECISIONS = 0
T_TRADES = 1
T_WIDTH = 2
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
    the same bot is asked with all cards on the table, and must not decide otherwise.
    """
    state = states[0]
    seen = states[1]
    action = actions[0]
    while state.phase != PHASE_OVER and state.number < limit:
        owing = to_act(board, state)
        seat = next_asked(state, asking, owing)
        policy = policies[seat]
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
            continue
        reasons_seen[reason[R_KEY]] += 1
        if action.kind == act.ACCEPT and not answers_settlement(state, seat, action.seat):
            tally[T_TRADES] += 1
            if policy == THINKING:
                proposer = offer_to(state, seat, action.seat)
                if offer_gain(board, state, seat, params[seat], proposer) <= 0:
                    return FAULT_LOSS
        if step(board, state, seat, action, log, reason) != 0:
            return FAULT_REFUSED
        note_answer(state, asking, seat, action)
        code = broken(board, state)
        if code != HOLDS:
            return code
    return HOLDS
