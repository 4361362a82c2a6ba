"""Whole games as in ``play.py``, with everything counted that a study asks for."""

from ...kernel.log import clear_log
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.ending import wealth
from ..rules.legal import clear_action
from ..rules.round import open_round
from ..rules.state import PHASE_OVER
from ..rules.step import step
from .play import (
    FAULT_NONE,
    FAULT_REFUSED,
    MUST_SPEAK,
    OVER,
    bids,
    go_round,
    let_speak,
)
from .tally import R_CASH, R_WEALTH, count_action, open_watch, watch_lots

# The columns of a row of ``turns``.
C_GAME = 0
C_TURN = 1
C_SEAT = 2
C_MOVER = 3
C_CASH = 4
C_WEALTH = 5
C_LOTS = 6
C_AT = 7
C_WIDTH = 8


@rule
def note_turn(board, state, game: int, turns, used: int) -> int:
    """Write a row for every seat at the start of a turn, where there is room; rows used."""
    if used + state.seats > turns.shape[0]:
        return used
    for seat in range(state.seats):
        line = turns[used + seat]
        line[C_GAME] = game
        line[C_TURN] = state.turn
        line[C_SEAT] = seat
        line[C_MOVER] = state.mover
        line[C_CASH] = state.cash[seat]
        line[C_WEALTH] = wealth(board, state, seat)
        line[C_LOTS] = state.held[seat]
        line[C_AT] = state.at[seat]
    return used + state.seats


@rule
def play_tallied(
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
    tally,
    row,
    watch,
    lines,
    game: int,
    used: int,
) -> int:
    """Play as ``play_counted`` does; returns a fault, or minus the rows of ``lines`` used."""
    turn = 0
    while state.phase != PHASE_OVER and state.number < limit:
        if state.turn != turn:
            turn = state.turn
            used = note_turn(board, state, game, lines, used)
        if state.turn >= turns and state.time_called == 0:
            if board.timed == 0:
                return -used
            clear_action(action)
            action.kind = act.TIME_UP
            if step(board, state, act.BANK, action, log, refusal) != 0:
                return FAULT_REFUSED
            count_action(board, state, log, tally, row, watch)
        clear_log(log)
        if bids(board, state, asking, policies, params, action, log, refusal, notes):
            asked[asking.number] += 1
            count_action(board, state, log, tally, row, watch)
            continue
        outcome = go_round(board, state, asking, policies, params, action, log, refusal)
        if outcome == OVER:
            return -used
        seat = asking.number
        asked[seat] += 1
        if outcome != FAULT_NONE:
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
        count_action(board, state, log, tally, row, watch)
    return -used


@rule
def play_and_tally(
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
    tally,
    rows,
    watch,
    lines,
    first: int,
) -> int:
    """Play every game of a batch and count; returns how many rows of ``lines`` were written."""
    used = 0
    for game in range(states.shape[0]):
        if game > 0:
            open_round(askings[0])
        state = states[game]
        open_watch(state, watch)
        watch_lots(board, state, board.lots_mask, tally, watch)
        ended = play_tallied(
            board,
            state,
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
            tally,
            rows[game],
            watch,
            lines,
            first + game,
            used,
        )
        if ended > FAULT_NONE:
            faults[game] = ended
        else:
            used = -ended
        watch_lots(board, state, board.lots_mask, tally, watch)
        for seat in range(state.seats):
            rows[game, R_WEALTH + seat] = wealth(board, state, seat)
            rows[game, R_CASH + seat] = state.cash[seat]
    return used
