"""Where a resting token counts: the space with the largest share of it (KO-SLIDE-07).

The share is counted on a lattice of points, a millimetre apart, that moves with the token's
centre; so it is whole numbers and the same everywhere. Margins and what hangs over the edge count
for no space.
"""

from ...kernel.rule import rule
from .state import NOBODY, ON_BOARD

POINT = 1000
HALF_POINT = 500


@rule
def share_of(board, space: int, x: int, y: int) -> int:
    """How many points of a token that lies at a place are on a space."""
    rows = board.disc_rows
    points = 0
    for row in range(rows):
        # The points of a row lie half a millimetre, one and a half, … to either side.
        at = y + (row - rows // 2) * POINT + HALF_POINT
        if at < board.near[space] or at >= board.far[space]:
            continue
        half = board.disc_half[row]
        # Column c stands at x + 1000 c + 500: the first at or after the left side, and so on.
        first = max(-((x + HALF_POINT - board.left[space]) // POINT), -half)
        after = min(-((x + HALF_POINT - board.right[space]) // POINT), half)
        if after > first:
            points += after - first
    return points


@rule
def space_under(board, x: int, y: int) -> int:
    """The space at a point, or −1."""
    for space in range(board.spaces):
        if (
            board.left[space] <= x < board.right[space]
            and board.near[space] <= y < board.far[space]
        ):
            return space
    return NOBODY


@rule
def space_at(board, x: int, y: int) -> int:
    """The space on which a token at a place counts, or −1 where there is none."""
    radius = board.radius
    under = space_under(board, x, y)
    if (
        under >= 0
        and board.left[under] <= x - radius
        and x + radius <= board.right[under]
        and board.near[under] <= y - radius
        and y + radius <= board.far[under]
    ):
        return under
    best = NOBODY
    most = 0
    for space in range(board.spaces):
        if (
            board.right[space] <= x - radius
            or board.left[space] >= x + radius
            or board.far[space] <= y - radius
            or board.near[space] >= y + radius
        ):
            continue
        points = share_of(board, space, x, y)
        # Spaces stand in order from GO: of two with equal shares the nearer stays.
        if points > most or (points == most and points > 0 and space == under):
            most = points
            best = space
    return best


@rule
def space_of(board, state, token: int) -> int:
    """The space a token counts on, or −1 for one that is not on the board."""
    if state.where[token] != ON_BOARD:
        return NOBODY
    return space_at(board, state.x[token], state.y[token])


@rule
def kind_of(board, state, token: int) -> int:
    """The kind of space a token counts on, or −1."""
    space = space_of(board, state, token)
    if space < 0:
        return NOBODY
    return board.kind[space]
