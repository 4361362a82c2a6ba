"""What a seat may know: everything but the generator. The whole table lies open."""

from ...kernel.rule import rule
from .state import STREAMS


@rule
def conceal(board, state, seat: int) -> None:
    """Hide, in a copy of the state, what nobody may see."""
    for word in range(4):
        state.seed[word] = 0
    for stream in range(STREAMS):
        state.drawn[stream] = 0
