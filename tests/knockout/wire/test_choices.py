"""What choices of a lane cost is what the rules take, and Enter never pays a fee."""

import random

import numpy as np
import pytest

from passgo.kernel.log import LOG_WIDTH
from passgo.knockout.formats.scenario import start
from passgo.knockout.rules.events import BONUS_COLLECTED, HOUSE_DOUBLED
from passgo.knockout.tables import LOG_ROWS
from passgo.knockout.wire.choices import ORDER, word_of
from passgo.texts import Texts

from .lane_play import TABLES, new_lane, play_lane


def tried(game, seat, action):
    """The side's cash after an action less that before, and what was written down."""
    number, record = game.read_action(seat, action)
    seen, side = game.seen(number), int(game.board.side_of[number])
    before = int(seen.cash[side])
    log = np.zeros((LOG_ROWS, LOG_WIDTH), np.int64)
    game.kernel.step(game.board, seen, number, record, log, np.zeros(4, np.int64))
    rows = log[1 : int(log[0, 0]) + 1].tolist()
    return (int(seen.cash[side]) - before) * game.edition.money.unit, rows


@pytest.mark.parametrize(("count", "second_chance"), TABLES)
def test_costs_are_what_the_rules_take(count, second_chance):
    rng = random.Random(f"costs {count} {second_chance}")
    game = new_lane(count, second_chance, seed=rng.randrange(1 << 128))
    for moment, asked, _ in play_lane(game, rng):
        before = moment.state_bytes()
        for seat in moment.seats:
            choices = moment.look().choices(seat)
            legal = [choice.action for choice in moment.legal(seat)]
            assert sorted(map(repr, legal)) == sorted(repr(c["action"]) for c in choices)
            places = [ORDER.index(word_of(choice)) for choice in choices]
            assert places == sorted(places)
            for choice in choices if seat == asked else ():
                check_cost(moment, seat, choice)
        assert moment.state_bytes() == before


def check_cost(game, seat, choice):
    """What an action itself takes or pays, without automatic scoring."""
    word, unit = word_of(choice), game.edition.money.unit
    if word in {"pay", "retry"}:
        assert tried(game, seat, choice["action"])[0] == choice["cost"]
        assert choice["args"]["amount"] == {"money": -choice["cost"]}
    if word == "house":
        _, rows = tried(game, seat, choice["action"])
        [doubled] = [row for row in rows if row[0] == HOUSE_DOUBLED]
        assert doubled[3] * unit == choice["cost"] == choice["effect"]["pays"]
    if choice["main"]:
        assert (choice["cost"] or 0) >= 0


def scored(order=None, **tokens):
    given = {"phase": "score", **{side: {"tokens": list(on)} for side, on in tokens.items()}}
    if order:
        given["order"] = order
    return start("knockout", {"players": list(tokens), "given": given}, "interpreted")


RAIL = ("railroad_1", "mediterranean_avenue", "off", "off")


def rail_choice(game, space):
    return next(
        choice
        for choice in game.look().choices(game.turn)
        if word_of(choice) == "railroad" and choice["effect"]["space"] == space
    )


def test_a_railroad_says_what_it_completes():
    game = scored(red=RAIL, blue=("off",) * 4)
    choice = rail_choice(game, "baltic_avenue")
    assert choice["effect"] == {
        "space": "baltic_avenue",
        "pays": 100,
        "completes": "brown",
        "bonus": 400,
    }
    assert choice["cost"] == 0
    assert rail_choice(game, "park_place")["effect"]["completes"] is None
    _, rows = tried(game, "red", choice["action"])
    assert BONUS_COLLECTED in [row[0] for row in rows]


@pytest.mark.parametrize(("order", "is_first"), [(["red", "blue"], True), (["blue", "red"], False)])
def test_who_is_first_to_collect_decides_what_is_completed(order, is_first):
    other = {"x": 50, "y": 120}
    game = scored(order, red=RAIL, blue=(other, "off", "off", "off"))
    choice = rail_choice(game, "baltic_avenue")
    assert (choice["effect"]["completes"] == "brown") == is_first
    _, rows = tried(game, "red", choice["action"])
    assert (BONUS_COLLECTED in [row[0] for row in rows]) == is_first


def test_enter_takes_what_pays_most():
    game = scored(red=("house_1", "baltic_avenue", "boardwalk", "off"), blue=("off",) * 4)
    [main] = [choice for choice in game.look().choices("red") if choice["main"]]
    assert main["action"] == {"house": "boardwalk"}
    assert Texts("en", "knockout").say(main) == "Boardwalk ($500)"


@pytest.mark.parametrize(
    ("second_chance", "main"), [("free", "retry"), ("paid", "stay"), ("none", "slide")]
)
def test_enter_never_pays_a_fee(second_chance, main):
    given = {"red": {"cash": 300, "tokens": ["hand"] * 4}}
    options = {"second_chance": second_chance}
    content = {"players": ["red", "blue"], "given": given, "options": options}
    game = start("knockout", content, "interpreted")
    game.apply("red", {"slide": {"x": 150, "angle": 0, "speed": 2.5}})
    [choice] = [choice for choice in game.look().choices(game.turn) if choice["main"]]
    assert word_of(choice) == main


def test_a_form_says_what_an_aim_may_be():
    game = new_lane(2)
    choice = game.look().choices(game.turn)[0]
    assert choice["main"]
    assert choice["limits"] == {
        "x": [16, 284],
        "y": [45, 45],
        "angle": [-20, 20],
        "slope": [-3640, 3640],
        "speed": [0.45, 2.5],
    }
    found = game.preview(game.turn, choice["action"])
    assert found == {"refusal": None, "cost": None, "cash_after": None, "effect": None}


def test_a_preview_says_what_is_left():
    given = {"red": {"cash": 300, "tokens": ["hand"] * 4}}
    game = start("knockout", {"players": ["red", "blue"], "given": given}, "interpreted")
    aim = next(s for s in game.family.wire.box(game.edition)["spaces"] if s["id"] == "go_to_jail_1")
    game.apply("red", {"slide": aim["aim"]})
    assert game.phase == "jail"
    found = game.preview("red", "pay")
    assert (found["cost"], found["cash_after"]) == (-100, 200)
    assert game.preview("blue", "pay")["refusal"]["code"] == "not_your_turn"
