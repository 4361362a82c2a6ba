"""Whole games without leaving native code: the loops that batches, soak and a GPU share."""

from ...kernel.rule import rule
from ..policies.bidding import bid_or_pass
from ..policies.notes import open_bid, open_notes
from ..policies.policies import THINKING, answer
from ..policies.quiet import (
    are_all_quiet,
    foregone,
    is_bidding_for_lot,
    is_quiet,
    lots_before,
    moves_freely,
    note_change,
    note_look,
    note_wait,
    window,
)
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.owing import to_act
from ..rules.round import (
    asks_others,
    first_owing,
    next_asked,
    note_answer,
    open_gap,
    open_round,
    seat_after,
)
from ..rules.setup import set_up
from ..rules.state import PHASE_END, PHASE_OVER, PHASE_ROLL
from ..rules.step import bid_on, go_on, step

FAULT_NONE = 0
FAULT_REFUSED = 1  # a policy's action was refused
FAULT_WAITED = 2  # a seat that owed a decision gave none
FAULT_NAMES = ("none", "an action that the rules refuse", "no answer where one was owed")

ACTIONS_A_TURN = 20  # the limit for players who never stop trading and building in their turns
NO_LIMIT = 1 << 62


OVER = -1
WAITED = -2  # the seat asked has nothing to do now, and owes nothing
MAY_SPEAK = -3  # the seat to ask may want to act
MUST_SPEAK = -4  # the seat to ask owes a real decision


@rule
def go_round(board, state, asking, policies, params, action, log, refusal) -> int:
    """Go to the next seat in order, ``asking.number``; a forced action is taken at once.

    Returns 0 for that, OVER when no seat is left to ask, MAY_SPEAK or MUST_SPEAK.
    """
    owing = 1 << state.mover
    if state.depth > 0 or (state.phase != PHASE_ROLL and state.phase != PHASE_END):
        owing = to_act(board, state)
    seat = next_question(board, state, asking, policies, owing)
    if seat < 0:
        return OVER
    asking.number = seat
    if (owing >> seat) & 1 == 0:
        return MAY_SPEAK
    kind = foregone(policies[seat], board, state, asking, seat, params[seat])
    if kind == act.WAIT:
        return MUST_SPEAK
    go_on(board, state, kind, action, log, refusal)
    open_gap(asking)
    return FAULT_NONE


@rule
def let_speak(
    policy: int, board, state, asking, seat: int, params, owes: bool, action, log, refusal, notes
) -> int:
    """Let a seat decide, and apply what it does; a fault, 0 or WAITED."""
    if policy == THINKING:
        open_notes(notes, asking, seat)
    answer(policy, board, state, seat, params, owes, action, refusal, notes)
    if action.kind == act.WAIT:
        if owes:
            return FAULT_WAITED
        note_wait(board, state, asking, seat, refusal)
        return WAITED
    if owes and moves_freely(board, state, action.kind):
        if policy == THINKING:
            note_look(state, asking, seat, params, refusal)
        go_on(board, state, action.kind, action, log, refusal)
        open_gap(asking)
        return FAULT_NONE
    before = lots_before(state)
    if step(board, state, seat, action, log, refusal) != 0:
        return FAULT_REFUSED
    note_change(board, state, asking, seat, action, before, notes)
    note_answer(state, asking, seat, action)
    return FAULT_NONE


@rule
def bids(board, state, asking, policies, params, action, log, refusal, notes) -> bool:
    """Let a thinking player bid, if one is asked: no other seat may act, and it knows its limit."""
    if state.depth == 0 or not is_bidding_for_lot(state, asking):
        return False
    seat = first_owing(state, to_act(board, state))
    if policies[seat] != THINKING:
        return False
    asking.number = seat
    open_bid(notes, state, asking, seat)
    bid_or_pass(board, state, seat, params[seat], action, refusal, notes)
    before = lots_before(state)
    asking.bid_at = state.number + 1
    if bid_on(board, state, seat, action, log, refusal):
        asking.bid_at = -1  # Another lot may follow at once.
        note_change(board, state, asking, seat, action, before, notes)
    open_gap(asking)
    return True


@rule
def next_question(board, state, asking, policies, owing: int) -> int:
    """The next seat in order that may want to act, or −1 when the game is over."""
    if not asks_others(state, asking, owing):
        return next_asked(state, asking, owing)
    moment = window(board, state)
    if are_all_quiet(board, state, asking, policies, moment):
        asking.asked |= (1 << state.seats) - 1
        return state.mover
    for place in range(1, state.seats):
        seat = seat_after(state, state.mover, place)
        if state.out[seat] == 1 or (asking.asked >> seat) & 1:
            continue
        asking.asked |= 1 << seat
        if not is_quiet(policies[seat], board, state, asking, seat, moment):
            return seat
    return state.mover


@rule
def play_counted(
    board,
    state,
    asking,
    policies,
    params,
    action,
    log,
    refusal,
    notes,
    turns: int,
    limit: int,
    asked,
) -> int:
    """Play to the end of the game or to a number of turns or actions; returns a fault or 0.

    Thinking players use ``notes``. ``asked`` counts how often each seat is asked. The time of a
    timed game is up when the last of its turns begins, so that it ends with a count.
    """
    while state.phase != PHASE_OVER and state.number < limit:
        if state.turn >= turns and state.time_called == 0:
            if board.timed == 0:
                return FAULT_NONE
            clear_action(action)
            action.kind = act.TIME_UP
            if step(board, state, act.BANK, action, log, refusal) != 0:
                return FAULT_REFUSED
        if bids(board, state, asking, policies, params, action, log, refusal, notes):
            asked[asking.number] += 1
            continue
        outcome = go_round(board, state, asking, policies, params, action, log, refusal)
        if outcome == OVER:
            return FAULT_NONE
        seat = asking.number
        asked[seat] += 1
        if outcome == FAULT_NONE:
            continue
        owes = outcome == MUST_SPEAK
        outcome = let_speak(
            policies[seat],
            board,
            state,
            asking,
            seat,
            params[seat],
            owes,
            action,
            log,
            refusal,
            notes,
        )
        if outcome > FAULT_NONE:
            return outcome
    return FAULT_NONE


@rule
def deal_batch(board, states, seats: int, first: int, key0: int, key1: int, log) -> None:
    """Set up a batch: game number ``first + n`` of a seed is the same in any batch."""
    for game in range(states.shape[0]):
        state = states[game]
        state.seed[0] = first + game
        state.seed[1] = key0
        state.seed[2] = key1
        set_up(board, state, seats, log)


@rule
def play_batch(
    board,
    states,
    askings,
    policies,
    params,
    actions,
    log,
    refusal,
    notes,
    turns: int,
    limit: int,
    faults,
    asked,
) -> None:
    """Play every game of a batch to its end, or to a number of turns or actions.

    Each game's fault, or 0, goes into ``faults``; how often each seat was asked into ``asked``.
    A caller that plays a game in parts keeps its ``askings`` in between.
    """
    for game in range(states.shape[0]):
        if game > 0:
            open_round(askings[0])
        faults[game] = play_counted(
            board,
            states[game],
            askings[0],
            policies,
            params[game % params.shape[0]],
            actions[0],
            log,
            refusal,
            notes,
            turns,
            limit,
            asked[game],
        )
