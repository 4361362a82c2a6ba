"""Batches: game number n of a seed is the same game in any batch and on any number of threads."""

import numpy as np
import pytest

from passgo.compiling.targets import COMPILED
from passgo.estate.policies import policies
from passgo.estate.studies import batch
from passgo.game import Game
from tests.properties.laws import Laws
from tests.properties.tables import TABLES

LIMIT = 600


def played(edition, mode, count, first=0, workers=1, policy=policies.RANDOM):
    games = batch.deal(edition, mode, count, 4, policy, 77, {"rent_claims": "manual"}, first)
    assert batch.play(games, LIMIT, workers) == 0
    return games


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_a_game_is_the_same_in_any_batch(edition, mode):
    whole = played(edition, mode, 12)
    assert np.array_equal(whole.words, played(edition, mode, 12).words)
    assert np.array_equal(whole.words, played(edition, mode, 12, workers=5).words)
    parts = [played(edition, mode, count, first).words for first, count in ((0, 1), (1, 4), (5, 7))]
    assert np.array_equal(whole.words, np.concatenate(parts))


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_a_batch_deals_what_game_deals(edition, mode):
    games = batch.deal(edition, mode, 3, 4, policies.SIMPLE, 77 + (5 << 32), first=8)
    for number in range(3):
        seed = 8 + number + (77 << 32) + (5 << 64)
        one = Game.new(edition, 4, mode, seed, target=COMPILED)
        assert games.states[number].tobytes() == one.state_bytes()


@pytest.mark.parametrize("policy", range(len(policies.POLICY_NAMES)), ids=policies.POLICY_NAMES)
def test_games_stop_where_asked_and_keep_the_laws(policy):
    games = played("deska", "standard", 30, policy=policy)
    laws = Laws(games.board)
    assert all(laws.broken(state) == [] for state in games.states)
    assert games.states.number.max() == LIMIT
    assert len(np.unique(games.words, axis=0)) == 30


def test_games_of_another_seed_are_others():
    first, second = (batch.deal("euro", "standard", 5, 4, 0, seed) for seed in (1, 2))
    assert not np.any(np.all(first.words == second.words, axis=1))


def test_dealing_into_old_memory_makes_the_same_games():
    fresh = batch.deal("euro", "short", 5, 3, ["simple"] * 3, 9, first=4)
    used = batch.deal("euro", "standard", 5, 4, ["regular"] * 4, 2)
    batch.play(used, 600)
    again = batch.deal("euro", "short", 5, 3, ["simple"] * 3, 9, first=4, states=used.states)
    assert again.states is used.states
    assert again.states.tobytes() == fresh.states.tobytes()
