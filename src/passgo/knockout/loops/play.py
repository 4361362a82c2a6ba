"""Whole knockout games without leaving native code."""

from ...kernel.rule import rule
from ..policies.policies import decide
from ..rules.setup import set_up
from ..rules.state import PART_OVER
from ..rules.step import step

# Columns of the statistics of a game, beside its state.
T_BONUS = 0  # units of bonus earned
T_DARK = 1  # units of it for the dearest set
T_WIDTH = 2

FAULT_REFUSED = 1
FAULT_NAMES = ("none", "a player's action was refused")

LIMIT = 10_000
"""The number of actions after which a game is cut, far above that of real games."""


@rule
def play_lane(
    board, state, policies, params, action, log, refusal, tally, asked, limit: int
) -> int:
    """Play a game to its end, or to an action that is refused; returns a fault, or 0.

    ``asked`` counts how often each seat is asked, unless it is empty.
    """
    counted = asked.shape[0] > 0
    dearest = 0
    for group in range(board.groups):
        if board.bonus[group] > board.bonus[dearest]:
            dearest = group
    while state.part != PART_OVER and state.number < limit:
        seat = state.mover
        round_no = state.round_no
        if counted:
            asked[seat] += 1
        decide(policies[seat], board, state, seat, params[seat], action, refusal)
        if step(board, state, seat, action, log, refusal) != 0:
            return FAULT_REFUSED
        if state.round_no != round_no or state.part == PART_OVER:
            for side in range(board.sides):
                for group in range(board.groups):
                    if (state.sets[side] >> group) & 1:
                        tally[T_BONUS] += board.bonus[group]
                        if group == dearest:
                            tally[T_DARK] += board.bonus[group]
    return 0


@rule
def deal_lane(board, state, number: int, key: int, log) -> int:
    """Set up one game of a seed by its number; returns its number of seats."""
    state.seed[0] = number
    state.seed[1] = key
    seats = 0
    for side in range(board.sides):
        seats += board.member_count[side]
    set_up(board, state, seats, log)
    return seats


@rule
def play_lanes(
    board,
    states,
    first: int,
    key: int,
    policies,
    params,
    actions,
    log,
    refusal,
    tally,
    limit: int,
    faults,
    asked,
) -> None:
    """Deal and play many games.

    Each game's fault, or 0, goes into ``faults``; how often each seat was asked into ``asked``.
    """
    for game in range(states.shape[0]):
        state = states[game]
        seats = deal_lane(board, state, first + game, key, log)
        for seat in range(seats):
            params[seat, 0] = first + game
        faults[game] = play_lane(
            board, state, policies, params, actions[0], log, refusal, tally, asked[game], limit
        )


@rule
def play_lane_one(
    boards,
    states,
    first: int,
    key: int,
    policies,
    params,
    actions,
    log,
    refusals,
    tally,
    limit: int,
    game: int,
) -> int:
    """Deal and play one of many games, each with its scratch records: one GPU thread."""
    deal_lane(boards[0], states[game], first + game, key, log[0:0])
    return play_lane(
        boards[0],
        states[game],
        policies,
        params[game],
        actions[game],
        log[0:0],
        refusals[game],
        tally[game],
        tally[game][0:0],
        limit,
    )
