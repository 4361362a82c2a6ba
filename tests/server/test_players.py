"""Scripted players find their way in every edition, by what is offered alone."""

import random

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.game import Game
from tests.server.players import choose, fill_in, word_of


@pytest.mark.parametrize("way", ["main", "random"])
@pytest.mark.parametrize("edition", EDITIONS())
def test_every_action_of_a_scripted_player_is_legal(edition, way):
    rng = random.Random(3)
    game = Game.new(edition, ["ana", "bob", "cid"], seed=1, target=COMPILED)
    most = 12 if game.family.name == "knockout" else 80
    while not game.is_over and len(game.actions) < most:
        seat = game.to_act[0]
        action = choose(game.look().view(seat)["you"]["choices"], rng, way)
        assert action is not None
        game.apply(seat, action)
    assert {word_of(action) for _, action in game.actions} & {"slide", "roll"}


def test_dice_by_hand_are_thrown():
    game = Game.new("euro", ["ana", "bob"], seed=1, options={"dice": "manual"})
    first = game.look().view(game.to_act[0])["you"]["choices"][0]
    action = fill_in(first, random.Random(1))
    assert all(1 <= die <= 6 for die in action["roll"])
