"""Everything a seat may do now, written into the caller's buffer.

Each row is a choice. A slide is one row for each token that may be slid: the ranges its aim may be
varied in are the lane's own. Nothing is decided here: each candidate is put to ``check``.
"""

from ...kernel.rule import rule
from . import actions as act
from . import refusals as no
from .state import ASK_CHANCE, ASK_RAILROAD, TOKENS_EACH
from .step import check

CHOICE_WIDTH = 4
CHOICE_ROWS = 256

# Columns of a choice.
L_KIND = 0
L_TOKEN = 1
L_SPACE = 2


@rule
def clear_action(action) -> None:
    """Reset an action: no token and no space."""
    action.kind = act.WAIT
    action.token = act.ANY_TOKEN
    action.x = 0
    action.y = 0
    action.slope = 0
    action.speed = 0
    action.space = act.NOWHERE
    action.spare = 0


@rule
def aim_straight(board, action) -> None:
    """Aim up the middle of the lane, at a middling speed."""
    action.x = (board.x_least + board.x_most) // 2
    action.slope = 0
    action.speed = (board.speed_least + board.speed_most) // 2


@rule
def names_token(state, kind: int) -> bool:
    """Whether a choice of this kind is one for each token that will do."""
    if kind == act.STAY:
        return state.phase == ASK_CHANCE or state.phase == ASK_RAILROAD
    return kind == act.SLIDE or kind == act.RAILROAD


@rule
def legal(board, state, seat: int, rows, action, refusal) -> int:
    """Write the choices of a seat; returns how many."""
    count = 0
    for kind in range(act.WAIT + 1, act.KINDS):
        first = act.ANY_TOKEN
        after = 0
        if names_token(state, kind):
            first = 0
            after = TOKENS_EACH
        spaces = 1
        if kind == act.RAILROAD or kind == act.HOUSE:
            spaces = board.spaces
        for token in range(first, after):
            for space in range(spaces):
                clear_action(action)
                action.kind = kind
                action.token = token
                if spaces > 1:
                    action.space = space
                if kind == act.SLIDE:
                    aim_straight(board, action)
                if check(board, state, seat, action, refusal) == no.ACCEPTED:
                    rows[count, L_KIND] = kind
                    rows[count, L_TOKEN] = token
                    rows[count, L_SPACE] = action.space
                    count += 1
    return count


@rule
def choose(board, state, rows, row: int, action) -> None:
    """Turn a choice into an action; a slide goes up the middle."""
    clear_action(action)
    action.kind = rows[row, L_KIND]
    action.token = rows[row, L_TOKEN]
    action.space = rows[row, L_SPACE]
    if action.kind == act.SLIDE:
        aim_straight(board, action)
