"""The speed of slides, compared with a physics engine that steps the same slides.

The engine is pymunk, if it is installed: 1/1000 s a step, friction as a constant deceleration.
"""

import math
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from passgo.compiling.targets import COMPILED
from passgo.game import Game
from passgo.knockout.edition.compile import compile_lane
from passgo.knockout.edition.loader import load_lane_edition
from passgo.knockout.rules import state as st
from passgo.knockout.studies.lanes import LANES, random_aims, random_lanes, slide_lanes

SLIDES = 20_000
PEER_SLIDES = 20
STEP = 1e-3


def slides_per_second(seconds: float, tokens: int = st.TOKENS) -> float:
    """Slides a second on one core, compiled, with so many tokens in all."""
    board = compile_lane(load_lane_edition("knockout"))
    lanes = random_lanes(1, LANES, tokens - 1)
    aims = random_aims(2, SLIDES, LANES)
    slide_lanes(board, lanes, aims[:1])
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        slide_lanes(board, lanes, aims)
        done += SLIDES
    return done / (time.perf_counter() - begin)


def peer_slides_per_second() -> float | None:
    """Slides a second of pymunk on the same lanes and aims; None where it is not installed."""
    try:
        # By name: only `make bench` installs it, so type checkers do not know it.
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
    """One slide in steps of a millisecond, until all tokens have stopped or left."""
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

    It is applied, its events are recorded, and every seat and a spectator get their view, each with
    its choices. All seats take what Enter takes, with random aims.
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
    # The first action also loads code.
    spent = sorted(spent[1:])
    return {
        "knockout_action_at_a_table_of_four_ms": sum(spent) / len(spent),
        "knockout_action_at_a_table_of_four_ms_p99": spent[len(spent) * 99 // 100],
    }


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
