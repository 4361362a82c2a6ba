"""The soak's nonsense: every kind of action there is gets its turn, without being listed again."""

import numpy as np
import pytest

from passgo import Game
from passgo.estate.loops import shaking
from passgo.estate.policies import policies
from passgo.estate.rules import actions as estate
from passgo.estate.rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from passgo.kernel.log import NO_LOG
from passgo.knockout.loops import shaking as lane_shaking
from passgo.knockout.rules import actions as knockout
from passgo.knockout.rules.legal import CHOICE_ROWS as LANE_ROWS
from passgo.knockout.rules.legal import CHOICE_WIDTH as LANE_WIDTH

ROUNDS = 60


def copies_of(game):
    """A game and space for a copy of it, as in the soak."""
    state = np.frombuffer(game.state_bytes(), game.state.dtype)
    states = np.concatenate([state, state]).view(np.recarray)
    return states, states.view(np.int64).reshape(2, -1)


def watch(monkeypatch, module):
    """Gather who tries which kind of action."""
    tried = set()
    step = module.step

    def watched(board, state, seat, action, log, refusal):
        tried.add((int(seat), int(action.kind)))
        return step(board, state, seat, action, log, refusal)

    monkeypatch.setattr(module, "step", watched)
    # The same, whole rows at once: interpreted, word by word takes a minute.
    monkeypatch.setattr(
        module, "copy_words", lambda words, one, two: words.__setitem__(two, words[one])
    )
    monkeypatch.setattr(
        module, "same_words", lambda words, one, two: (words[one] == words[two]).all()
    )
    return tried


@pytest.mark.parametrize("edition", ["euro", "revolution"])
def test_every_kind_is_tried(monkeypatch, edition):
    game = Game.new(edition, ["ana", "bob", "cid"], seed=5)
    states, words = copies_of(game)
    tried = watch(monkeypatch, shaking)
    params = np.zeros((8, policies.PARAMETERS), np.int64)
    rows = np.zeros((CHOICE_ROWS, CHOICE_WIDTH), np.int64)
    action = np.zeros(1, estate.ACTION_DTYPE).view(np.recarray)[0]
    refusal = np.zeros(8, np.int64)
    for number in range(ROUNDS):
        states[0].number = number
        code = shaking.shake_copies(
            game.board, states, words, params, rows, action, NO_LOG, refusal
        )
        assert code == shaking.HOLDS
    kinds = {kind for _, kind in tried}
    assert kinds == set(range(len(estate.ACTION_NAMES) + 1))
    assert {(estate.BANK, estate.HAMMER), (estate.BANK, estate.TIME_UP)} <= tried


def test_every_kind_is_tried_on_a_lane(monkeypatch):
    game = Game.new("knockout", ["ana", "bob"], seed=5)
    states, words = copies_of(game)
    tried = watch(monkeypatch, lane_shaking)
    params = np.zeros(2, np.int64)
    rows = np.zeros((LANE_ROWS, LANE_WIDTH), np.int64)
    action = np.zeros(1, knockout.ACTION_DTYPE).view(np.recarray)[0]
    refusal = np.zeros(8, np.int64)
    for number in range(ROUNDS // 4):
        states[0].number = number
        code = lane_shaking.shake_lane_copies(
            game.board, states, words, params, rows, action, NO_LOG, refusal
        )
        assert code == lane_shaking.HOLDS
    kinds = {kind for _, kind in tried}
    assert kinds == set(range(-1, len(knockout.ACTION_NAMES) + 1))
