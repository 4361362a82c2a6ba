"""Interpreted = compiled for knockout: the same bytes, codes, events and choices after each action.

Interpreted, NumPy's overflow is an error, so that the two can never part in silence.
"""

import random

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED, INTERPRETED
from passgo.game import Game
from passgo.kernel.log import LOG_WIDTH
from tests.knockout.lanes import MOST
from tests.properties.lane_tables import LANE_TABLES, NAMES
from tests.properties.test_lane_games import lane_nonsense, random_lane_action

TABLES = LANE_TABLES
LEAVE = 0.01


def looked(game):
    """Everything a table may ask of a game."""
    return [game.legal(seat) for seat in game.seats], game.to_act, game.phase, game.view(None)


def refusals(game, rng):
    """What the kernel says to nonsense; nothing is done."""
    log, refusal = np.zeros((64, LOG_WIDTH), np.int64), np.zeros(4, np.int64)
    said = []
    for _ in range(5):
        seat, action = rng.randrange(-1, 9), lane_nonsense(rng)
        code = game.kernel.check(game.board, game.state, seat, action, refusal)
        said.append((int(code), refusal.tolist() if code else None, log.tolist()))
    return said


@pytest.mark.parametrize(("edition", "mode"), TABLES)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_whole_games_are_the_same(edition, mode, seats):
    rng = random.Random(seats)
    options = {"second_chance": rng.choice(["free", "paid"]), "noise": "casual"}
    seed = rng.getrandbits(128)
    one, other = (
        Game.new(edition, NAMES[:seats], mode, seed, options, target)
        for target in (INTERPRETED, COMPILED)
    )
    with np.errstate(over="raise"):
        for _ in range(MOST):
            if one.is_over:
                break
            seat, action = random_lane_action(one, rng)
            if rng.random() < LEAVE:
                playing = [n for n in range(seats) if not one.state.out[n]]
                seat, action = rng.choice(playing), "resign"
            assert one.apply(seat, action) == other.apply(seat, action)
            assert one.state_bytes() == other.state_bytes()
            if rng.random() < 0.2:
                assert looked(one) == looked(other)
                word = rng.random()
                assert refusals(one, random.Random(word)) == refusals(other, random.Random(word))
    assert other.is_over
    assert one.winners == other.winners
