"""Simulate a slide, from contact to contact, until all tokens rest.

Whole numbers go in, and resting places come out rounded to a thousandth of a millimetre. Between
two happenings (a contact, a stop, a fall over the edge) every token follows a known curve, so that
nothing is stepped and nothing is lost. The rows written to the log are the slide's animation.
"""

from math import floor, sqrt

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .contact import NEVER, bounce, set_velocity, time_to_moving, way_to_edge, way_to_resting
from .state import (
    OFF,
    ON_BOARD,
    TOKENS,
    TOKENS_EACH,
    V_SPEED,
    V_TOKEN,
    V_UX,
    V_UY,
    V_WIDTH,
    V_X,
    V_Y,
)
from .striking import approach, part_together, rows_struck

HIT_ANY = 1
HIT_RIVAL = 2
CUT = 4

_STOP = -1
_FALL = -2


@rule
def thousandths(value: float) -> int:
    """A value in whole thousandths, the nearest; halves away from zero, so that mirrors agree."""
    if value < 0.0:
        return -floor(0.5 - value * 1000.0)
    return floor(value * 1000.0 + 0.5)


@rule
def slide(board, state, token: int, x: int, slope: int, speed: int, log) -> int:
    """Slide a token from its place behind GO and move everything it meets.

    Returns what the slid token touched: HIT_ANY, HIT_RIVAL, and CUT if the happenings ran out.
    """
    motion = state.motion
    state.x[token] = x * 100
    state.y[token] = board.launch_y
    state.where[token] = ON_BOARD
    count = 0
    mine = 0
    middle = board.width // 2
    for other in range(TOKENS):
        if state.where[other] == ON_BOARD:
            motion[count, V_X] = (state.x[other] - middle) / 1000.0
            motion[count, V_Y] = state.y[other] / 1000.0
            motion[count, V_UX] = 0.0
            motion[count, V_UY] = 0.0
            motion[count, V_SPEED] = 0.0
            motion[count, V_TOKEN] = other
            if other == token:
                mine = count
            count += 1
    tangent = slope / 10000.0
    vy = speed / sqrt(1.0 + tangent * tangent)
    set_velocity(motion, mine, vy * tangent, vy)
    note_row(board, motion, mine, 0.0, ev.CHANGE_LAUNCHED, log)
    result = run(board, state, motion, count, mine, log)
    lay_down(board, state, motion, count)
    return result


@rule
def run(board, state, motion, count: int, mine: int, log) -> int:
    """Go from happening to happening until nothing moves."""
    slowing = float(board.deceleration)
    reach = board.radius / 500.0
    half_width = board.width / 2000.0
    length = board.length / 1000.0
    now = 0.0
    result = 0
    for _ in range(board.event_cap):
        # The next happening: who, when, and with whom.
        best = NEVER
        who = -1
        what = _STOP
        for row in range(count):
            speed = motion[row, V_SPEED]
            if speed == 0.0:
                continue
            way = speed * speed / (2.0 * slowing)
            happening = _STOP
            edge = way_to_edge(motion, row, half_width, length)
            if edge < way:
                way = edge
                happening = _FALL
            for other in range(count):
                if motion[other, V_SPEED] == 0.0 and motion[other, V_TOKEN] >= 0.0:
                    touch = way_to_resting(motion, row, other, reach * reach)
                    if touch < way:
                        way = touch
                        happening = other
            time = speed / slowing
            if happening != _STOP:
                time = 2.0 * way / (speed + sqrt(max(speed * speed - 2.0 * slowing * way, 0.0)))
            if time < best:
                best = time
                who = row
                what = happening
        if who < 0:
            return result
        # The same stretch of time for every pair: a shorter one would be halved in other places.
        until = best
        for row in range(count):
            if motion[row, V_SPEED] == 0.0:
                continue
            for other in range(row + 1, count):
                if motion[other, V_SPEED] > 0.0:
                    time = time_to_moving(motion, row, other, reach, slowing, until)
                    if time < best:
                        best = time
                        who = row
                        what = other
        now += best
        for row in range(count):
            if motion[row, V_SPEED] > 0.0:
                glide(motion, row, slowing, best)
        if what == _STOP:
            motion[who, V_SPEED] = 0.0
            note_row(board, motion, who, now, ev.CHANGE_STOPPED, log)
            continue
        if what == _FALL:
            motion[who, V_SPEED] = 0.0
            note_row(board, motion, who, now, ev.CHANGE_FELL, log)
            take_off(state, int(motion[who, V_TOKEN]), OFF)
            motion[who, V_TOKEN] = -1.0
            continue
        result |= strike(board, state, motion, count, mine, who, what, now, log)
    note(log, ev.SLIDE_CUT, board.event_cap, 0, 0, 0, 0, 0, 0)
    return result | CUT


@rule
def strike(
    board, state, motion, count: int, mine: int, who: int, what: int, now: float, log
) -> int:
    """Part two tokens that touch, and with them all that touch at this instant.

    Returns what the slid token touched.
    """
    reach = board.radius / 500.0
    restitution = board.restitution / 1000.0
    slow = float(board.slow_contact)
    least = float(board.least_separation)
    struck = rows_struck(motion, count, reach * reach)
    if struck == 0 or struck == (1 << who) | (1 << what):
        bounce(motion, who, what, restitution, slow, least)
        note_row(board, motion, who, now, ev.CHANGE_STRUCK, log)
        note_row(board, motion, what, now, ev.CHANGE_STRUCK, log)
        return hit_of(motion, who, what) if who == mine or what == mine else 0
    result = hits_of(motion, count, mine, reach * reach)
    part_together(state, motion, count, struck, reach * reach, restitution, slow, least)
    for row in range(count):
        if (struck >> row) & 1:
            note_row(board, motion, row, now, ev.CHANGE_STRUCK, log)
    return result


@rule
def take_off(state, token: int, where: int) -> None:
    """Take a token off the board; a token off the board has no place."""
    state.where[token] = where
    state.x[token] = 0
    state.y[token] = 0


@rule
def hit_of(motion, one: int, other: int) -> int:
    """Whether two touching tokens are of one side or of two."""
    side = int(motion[one, V_TOKEN]) // TOKENS_EACH
    if side == int(motion[other, V_TOKEN]) // TOKENS_EACH:
        return HIT_ANY
    return HIT_ANY | HIT_RIVAL


@rule
def hits_of(motion, count: int, mine: int, reach2: float) -> int:
    """What the slid token touches at this instant."""
    result = 0
    for row in range(count):
        if row != mine and approach(motion, mine, row, reach2) > 0.0:
            result |= hit_of(motion, mine, row)
    return result


@rule
def glide(motion, row: int, slowing: float, time: float) -> None:
    """Let a moving token slide for a time within which nothing happens to it."""
    speed = motion[row, V_SPEED]
    way = time * (speed - 0.5 * slowing * time)
    motion[row, V_X] += motion[row, V_UX] * way
    motion[row, V_Y] += motion[row, V_UY] * way
    # A token on the point of stopping stays in motion until its own stop is the next happening.
    motion[row, V_SPEED] = max(speed - slowing * time, 1.0e-9)


@rule
def note_row(board, motion, row: int, now: float, change: int, log) -> None:
    """Write one row of the animation."""
    if log.shape[0] == 0:
        return
    speed = motion[row, V_SPEED]
    note(
        log,
        ev.TOKEN_MOVED,
        floor(now * 1.0e6 + 0.5),
        int(motion[row, V_TOKEN]),
        thousandths(motion[row, V_X]) + board.width // 2,
        thousandths(motion[row, V_Y]),
        thousandths(motion[row, V_UX] * speed),
        thousandths(motion[row, V_UY] * speed),
        change,
    )


@rule
def lay_down(board, state, motion, count: int) -> None:
    """Round the tokens' resting places and clear their motion."""
    middle = board.width // 2
    for row in range(count):
        token = int(motion[row, V_TOKEN])
        if token >= 0:
            state.x[token] = thousandths(motion[row, V_X]) + middle
            state.y[token] = thousandths(motion[row, V_Y])
        for column in range(V_WIDTH):
            motion[row, column] = 0.0
