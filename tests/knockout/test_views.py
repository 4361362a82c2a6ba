"""Views and positions of knockout games."""

import json

import pytest

from passgo import Game
from passgo.errors import PositionError
from passgo.targets import COMPILED

from .test_rounds import play


def test_a_view_shows_the_table_and_hides_the_generator():
    game = Game.new("knockout", ["ana", "blue"], seed=5)
    game.apply(game.turn, {"slide": {"x": 150, "angle": 0, "speed": 1.2}})
    view = game.view("ana")
    json.dumps(view)
    assert view["rounds"] == 2
    assert view["pot"] == 500
    assert {side["colour"] for side in view["sides"]} >= {"blue"}
    assert sum(len(side["tokens"]) for side in view["sides"]) == 8
    assert game.view(None)["legal"] == []
    actor = game.view(game.to_act[0])
    assert actor["legal"][0]["limits"]["x"] == [16, 284]
    other = Game.new("knockout", ["ana", "blue"], seed=5)
    other.load_state(game.state_bytes())
    other.state.seed[:] = 9
    assert other.view("ana") == view


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_position_reads_back_to_the_same_bytes(seats):
    game = Game.new("knockout", seats, seed=seats, target=COMPILED)

    def check(game):
        if game.state.number % 7 == 0 or game.is_over:
            again = Game.from_position(game.position(), COMPILED)
            assert again.state_bytes() == game.state_bytes()
            assert again.phase == game.phase

    play(game, seats, check)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("passgo position 1", "passgo position 9"),
        ("order 0", "order 3"),
        ("round_no 1", "round_no 7"),
        ("token 0 hand x 0", "token 0 board x 9"),
        ("token 0 hand", "token 0 moon"),
        ("pot 10", "pots 10"),
        ("mode standard", "mode short"),
    ],
)
def test_a_damaged_position_is_refused(old, new):
    text = Game.new("knockout", ["a", "b"], seed=1).position()
    assert old in text or old == "order 0"
    if old in text:
        with pytest.raises(PositionError):
            Game.from_position(text.replace(old, new, 1))
