"""Positions of knockout games."""

import pytest

from passgo import Game
from passgo.compiling.targets import COMPILED
from passgo.errors import PositionError

from .test_rounds import play


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
        ("passgo position 2", "passgo position 9"),
        ("\norder ", "\norder 3 "),
        ("round_no 1", "round_no 7"),
        ("token 0 hand x 0", "token 0 board x 9"),
        ("token 0 hand", "token 0 moon"),
        ("pot 10", "pots 10"),
        ("mode standard", "mode short"),
    ],
)
def test_a_damaged_position_is_refused(old, new):
    text = Game.new("knockout", ["a", "b"], seed=1).position()
    assert old in text
    with pytest.raises(PositionError):
        Game.from_position(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: "edition knockout\n", "line 1: found 'edition knockout', expected"),
        (lambda text: text.replace("mode standard\n", ""), "found no line mode, expected one"),
        (lambda text: text.replace("seed 0", "seed x"), "expected hexadecimal digits"),
        (lambda text: text.replace('seat "b"', "seat b"), "expected a value as in JSON"),
        (lambda text: text + "moon 3\n", "moon: expected a line of a position"),
        (lambda text: text.replace("side 0", "side 9"), "expected 0 to 3"),
        (lambda text: text.replace(" cash 0", " gold 0"), "expected colour cash"),
        (lambda text: text.replace("pot 10", "pot ten"), "expected a whole number"),
        (lambda text: text.replace("pot 10", "pot 1 2"), "found 2 numbers, expected 1"),
        (lambda text: text.replace("pot 10", f"pot {1 << 70}"), "pot"),
        (lambda text: text.replace("pot 10", "pot -10"), "expected 0 to"),
        (lambda text: text + "mover 7\n", "mover: found 7, expected 0 to 1"),
        (lambda text: text + "phase 3\n", "a question that a player can answer"),
        (lambda text: text + "phase 1\n", "winners"),
        (lambda text: text + "winners 1\n", "winners"),
        (lambda text: text + "out 1 1 0 0 0 0 0 0\n", "a question that a player can answer"),
        (lambda text: text.replace("slid_by -1", "slid_by 9", 1), "slid_by: found 9"),
        (
            lambda text: text.replace("token 15 absent", "token 15 hand"),
            "colours that are not in play",
        ),
    ],
)
def test_a_wrong_position_is_told_by_line_or_field(change, told):
    text = Game.new("knockout", ["a", "b"], seed=1).position()
    changed = change(text)
    assert changed != text
    with pytest.raises(PositionError, match=told) as caught:
        Game.from_position(changed)
    assert "\n" not in str(caught.value)
