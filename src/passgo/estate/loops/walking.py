"""Measure with the rules how often a token stops on each square."""

from ...kernel.rule import rule
from ..policies.random_policy import oblige
from ..rules import actions as act
from ..rules.owing import to_act
from ..rules.state import PHASE_OVER, PHASE_ROLL
from ..rules.step import check, step


@rule
def walk(board, state, turns: int, counts, places, action, log, reason) -> None:
    """Move for so many turns, buying nothing and leaving jail at once; count the stops."""
    for seat in range(state.seats):
        places[seat] = state.at[seat]
    while state.turn <= turns and state.phase != PHASE_OVER:
        owing = to_act(board, state)
        seat = 0
        while (owing >> seat) & 1 == 0:
            seat += 1
        oblige(board, state, seat, action, reason)
        if state.phase == PHASE_ROLL and state.jail[seat] > 0:
            action.kind = act.FINE
            if check(board, state, seat, action, reason) != 0:
                oblige(board, state, seat, action, reason)
        step(board, state, seat, action, log, reason)
        for other in range(state.seats):
            if state.at[other] != places[other]:
                places[other] = state.at[other]
                counts[state.at[other]] += 1
