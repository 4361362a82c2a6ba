"""Many slides without leaving native code: for tests, benchmarks and pictures."""

from ...kernel.rule import rule
from ..rules.slide import slide
from ..rules.state import TOKENS


@rule
def slide_many(board, lanes, work, aims, log, hits, out) -> None:
    """Make slides, each on its given lane.

    A row of ``aims`` is lane, token, x, slope and speed. ``work`` is one scratch state; ``hits``
    takes what each slide touched, ``out`` the tokens' x, y and where.
    """
    state = work[0]
    for row in range(aims.shape[0]):
        lane = lanes[aims[row, 0]]
        for token in range(TOKENS):
            state.x[token] = lane.x[token]
            state.y[token] = lane.y[token]
            state.where[token] = lane.where[token]
        hits[row] = slide(board, state, aims[row, 1], aims[row, 2], aims[row, 3], aims[row, 4], log)
        for token in range(TOKENS):
            out[row, 0, token] = state.x[token]
            out[row, 1, token] = state.y[token]
            out[row, 2, token] = state.where[token]
