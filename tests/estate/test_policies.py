"""Policies over many games: what they decide is accepted, and games end."""

import numpy as np
import pytest

from passgo.editions import load_edition
from passgo.estate.formats.wording import new_action
from passgo.estate.policies import policies, simple_policy
from passgo.estate.rules.state import PHASE_OVER
from passgo.estate.studies import batch
from passgo.game import Game
from tests.properties.tables import TABLES

CLAIMS = ("manual", "auto")


def sizes(edition):
    """The fewest and the most who can sit at a table of this box."""
    return load_edition(edition).box.players


@pytest.mark.parametrize(("edition", "mode"), TABLES)
@pytest.mark.parametrize("policy", range(len(policies.POLICY_NAMES)), ids=policies.POLICY_NAMES)
def test_decisions_are_always_accepted(edition, mode, policy):
    for claims in CLAIMS:
        for seats in sizes(edition):
            games = batch.deal(edition, mode, 100, seats, policy, 11, {"rent_claims": claims})
            assert batch.play(games, 3000, workers=2) == 0
            assert np.all((games.states.number == 3000) | (games.states.phase == PHASE_OVER))


@pytest.mark.parametrize(("edition", "mode"), [table for table in TABLES if table[1] != "timed"])
def test_games_of_the_simple_player_end(edition, mode):
    """All but a few: two who neither lose nor win can go round for a long time."""
    games = batch.deal(edition, mode, 200, 4, policies.SIMPLE, 5)
    assert batch.play(games, 20_000, workers=2) == 0
    ended = games.states.phase == PHASE_OVER
    assert np.count_nonzero(ended) >= 190
    assert np.all((games.states.winners != 0) == ended)


def test_a_policy_without_trades_makes_no_offers():
    games = batch.deal("euro", "standard", 50, 4, policies.SIMPLE, 3)
    games.params[:, :, : simple_policy.PARAMETERS] = simple_policy.NEVER_TRADES
    assert batch.play(games, 3000) == 0
    assert not games.states.offer_number.any()


def test_a_random_player_is_its_seed():
    """Its chance is its own: another seed decides otherwise, the game's seed does not matter."""
    game = Game.new("euro", ["ana", "bob", "cid"], seed=4, options={"dice": "manual"})
    for name, dice in (("ana", [6, 5]), ("bob", [1, 2]), ("cid", [1, 3])):
        game.apply(name, {"roll": dice})
    game.apply("ana", {"roll": [1, 2]})
    found = kinds(game, 100)
    assert len(set(found)) > 1
    game.set_seed(99)
    assert kinds(game, 100) == found


def kinds(game, count):
    """What the random policy would do with many seeds."""
    found = []
    for seed in range(count):
        params = np.zeros(policies.PARAMETERS, np.int64)
        params[0] = seed
        action, reason = new_action(), np.zeros(8, np.int64)
        policies.decide(policies.RANDOM, game.board, game.state, 0, params, action, reason)
        found.append(int(action.kind))
    return found


def test_parameters_have_names_and_defaults():
    names = simple_policy.PARAMETER_NAMES
    assert len(names) == len(simple_policy.DEFAULTS) == len(simple_policy.NEVER_TRADES)
    assert len(names) <= policies.PARAMETERS
