"""Leaving a game before its end, which the book does not cover (SP-57)."""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .rounds import end_game
from .slide import take_off
from .state import ASK_SLIDE, IN_HAND, OFF, TOKENS_EACH
from .turns import is_gone, sides_left, standing_in


@rule
def do_resign(board, state, seat: int, log) -> bool:
    """Take a seat out of the game; true if no seat is left to answer the open question.

    If its side goes on, the other member answers the leaver's open question.
    """
    side = board.side_of[seat]
    was_asked = board.side_of[state.mover] == side
    state.out[seat] = 1
    note(log, ev.RESIGNED, seat, 0, 0, 0, 0, 0, 0)
    if not is_gone(board, state, side):
        state.mover = standing_in(board, state, state.mover)
        return False
    drop_side(state, side, log)
    if sides_left(board, state) == 1:
        end_game(board, state, log)
        return False
    if was_asked:
        state.phase = ASK_SLIDE
    return was_asked


@rule
def drop_side(state, side: int, log) -> None:
    """Return a side's cash and its unused tokens; tokens on the lane stay there."""
    for token in range(side * TOKENS_EACH, (side + 1) * TOKENS_EACH):
        if state.where[token] == IN_HAND:
            take_off(state, token, OFF)
        state.jail_open[token] = 0
    # What it collected in a round that is still being scored, others may collect.
    state.collected[side] = 0
    state.sets[side] = 0
    amount = state.cash[side]
    state.cash[side] = 0
    state.bank += amount
    note(log, ev.SIDE_LEFT, side, amount, 0, 0, 0, 0, 0)
