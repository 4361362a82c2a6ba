"""Hide what a seat may not know: only the generator, since the whole table is public."""

from ...kernel.rule import rule
from .state import STREAMS


@rule
def conceal(board, state, seat: int) -> None:
    """Hide the generator in a copy of the state."""
    for word in range(4):
        state.seed[word] = 0
    for stream in range(STREAMS):
        state.drawn[stream] = 0
