"""What happens when several tokens touch at the same instant.

Contacts that share a token are parted together: each pushes as hard as its two tokens close in,
and one measure for all of them is found from the energy, so that contacts that are alike part by
the restitution, momentum is kept and no energy is made. The pushes are summed as whole numbers:
neither the numbers of the tokens nor left and right can matter, to the last bit.
"""

from math import floor, sqrt

from ...kernel.rule import rule
from .contact import bounce, set_velocity
from .state import V_SPEED, V_TOKEN, V_UX, V_UY, V_X, V_Y

TOUCH = 1.0e-8
"""By how many mm² the square of a distance may exceed that of touching tokens."""
UNIT = 1099511627776.0
"""A push of one, in whole numbers: two to the fortieth, so that scaling loses nothing."""


@rule
def whole(value: float) -> int:
    """A value in whole parts of a unit, the nearest; halves away from zero, as mirrors need."""
    if value < 0.0:
        return -floor(0.5 - value * UNIT)
    return floor(value * UNIT + 0.5)


@rule
def approach(motion, one: int, other: int, reach2: float) -> float:
    """How fast two tokens that touch close in; 0 if they do not touch, lie still or part."""
    if motion[one, V_SPEED] == 0.0 and motion[other, V_SPEED] == 0.0:
        return 0.0
    if motion[one, V_TOKEN] < 0.0 or motion[other, V_TOKEN] < 0.0:
        return 0.0
    dx = motion[other, V_X] - motion[one, V_X]
    dy = motion[other, V_Y] - motion[one, V_Y]
    apart2 = dx * dx + dy * dy
    if apart2 > reach2 + TOUCH:
        return 0.0
    apart = sqrt(apart2)
    vx = motion[one, V_UX] * motion[one, V_SPEED] - motion[other, V_UX] * motion[other, V_SPEED]
    vy = motion[one, V_UY] * motion[one, V_SPEED] - motion[other, V_UY] * motion[other, V_SPEED]
    return max(vx * (dx / apart) + vy * (dy / apart), 0.0)


@rule
def rows_struck(motion, count: int, reach2: float) -> int:
    """The rows of all tokens that touch another and close in, as a mask."""
    struck = 0
    for one in range(count):
        for other in range(one + 1, count):
            if approach(motion, one, other, reach2) > 0.0:
                struck |= (1 << one) | (1 << other)
    return struck


@rule
def cluster_of(motion, count: int, rows: int, reach2: float) -> int:
    """The first of these rows with all that contacts join to it."""
    cluster = rows & -rows
    grown = 0
    while grown != cluster:
        grown = cluster
        for one in range(count):
            for other in range(one + 1, count):
                pair = (1 << one) | (1 << other)
                joins = cluster & pair != 0 and cluster & pair != pair and rows & pair == pair
                if joins and approach(motion, one, other, reach2) > 0.0:
                    cluster |= pair
    return cluster


@rule
def part_together(
    state,
    motion,
    count: int,
    rows: int,
    reach2: float,
    restitution: float,
    slow: float,
    least: float,
) -> None:
    """Part all tokens in these rows: those that contacts join together, the others by themselves.

    Clusters share no token, so it does not matter which comes first.
    """
    while rows != 0:
        cluster = cluster_of(motion, count, rows, reach2)
        rows &= ~cluster
        first = -1
        last = -1
        size = 0
        for row in range(count):
            if (cluster >> row) & 1:
                first = row if first < 0 else first
                last = row
                size += 1
        if size == 2:
            bounce(motion, first, last, restitution, slow, least)
        else:
            part_cluster(state, motion, count, cluster, reach2, restitution, slow, least)


@rule
def part_cluster(
    state,
    motion,
    count: int,
    cluster: int,
    reach2: float,
    restitution: float,
    slow: float,
    least: float,
) -> None:
    """Part the tokens of one cluster.

    Of all pushes in these proportions the one that stops the approach takes the most energy. As in
    a single contact it is given once for that, and once more by the restitution.
    """
    fastest = 0.0
    for one in range(count):
        for other in range(one + 1, count):
            if (cluster >> one) & (cluster >> other) & 1:
                fastest = max(fastest, approach(motion, one, other, reach2))
    closing = add_pushes(state, motion, count, cluster, reach2, fastest)
    moved = 0
    for row in range(count):
        if (cluster >> row) & 1:
            token = int(motion[row, V_TOKEN])
            px = state.x[token] / UNIT
            py = state.y[token] / UNIT
            moved += whole(px * px + py * py)
    part = restitution * fastest
    if fastest < slow:
        part = max(fastest, least)
    push = (fastest + part) * (float(closing) / float(moved))
    for row in range(count):
        if (cluster >> row) & 1:
            token = int(motion[row, V_TOKEN])
            vx = motion[row, V_UX] * motion[row, V_SPEED] + push * (state.x[token] / UNIT)
            vy = motion[row, V_UY] * motion[row, V_SPEED] + push * (state.y[token] / UNIT)
            set_velocity(motion, row, vx, vy)


@rule
def add_pushes(state, motion, count: int, cluster: int, reach2: float, fastest: float) -> int:
    """Sum the pushes of a cluster's contacts on each of its tokens; the sum of their squares.

    While tokens slide, the whole numbers of their resting places are free to hold the sums.
    """
    for row in range(count):
        if (cluster >> row) & 1:
            state.x[int(motion[row, V_TOKEN])] = 0
            state.y[int(motion[row, V_TOKEN])] = 0
    squares = 0
    for one in range(count):
        for other in range(one + 1, count):
            if (cluster >> one) & (cluster >> other) & 1 == 0:
                continue
            share = approach(motion, one, other, reach2) / fastest
            if share == 0.0:
                continue
            dx = motion[other, V_X] - motion[one, V_X]
            dy = motion[other, V_Y] - motion[one, V_Y]
            apart = sqrt(dx * dx + dy * dy)
            px = whole(share * (dx / apart))
            py = whole(share * (dy / apart))
            state.x[int(motion[one, V_TOKEN])] -= px
            state.y[int(motion[one, V_TOKEN])] -= py
            state.x[int(motion[other, V_TOKEN])] += px
            state.y[int(motion[other, V_TOKEN])] += py
            squares += whole(share * share)
    return squares
