"""Whole knockout games without leaving native code."""

from ..bots.lane_policies import decide
from ..kernel.rule import rule
from ..knockout.setup import set_up
from ..knockout.state import PART_OVER, PART_SLIDE
from ..knockout.step import step

# Columns of what a game leaves for the statistics, beside its state.
T_SLIDES = 0  # ordinary slides
T_BONUS = 1  # units of bonus earned
T_DARK = 2  # units of it for the dearest set
T_WIDTH = 3


@rule
def play_lane(board, state, policies, params, action, log, refusal, tally, limit: int) -> int:
    """Play a game to its end; returns how many actions were refused, which should be none."""
    faults = 0
    dearest = 0
    for group in range(board.groups):
        if board.bonus[group] > board.bonus[dearest]:
            dearest = group
    while state.part != PART_OVER and state.number < limit:
        seat = state.mover
        part = state.part
        round_no = state.round_no
        decide(policies[seat], board, state, seat, params[seat], action, refusal)
        if step(board, state, seat, action, log, refusal) != 0:
            return faults + 1
        if part == PART_SLIDE:
            tally[T_SLIDES] += 1
        if state.round_no != round_no or state.part == PART_OVER:
            for side in range(board.sides):
                for group in range(board.groups):
                    if (state.sets[side] >> group) & 1:
                        tally[T_BONUS] += board.bonus[group]
                        if group == dearest:
                            tally[T_DARK] += board.bonus[group]
    return faults


@rule
def play_lanes(
    board, states, first: int, key: int, policies, params, actions, log, refusal, tally
) -> int:
    """Set up and play many games; returns how many ended in a fault."""
    faults = 0
    for game in range(states.shape[0]):
        state = states[game]
        state.seed[0] = first + game
        state.seed[1] = key
        seats = 0
        for side in range(board.sides):
            seats += board.member_count[side]
        set_up(board, state, seats, log)
        for seat in range(seats):
            params[seat, 0] = first + game
        faults += play_lane(board, state, policies, params, actions[0], log, refusal, tally, 10_000)
    return faults
