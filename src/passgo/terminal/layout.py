"""The screen layout of the forty squares: a frame, or a ring for a round board.

A square is two lines high. Places are lines and columns from the upper left.
"""

from dataclasses import dataclass, replace

SIDE = 10
"""Squares from one corner to the next."""

MIDDLE = 2 * (SIDE - 1)
"""Lines in the middle that no square of the upper or lower side reaches into."""

_ARC = (0, 0, 0, 0, 1, 1)
"""How far the squares of an arc drop, going from its crown to where the ring turns."""

_BULGE = (0, 1, 2, 2, 2, 2)
"""How far those of a side stand out, going from where the ring turns to its middle."""


@dataclass(frozen=True)
class Layout:
    """The places of the squares, and the room inside them."""

    places: tuple[tuple[int, int], ...]
    height: int
    first: int
    """The first line of the middle."""
    left: int
    right: int
    """The first and last column of the middle."""


def lay_out(shape: str, width: int, room: int) -> Layout:
    """Places for squares of a width, in a terminal with room for so many columns."""
    return _ring(width, room) if shape == "round" else _frame(width)


def _frame(width: int) -> Layout:
    step = width + 1
    places = []
    for number in range(4 * SIDE):
        side, along = divmod(number, SIDE)
        column, line = ((SIDE - along, SIDE), (0, SIDE - along), (along, 0), (SIDE, along))[side]
        places.append((2 * line, step * column))
    return Layout(tuple(places), 2 * (SIDE + 1), 2, step, step * SIDE - 1)


def _ring(width: int, room: int) -> Layout:
    """The corners stand below, left, above and right, so that each zone is a quarter."""
    step, half = width + 1, SIDE // 2
    spare = min(_BULGE[-1], max(0, room - (SIDE + 1) * step + 1) // 2)
    bulge = [min(out, spare) for out in _BULGE]
    quarter = [(_ARC[k], step * (half - k) + spare) for k in range(half + 1)]
    quarter += [(_ARC[-1] + 2 * k, spare - bulge[k]) for k in range(1, half + 1)]
    height = 2 * quarter[-1][0]
    across = 2 * (step * half + spare)
    # From the bottom to the left, and on: each quarter is the first one mirrored.
    lower_left = [(height - line, column) for line, column in quarter[:SIDE]]
    upper_left = list(quarter[:0:-1])
    upper_right = [(line, across - column) for line, column in quarter[:SIDE]]
    lower_right = [(height - line, across - column) for line, column in quarter[:0:-1]]
    places = (*lower_left, *upper_left, *upper_right, *lower_right)
    first = _ARC[-1] + 2
    return Layout(places, height + 2, first, step + spare, across - spare - 1)


def widen_sides(layout: Layout, width: int, more: int) -> tuple[Layout, tuple[int, ...]]:
    """Extend the squares of the left and right sides into the middle; the width of each."""
    last = layout.first + MIDDLE - 2
    places, widths = [], []
    for line, column in layout.places:
        is_side = layout.first <= line <= last
        is_right = column > layout.left
        places.append((line, column - more if is_side and is_right else column))
        widths.append(width + more if is_side else width)
    inner = replace(
        layout, places=tuple(places), left=layout.left + more, right=layout.right - more
    )
    return inner, tuple(widths)
