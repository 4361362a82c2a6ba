"""What the rules leave in the records that a caller lends them."""

import numpy as np

from passgo.editions.arrays import records
from passgo.estate.rules.actions import ACTION_DTYPE, LIST_MAX, NOBODY, NOWHERE
from passgo.estate.rules.legal import CHOICE_ROWS, CHOICE_WIDTH, L_LOT, clear_action, legal
from passgo.estate.rules.step import step
from passgo.game import Game
from passgo.kernel.log import NO_LOG


def table():
    """The first turn of a game."""
    game = Game.new("euro", ["ana", "bob"], seed=1, options={"dice": "manual"})
    for name, dice in (("ana", [6, 5]), ("bob", [1, 2])):
        game.apply(name, {"roll": dice})
    return game


def listed(game, rows):
    """Kind, seat and lot of what the first seat may do, as far as there are rows for it."""
    buffer = np.full((rows, CHOICE_WIDTH), -7, np.int64)
    action = records(1, ACTION_DTYPE)[0]
    count = legal(game.board, game.state, 0, buffer, action, np.zeros(4, np.int64))
    return buffer[:count, : L_LOT + 1].tolist()


def test_a_full_buffer_takes_no_more_choices():
    game = table()
    choices = listed(game, CHOICE_ROWS)
    assert len(choices) >= 3
    for rows in range(1, len(choices)):
        assert listed(game, rows) == choices[:rows]


def test_a_cleared_action_is_as_blank_as_a_new_one():
    new, used = records(2, ACTION_DTYPE)
    clear_action(new)
    assert (new.lot, new.seat, new.pack) == (NOWHERE, NOBODY, NOBODY)
    for name in ACTION_DTYPE.names:
        used[name] = 0 if name == "spare" else 3
    used.count = LIST_MAX
    clear_action(used)
    assert used.tobytes() == new.tobytes()


def test_an_accepted_action_leaves_no_refusal():
    game = table()
    refusal = np.full(4, 9, np.int64)
    number, action = game.read_action("ana", {"roll": [1, 2]})
    assert step(game.board, game.state, number, action, NO_LOG, refusal) == 0
    assert refusal[:2].tolist() == [0, 0]
