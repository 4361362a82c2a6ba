"""When and how two sliding tokens meet.

Tokens are equal smooth discs that lose speed at a constant rate. Against a resting token the way
to the contact is a closed form. Two moving tokens are a quartic in time: its monotone pieces are
bracketed, and the root is found by a fixed number of halvings. Only + − × ÷ and the square root
are used, so that every machine finds the same bits.
"""

from math import sqrt

from ...kernel.rule import rule
from .state import V_SPEED, V_UX, V_UY, V_X, V_Y

HALVINGS = 50
NEVER = 1.0e30


@rule
def way_to_resting(motion, mover: int, other: int, reach2: float) -> float:
    """How far a moving token slides until it touches a resting one; NEVER if it passes by."""
    dx = motion[other, V_X] - motion[mover, V_X]
    dy = motion[other, V_Y] - motion[mover, V_Y]
    ahead = dx * motion[mover, V_UX] + dy * motion[mover, V_UY]
    if ahead <= 0.0:
        return NEVER
    gap = dx * dx + dy * dy - reach2
    if gap <= 0.0:
        return 0.0
    inside = ahead * ahead - gap
    if inside <= 0.0:
        return NEVER
    return gap / (ahead + sqrt(inside))


@rule
def way_to_edge(motion, mover: int, half_width: float, length: float) -> float:
    """How far a moving token slides until its centre passes an edge of the board."""
    way = NEVER
    ux = motion[mover, V_UX]
    uy = motion[mover, V_UY]
    if ux > 0.0:
        way = (half_width - motion[mover, V_X]) / ux
    elif ux < 0.0:
        way = (half_width + motion[mover, V_X]) / -ux
    if uy > 0.0:
        way = min(way, (length - motion[mover, V_Y]) / uy)
    elif uy < 0.0:
        way = min(way, motion[mover, V_Y] / -uy)
    return way


@rule
def distance2(c0: float, c1: float, c2: float, c3: float, c4: float, t: float) -> float:
    """The square of the distance of two moving tokens, less that of touching ones."""
    return c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))


@rule
def closing(c1: float, c2: float, c3: float, c4: float, t: float) -> float:
    """How fast that square grows; negative while the tokens come closer."""
    return c1 + t * (2.0 * c2 + t * (3.0 * c3 + t * (4.0 * c4)))


@rule
def turning(
    c1: float, c2: float, c3: float, c4: float, early: float, late: float, sign: float
) -> float:
    """When approach turns to parting or back, between two times at which the signs differ."""
    for _ in range(HALVINGS):
        middle = 0.5 * (early + late)
        if closing(c1, c2, c3, c4, middle) * sign > 0.0:
            early = middle
        else:
            late = middle
    return late


@rule
def touching(
    c0: float, c1: float, c2: float, c3: float, c4: float, early: float, late: float
) -> float:
    """When two tokens touch in a stretch of time in which they only come closer, or NEVER."""
    if distance2(c0, c1, c2, c3, c4, early) <= 0.0:
        return early
    if distance2(c0, c1, c2, c3, c4, late) > 0.0:
        return NEVER
    for _ in range(HALVINGS):
        middle = 0.5 * (early + late)
        if distance2(c0, c1, c2, c3, c4, middle) > 0.0:
            early = middle
        else:
            late = middle
    return late


@rule
def time_to_moving(
    motion, one: int, other: int, reach: float, slowing: float, until: float
) -> float:
    """When two moving tokens touch, if that is before ``until`` and before either stops."""
    dx = motion[other, V_X] - motion[one, V_X]
    dy = motion[other, V_Y] - motion[one, V_Y]
    vx = motion[other, V_UX] * motion[other, V_SPEED] - motion[one, V_UX] * motion[one, V_SPEED]
    vy = motion[other, V_UY] * motion[other, V_SPEED] - motion[one, V_UY] * motion[one, V_SPEED]
    ax = slowing * (motion[other, V_UX] - motion[one, V_UX])
    ay = slowing * (motion[other, V_UY] - motion[one, V_UY])
    # The way of one seen from the other is a parabola. It lies within the triangle of its control
    # points: if all three are beyond reach on the side where the tokens now are, they never meet.
    apart2 = dx * dx + dy * dy
    limit = reach * sqrt(apart2)
    half = 0.5 * until
    ahead = dx * vx + dy * vy
    middle = apart2 + ahead * half
    last = apart2 + ahead * until - (dx * ax + dy * ay) * half * until
    if apart2 > limit and middle > limit and last > limit:
        return NEVER
    c0 = apart2 - reach * reach
    c1 = 2.0 * ahead
    c2 = vx * vx + vy * vy - (dx * ax + dy * ay)
    c3 = -(vx * ax + vy * ay)
    c4 = 0.25 * (ax * ax + ay * ay)
    return first_touch(c0, c1, c2, c3, c4, until)


@rule
def first_touch(c0: float, c1: float, c2: float, c3: float, c4: float, until: float) -> float:
    """The first time the quartic falls to zero: piece by piece between its turning points."""
    # Where the slope itself turns: roots of a quadratic, kept within the time looked at.
    bend1 = 0.0
    bend2 = until
    inside = 9.0 * c3 * c3 - 24.0 * c4 * c2
    if c4 > 0.0 and inside > 0.0:
        root = sqrt(inside)
        bend1 = min(max((-3.0 * c3 - root) / (12.0 * c4), 0.0), until)
        bend2 = min(max((-3.0 * c3 + root) / (12.0 * c4), 0.0), until)
    piece = 0.0
    early = 0.0
    slope = closing(c1, c2, c3, c4, 0.0)
    for stretch in range(3):
        late = until
        if stretch == 0:
            late = bend1
        elif stretch == 1:
            late = bend2
        if late <= early:
            continue
        slope2 = closing(c1, c2, c3, c4, late)
        if slope < 0.0 and slope2 >= 0.0:
            turn = turning(c1, c2, c3, c4, early, late, -1.0)
            time = touching(c0, c1, c2, c3, c4, piece, turn)
            if time < NEVER:
                return time
            piece = turn
        elif slope >= 0.0 and slope2 < 0.0:
            piece = turning(c1, c2, c3, c4, early, late, 1.0)
        early = late
        slope = slope2
    if slope < 0.0:
        return touching(c0, c1, c2, c3, c4, piece, until)
    return NEVER


@rule
def set_velocity(motion, row: int, vx: float, vy: float) -> None:
    """Give a token a velocity, kept as direction and speed."""
    speed = sqrt(vx * vx + vy * vy)
    motion[row, V_SPEED] = speed
    if speed > 0.0:
        motion[row, V_UX] = vx / speed
        motion[row, V_UY] = vy / speed
    else:
        motion[row, V_UX] = 0.0
        motion[row, V_UY] = 0.0


@rule
def bounce(
    motion, one: int, other: int, restitution: float, slow_contact: float, least: float
) -> None:
    """Let two touching tokens part: along the line of their centres, across it nothing changes.

    A slow contact is elastic and parts them with a least speed: without that, tokens lying
    against each other would touch for ever.
    """
    dx = motion[other, V_X] - motion[one, V_X]
    dy = motion[other, V_Y] - motion[one, V_Y]
    apart = sqrt(dx * dx + dy * dy)
    nx = dx / apart
    ny = dy / apart
    vx1 = motion[one, V_UX] * motion[one, V_SPEED]
    vy1 = motion[one, V_UY] * motion[one, V_SPEED]
    vx2 = motion[other, V_UX] * motion[other, V_SPEED]
    vy2 = motion[other, V_UY] * motion[other, V_SPEED]
    approach = (vx1 - vx2) * nx + (vy1 - vy2) * ny
    part = restitution * approach
    if approach < slow_contact:
        part = max(approach, least)
    push = 0.5 * (approach + part)
    set_velocity(motion, one, vx1 - push * nx, vy1 - push * ny)
    set_velocity(motion, other, vx2 + push * nx, vy2 + push * ny)
