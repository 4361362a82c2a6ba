"""A game may change its target between two actions without any difference."""

import pytest

from passgo.editions import EDITIONS
from passgo.game import Game


@pytest.mark.parametrize("edition", EDITIONS())
def test_a_game_changes_its_target_between_two_actions(edition):
    game, other = (Game.new(edition, 3, seed=4) for _ in range(2))
    for number in range(10):
        game.switch("compiled" if number % 2 else "interpreted")
        assert game.kernel.target == ("compiled" if number % 2 else "interpreted")
        seat = game.to_act[0]
        assert game.view(seat) == other.view(seat)
        choice = next((c for c in game.view(seat)["you"]["choices"] if c["main"]), None)
        action = game.legal(seat)[0].action if choice is None else choice["action"]
        for one in (game, other):
            one.apply(seat, action)
        assert game.state_bytes() == other.state_bytes()
