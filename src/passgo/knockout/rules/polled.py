"""The polled round: which seat to ask next. In this family there is always exactly one."""

from ...kernel.rule import rule
from .state import NOBODY, PART_OVER


@rule
def next_asked(state) -> int:
    """The seat to ask now, or −1 when the game is over."""
    if state.part == PART_OVER:
        return NOBODY
    return state.mover
