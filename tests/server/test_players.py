"""Scripted players find their way in every edition, by what is offered alone."""

import random

import pytest

from passgo.editions import EDITIONS
from passgo.game import Game
from passgo.game.targets import COMPILED
from tests.server.players import choose, fill_in, word_of


@pytest.mark.parametrize("way", ["main", "random"])
@pytest.mark.parametrize("edition", EDITIONS())
def test_every_action_of_a_scripted_player_is_legal(edition, way):
    for seed in range(3):
        rng = random.Random(seed)
        game = Game.new(edition, ["ana", "bob", "cid"], seed=seed, target=COMPILED)
        for _ in range(300):
            if game.is_over:
                break
            seat = game.to_act[0]
            action = choose(game.look().view(seat)["you"]["choices"], rng, way)
            game.apply(seat, action or "resign")
        assert game.is_over or len(game.actions) == 300
        assert len({word_of(action) for _, action in game.actions}) > (edition != "knockout") * 3


def test_dice_by_hand_are_thrown():
    game = Game.new("euro", ["ana", "bob"], seed=1, options={"dice": "manual"})
    first = game.look().view(game.to_act[0])["you"]["choices"][0]
    action = fill_in(first, random.Random(1))
    assert all(1 <= die <= 6 for die in action["roll"])
