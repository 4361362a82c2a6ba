"""Every option alone, on a crowded table: the laws are kept and ``legal`` is right there too."""

import os
import random

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions.arrays import records
from passgo.estate.policies import policies
from passgo.estate.rules.state import ROUND_DTYPE
from passgo.game import Game
from tests.own_rules import OWN_RULES
from tests.properties.tables import NAMES, crowd, house_rules
from tests.properties.test_whole_games import play_on
from tests.properties.trial import Trial
from tests.properties.universe import Universe, assert_legal_is_all

MODES = {"tie_rule": "short", "timed": "short"}
"""Options that only a game with a count of wealth can set; all others are tried in the standard."""

STOPS = int(os.environ.get("PASSGO_STOPS", "2"))
"""At each table."""
ACTIONS = 25
"""Actions between two stops at which everything is asked."""


@pytest.mark.parametrize("edition", OWN_RULES)
def test_every_option_alone(edition):
    tried = set()
    for mode in ("standard", "short"):
        for name, value in house_rules(edition, mode):
            if mode == MODES.get(name, "standard"):
                tried.add(name)
                shake(edition, mode, {name: value})
    assert len(tried) > 25


def shake(edition, mode, option):
    rng = random.Random(f"{edition} {mode} {option}")
    options = {"rent_claims": rng.choice(["manual", "auto"]), **option}
    dealt = Game.new(edition, NAMES[:4], mode, rng.getrandbits(128), options, COMPILED)
    game = crowd(dealt, rng)
    universe, trial = Universe(game), Trial(game)
    asking = records(1, ROUND_DTYPE)[0]
    params = np.zeros(policies.PARAMETERS, np.int64)
    params[0] = rng.getrandbits(32)
    for _ in range(STOPS):
        play_on(game, asking, policies.RANDOM, params, rng, rng.randint(1, ACTIONS))
        assert trial.laws.broken(game.state) == [], option
        trial.put(game.state_bytes())
        if not game.is_over:
            for seat in {game.seat(game.to_act[0]), rng.randrange(len(game.seats))}:
                assert_legal_is_all(game, universe, trial, seat)
