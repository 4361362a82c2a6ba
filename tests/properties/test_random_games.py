"""Whole random games: every position reads back, and the events add up to the state.

``PASSGO_GAMES=500 pytest tests/properties/test_random_games.py`` plays that many of each table.
"""

import os
import random

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions.arrays import records
from passgo.estate.policies import policies
from passgo.estate.rules.state import ROUND_DTYPE
from passgo.game import Game
from tests.playing import usual_parameters
from tests.properties.lane_ledger import LaneLedger
from tests.properties.lane_tables import LANE_TABLES, NAMES
from tests.properties.ledger import Ledger
from tests.properties.tables import TABLES, random_table
from tests.properties.test_lane_games import random_lane_action
from tests.properties.test_whole_games import play_on

GAMES = int(os.environ.get("PASSGO_GAMES", "1"))
LONGEST = 3000
"""Actions after which a random game is left."""
EVERY = {"revolution": 1}
"""How often a position is written, where texts of the unit make for the oddest; else seldom."""
SELDOM = 15
OFTEN = 10


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_positions_read_back_and_events_add_up(edition, mode):
    for number in range(GAMES):
        rng = random.Random(f"{edition} {mode} {number}")
        seats, options = random_table(edition, mode, rng)
        game = Game.new(edition, seats, mode, rng.getrandbits(128), options, COMPILED)
        for moment in random_moments(game, rng):
            if moment.is_over or len(moment.actions) % EVERY.get(edition, SELDOM) == 0:
                assert_reads_back(moment, number)


def random_moments(game, rng):
    """A random game to its end, after each action; what the events say is held against it."""
    ledger = Ledger(game)
    asking = records(1, ROUND_DTYPE)[0]
    params = usual_parameters(policies.RANDOM, game.board, rng.getrandbits(32))
    hour = rng.randrange(1, 1500) if game.board.timed else LONGEST
    told = len(game.events)
    yield game
    while not game.is_over and len(game.actions) < LONGEST:
        before = len(game.actions)
        if before >= hour and not game.state.time_called:
            game.apply("bank", "time_up")
        elif game.phase == "text" and rng.random() < 0.3:
            game.apply("bank", "text_gone")
        else:
            play_on(game, asking, policies.RANDOM, params, rng, 1)
        ledger.hear(game.events[told:])
        told = len(game.events)
        assert ledger.differs(game.state) == [], (game.options, game.actions[before:])
        yield game


def assert_reads_back(game, number):
    """A position says it all. Writing reads it back; whether it does is looked at now and then."""
    text = game.position()
    if not game.is_over and len(game.actions) % OFTEN:
        return
    again = Game.from_position(text, COMPILED)
    assert again.state_bytes() == game.state_bytes(), (number, len(game.actions))
    assert again.position() == text


@pytest.mark.parametrize(("edition", "mode"), LANE_TABLES)
def test_events_of_the_lane_add_up(edition, mode):
    for number in range(GAMES):
        rng = random.Random(f"{edition} {mode} {number}")
        seats = NAMES[: rng.randint(2, len(NAMES))]
        options = {"second_chance": rng.choice(["none", "free", "paid"]), "noise": "skilled"}
        game = Game.new(edition, seats, mode, rng.getrandbits(128), options, COMPILED)
        ledger = LaneLedger(game)
        ledger.hear(game.events)
        assert ledger.differs(game.state) == []
        while not game.is_over:
            if rng.random() < 0.02:
                playing = [seat for n, seat in enumerate(seats) if not game.state.out[n]]
                action = rng.choice(playing), "resign"
            else:
                action = random_lane_action(game, rng)
            ledger.hear(game.apply(*action))
            assert ledger.differs(game.state) == [], action
