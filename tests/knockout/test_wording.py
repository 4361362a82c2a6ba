"""Actions of the knockout family that are not written as they should be, or are far out."""

import pytest

from passgo import Game
from passgo.errors import ActionError, IllegalAction
from passgo.knockout.rules.actions import NOWHERE

AIM = {"x": 150, "angle": 0, "speed": 1.2}


@pytest.fixture(scope="module")
def game():
    return Game.new("knockout", ["blue", "red"], seed=1)


@pytest.mark.parametrize("key", ["x", "angle", "speed"])
@pytest.mark.parametrize(
    "value", [10**400, pytest.param(1 << 20_000, id="huge"), float("nan"), float("inf"), "1", True]
)
def test_what_is_no_number_is_refused(game, key, value):
    with pytest.raises(ActionError, match=rf"^slide\.{key}: found .+, expected a number$"):
        game.apply("blue", {"slide": {**AIM, key: value}})


@pytest.mark.parametrize("value", [1e308, -1e308, 10**30])
def test_what_is_far_out_is_for_the_rules_to_refuse(game, value):
    with pytest.raises(IllegalAction, match="bad_place"):
        game.apply(game.to_act[0], {"slide": {**AIM, "x": value}})


def test_the_go_line_is_no_space(game):
    with pytest.raises(ActionError, match="found 'go', expected 0 to"):
        game.wording.space("tokens", "go")
    assert game.wording.read({"railroad": "go"}).space == NOWHERE
