"""The reason why a side got nothing is reported exactly then, and is correct."""

import random

import pytest

from passgo.knockout.formats.scenario import start
from passgo.knockout.rules.state import IN_JAIL, OFF
from passgo.knockout.wire.empty import NOTHING, WAYS
from passgo.texts import Texts

from .lane_play import TABLES, new_lane, play_lane

PAYING = {"property_collected", "bonus_collected", "house_doubled", "pot_shared"}


@pytest.mark.parametrize(("count", "second_chance"), TABLES)
def test_who_gets_nothing_is_told_once_a_round(count, second_chance):
    rng = random.Random(f"empty {count} {second_chance}")
    game = new_lane(count, second_chance, seed=rng.randrange(1 << 128))
    for _ in play_lane(game, rng, leaving=0):
        pass
    sides = set(range(int(game.board.sides)))
    paid, empty, rounds = set(), set(), 0
    for event in game.events:
        if event.name in PAYING:
            paid.add(event.fields["side"])
        elif event.name == NOTHING:
            assert event.told
            empty.add(event.fields["side"])
            numbers = event.fields
            assert sum(numbers[way] for way in WAYS) + numbers["taken"].bit_count() <= 4
            assert event.args["why"]["list"]
        elif event.name == "pot_left":
            assert (paid | empty, paid & empty) == (sides, set())
            paid, empty, rounds = set(), set(), rounds + 1
    assert rounds == len(sides)
    check_last(game)


def check_last(game):
    """After the last round the tokens still lie where they were scored."""
    end = [event.name for event in game.events].index("game_won")
    last = max(n for n, event in enumerate(game.events[:end]) if event.name == "scoring_started")
    for event in game.events[last:end]:
        if event.name == NOTHING:
            first = 4 * event.fields["side"]
            places = game.state.where[first : first + 4].tolist()
            assert event.fields["off"] == places.count(OFF)
            assert event.fields["jail"] == places.count(IN_JAIL)


def told(order=("red", "blue"), **tokens):
    """What the second side hears of a round scored with tokens like these."""
    given = {"phase": "score", **{side: {"tokens": list(on)} for side, on in tokens.items()}}
    given["order"] = list(order)
    content = {"players": list(tokens), "given": given}
    game = start("knockout", content, "interpreted")
    texts = Texts("en", "knockout")
    return [texts.say(event.wire()) for event in game.events if event.name == NOTHING]


BAR = {"x": 120, "y": 880}


@pytest.mark.parametrize(
    ("red", "blue", "why"),
    [
        (
            ("boardwalk",),
            ("off", "off", "off", "jail"),
            "3 tokens are off the board and one token is in jail",
        ),
        (
            ("boardwalk",),
            ("luxury_tax", "house_1", "off", "off"),
            "2 tokens are off the board, one token is on Luxury Tax and one token is on a House"
            " with nothing to double",
        ),
        (
            ({"x": 250, "y": 880}, "off"),
            ({"x": 283, "y": 895}, "off", "off", "off"),
            "3 tokens are off the board and another side collects first for Boardwalk",
        ),
        (
            ({"x": 100, "y": 880}, {"x": 150, "y": 880}),
            ({"x": 200, "y": 880}, "off", "off", "off"),
            "3 tokens are off the board and another side has more tokens on Free Parking",
        ),
    ],
)
def test_the_reasons(red, blue, why):
    red = [*red, *["off"] * (4 - len(red))]
    assert told(red=red, blue=blue) == [f"Blue gets nothing: {why}."]
