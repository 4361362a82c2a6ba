"""How fast slides are, beside a physics engine that steps the same slides.

The peer is pymunk, where it is installed: 1/1000 s a step, friction as a constant deceleration.
"""

import math
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from ..game import Game
from ..game.targets import COMPILED, load
from ..kernel.log import NO_LOG
from .edition.compile import compile_lane
from .edition.loader import load_lane_edition
from .rules import state as st

LANES = 200
SLIDES = 20_000
PEER_SLIDES = 20
STEP = 1e-3
_SLID = st.TOKENS - 1


def random_lanes(seed: int, count: int, tokens: int) -> Any:
    """States with tokens spread over the lane at random, none over another."""
    board = compile_lane(load_lane_edition("knockout"))
    rng = np.random.default_rng(seed)
    states: Any = np.zeros(count, st.STATE_DTYPE).view(np.recarray)
    states.where[:] = st.ABSENT
    for state in states:
        placed = 0
        while placed < tokens:
            x = int(rng.integers(0, board.width + 1))
            y = int(rng.integers(board.go_line, board.length + 1))
            apart = [math.dist((x, y), (int(state.x[n]), int(state.y[n]))) for n in range(placed)]
            if min(apart, default=board.length) >= 2 * board.radius:
                state.x[placed], state.y[placed], state.where[placed] = x, y, st.ON_BOARD
                placed += 1
    return states


def random_aims(seed: int, count: int, lanes: int) -> Any:
    """Aims over all that a hand can do."""
    board = compile_lane(load_lane_edition("knockout"))
    rng = np.random.default_rng(seed)
    aims = np.empty((count, 5), np.int64)
    aims[:, 0] = rng.integers(0, lanes, count)
    aims[:, 1] = _SLID
    aims[:, 2] = rng.integers(board.x_least, board.x_most + 1, count)
    aims[:, 3] = rng.integers(-board.slope_most, board.slope_most + 1, count)
    aims[:, 4] = rng.integers(board.speed_least, board.speed_most + 1, count)
    return aims


def slides_per_second(seconds: float, tokens: int = st.TOKENS) -> float:
    """Slides a second on one core, compiled, with so many tokens in all."""
    board = compile_lane(load_lane_edition("knockout"))
    lanes = random_lanes(1, LANES, tokens - 1)
    aims = random_aims(2, SLIDES, LANES)
    many = load(COMPILED, "knockout.loops.slides", "slide_many")
    work: Any = np.zeros(1, st.STATE_DTYPE).view(np.recarray)
    hits = np.zeros(SLIDES, np.int64)
    out = np.zeros((SLIDES, 3, st.TOKENS), np.int64)
    many(board, lanes, work, aims[:1], NO_LOG, hits, out)
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        many(board, lanes, work, aims, NO_LOG, hits, out)
        done += SLIDES
    return done / (time.perf_counter() - begin)


def peer_slides_per_second() -> float | None:
    """Slides a second of pymunk on the same lanes and aims; None where it is not installed."""
    try:
        # By name: only `make bench` installs it, and no type checker need know it.
        pymunk = import_module("pymunk")
    except ImportError:
        return None
    edition = load_lane_edition("knockout")
    board = compile_lane(edition)
    lanes = random_lanes(1, LANES, st.TOKENS - 1)
    aims = random_aims(2, SLIDES, LANES)[:PEER_SLIDES]
    begin = time.perf_counter()
    for lane, token, x, slope, speed in aims.tolist():
        step_slide(pymunk, edition.lane, board, lanes[lane], (token, x, slope, speed))
    return PEER_SLIDES / (time.perf_counter() - begin)


def step_slide(pymunk: Any, lane: Any, board: Any, state: Any, aim: tuple[int, ...]) -> None:
    """One slide by steps of a thousandth of a second, until all lie still or have left."""
    token, x, slope, speed = aim
    space = pymunk.Space()

    def slow_down(body: Any, _gravity: Any, _damping: float, step: float) -> None:
        velocity = body.velocity
        left = max(velocity.length - lane.deceleration * step, 0)
        body.velocity = velocity.normalized() * left if left else (0, 0)

    bodies = []
    for number in range(st.TOKENS):
        is_slid = number == token
        if state.where[number] != st.ON_BOARD and not is_slid:
            continue
        body = pymunk.Body(1, float("inf"))
        body.position = (
            (x / 10, lane.launch_y)
            if is_slid
            else (int(state.x[number]) / 1000, int(state.y[number]) / 1000)
        )
        body.velocity_func = slow_down
        disc = pymunk.Circle(body, lane.radius)
        disc.elasticity = math.sqrt(int(board.restitution) / 1000)
        space.add(body, disc)
        bodies.append((body, disc))
        if is_slid:
            tangent = slope / 10_000
            ahead = speed / math.hypot(1, tangent)
            body.velocity = (ahead * tangent, ahead)
    while any(body.velocity.length for body, _ in bodies):
        space.step(STEP)
        for body, disc in list(bodies):
            at = body.position
            if not (0 <= at.x <= lane.width and 0 <= at.y <= lane.length):
                space.remove(body, disc)
                bodies.remove((body, disc))


def table_milliseconds(seed: int = 7, seats: int = 4) -> dict[str, float]:
    """What an action costs at a table of four, compiled, in milliseconds of one core.

    It is applied, its events are written down, and every seat and an onlooker get their view, each
    with its choices. Everybody takes what Enter takes, but aims somewhere.
    """
    game = Game.new("knockout", seats, seed=seed, target=COMPILED)
    rng = np.random.default_rng(seed)
    spent = []
    while not game.is_over:
        seat = game.to_act[0]
        main = next(choice for choice in game.look().choices(seat) if choice["main"])
        action = main["action"]
        if main["limits"] is not None:
            aim = {name: float(rng.uniform(*main["limits"][name])) for name in ("x", "speed")}
            action = {"slide": {**action["slide"], **aim}}
        number, record = game.read_action(seat, action)
        begin = time.perf_counter()
        told = [event.wire() for event in game.apply_record(number, record)]
        look = game.look()
        views = [look.view(name) for name in (*game.seats, None)]
        spent.append(1000 * (time.perf_counter() - begin))
        assert told
        assert len(views) > seats
    # The first action loads what the others only use.
    spent = sorted(spent[1:])
    return {
        "knockout_action_at_a_table_of_four_ms": sum(spent) / len(spent),
        "knockout_action_at_a_table_of_four_ms_p99": spent[len(spent) * 99 // 100],
    }


def compare(revision: str, say: Callable[[str], None]) -> dict[str, float]:
    """Against another revision's: nothing, no game of this family is recorded for that."""
    del revision, say
    return {}


def measure(seconds: float, say: Callable[[str], None]) -> dict[str, float]:
    """The figures of the knockout family, by name."""
    say("slides")
    figures = {
        "knockout_state_bytes": float(st.STATE_DTYPE.itemsize),
        "knockout_slides_per_second_16_tokens": slides_per_second(seconds, 16),
        "knockout_slides_per_second_9_tokens": slides_per_second(seconds, 9),
    }
    say("an action at a table of four, knockout")
    figures |= table_milliseconds()
    peer = peer_slides_per_second()
    if peer is not None:
        figures["pymunk_slides_per_second_16_tokens"] = peer
        ours = figures["knockout_slides_per_second_16_tokens"]
        figures["knockout_over_pymunk"] = ours / peer
    return figures
