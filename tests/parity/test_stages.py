"""A game in stages, as a device plays it, is the game played through: at every table."""

import numpy as np
import pytest

from passgo.estate.loops.lockstep import play_in_stages
from passgo.estate.loops.play import play_counted
from passgo.estate.studies import batch
from passgo.kernel.log import NO_LOG
from tests.properties.tables import TABLES

PLAYERS = (("shrewd", "regular", "novice", "simple"), ("random", "shrewd", "random", "thrifty"))
TURNS = 26


def play(loop, games, *more):
    asking, action, refusal = batch.scratch()
    return loop(
        games.board,
        games.states[0],
        asking[0],
        games.policies,
        games.params[0],
        action[0],
        NO_LOG,
        refusal,
        batch.blank_notes(),
        TURNS,
        400,
        *more,
    )


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_stages_give_the_same_bytes(edition, mode):
    for seed, players in enumerate(PLAYERS):
        one = batch.deal(edition, mode, 1, 4, players, seed, {"rent_claims": "manual"})
        other = batch.Batch(one.board, one.states.copy(), one.params, one.policies, one.seats)
        assert play(play_counted, one, np.zeros(4, np.int64)) == 0
        assert play(play_in_stages, other) == 0
        assert one.states[0].number > 60
        assert np.array_equal(one.words, other.words)
