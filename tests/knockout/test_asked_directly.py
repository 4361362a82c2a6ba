"""Rules of the lane asked directly: what no wording can say."""

import numpy as np
import pytest

from passgo import Game
from passgo.editions.arrays import records
from passgo.kernel.log import NO_LOG
from passgo.knockout.rules import actions as act
from passgo.knockout.rules import refusals as no
from passgo.knockout.rules.legal import clear_action
from passgo.knockout.rules.state import ASK_HOUSE, PART_SCORE


def refused(kind, phase=None, **fields):
    """The refusal of an action of the seat that is asked, and its first number."""
    game = Game.new("knockout", ["ana", "bob"], seed=1)
    if phase is not None:
        game.state.part, game.state.phase = PART_SCORE, phase
    action = records(1, act.ACTION_DTYPE)[0]
    clear_action(action)
    action.kind = kind
    for name, value in fields.items():
        action[name] = value
    refusal = np.zeros(4, np.int64)
    seat = int(game.state.mover)
    code = game.kernel.check(game.board, game.state, seat, action, refusal)
    return code, int(refusal[0]), int(game.board.spaces)


@pytest.mark.parametrize("kind", [-1, act.WAIT, act.KINDS, act.KINDS + 1])
def test_what_is_no_action_is_unknown(kind):
    assert refused(kind)[:2] == (no.UNKNOWN_ACTION, kind)


def test_a_house_is_for_a_space_of_the_lane():
    code, named, spaces = refused(act.HOUSE, ASK_HOUSE, space=0)
    assert (code, named) == (no.NOT_COLLECTED, 0)
    for space in (-1, spaces, spaces + 1):
        assert refused(act.HOUSE, ASK_HOUSE, space=space)[:2] == (no.NO_SUCH_SPACE, space)


def test_a_cleared_action_is_as_blank_as_a_new_one():
    new, used = records(2, act.ACTION_DTYPE)
    new.token, new.space = act.ANY_TOKEN, act.NOWHERE
    for name in act.ACTION_DTYPE.names:
        used[name] = 3
    clear_action(used)
    assert used.tobytes() == new.tobytes()


def test_an_accepted_action_leaves_no_refusal():
    game = Game.new("knockout", ["ana", "bob"], seed=1)
    refusal = np.full(4, 9, np.int64)
    number, action = game.read_action(game.turn, {"slide": {"x": 150, "angle": 0, "speed": 1.2}})
    assert game.kernel.step(game.board, game.state, number, action, NO_LOG, refusal) == 0
    assert refusal[:2].tolist() == [0, 0]
