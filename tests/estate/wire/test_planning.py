"""A building plan's preview says of every lot whether the rules accept one more or one less."""

import random

import pytest
from pydantic import TypeAdapter

from passgo.estate.rules.lots import recount
from passgo.estate.wire.models import MODELS
from passgo.game import Game
from passgo.texts import LOCALES, Texts
from tests.estate.wire.test_choices import built

STREETS = [1, 3, 6, 8, 9, 11, 13, 14]


def rich(edition="euro", cash=1500, **options):
    """Ana owns three whole groups and a station; how much she has is up to the test."""
    game = built(edition, **options)
    game.state.owner[[*STREETS, 5]] = 0
    game.state.cash[0] = cash
    recount(game.board, game.state)
    return game


def lots_of(game, action, seat="ana"):
    """The lots of a preview by their number."""
    return {each["lot"]: each for each in game.preview(seat, action)["lots"]}


def code(refusal):
    """The code of a refusal, or None where there is none."""
    return refusal and refusal["code"]


def test_every_lot_of_the_seat_is_there_and_no_other():
    game = rich()
    game.state.owner[39] = 1
    recount(game.board, game.state)
    assert list(lots_of(game, {"build": [1]})) == sorted([*STREETS, 5])
    assert list(lots_of(game, {"sell": []}, "bob")) == [39]
    assert lots_of(game, {"build": [1]}, "cid") == {}


def test_an_empty_plan_says_what_it_may_begin_with():
    game = rich()
    game.state.level[[1, 3]] = 1
    recount(game.board, game.state)
    found = game.preview("ana", {"build": []})
    assert (found["refusal"]["code"], found["steps"], found["cost"]) == ("list_empty", [], None)
    lots = lots_of(game, {"build": []})
    assert (lots[1]["more"], lots[1]["less"]) == (None, None)
    assert (lots[6]["more"], code(lots[6]["less"])) == (None, "no_building")
    assert (code(lots[5]["more"]), code(lots[5]["less"])) == ("not_a_street", "no_building")
    assert lots_of(game, {"sell": []}) == lots


def test_a_dimmed_control_says_why_with_its_numbers():
    game = rich(cash=149)
    game.state.mortgaged[14] = 1
    recount(game.board, game.state)
    lots = lots_of(game, {"build": [6]})
    assert code(lots[6]["more"]) == "not_even"
    assert set(lots[6]["more"]["args"]) == {"lot", "other_lot"}
    assert lots[8]["more"] is None
    assert code(lots[11]["more"]) == "group_mortgaged"
    short = lots_of(game, {"build": [6, 8]})[9]["more"]
    assert (code(short), short["args"]) == (
        "not_enough_cash",
        {"needed": {"money": 150}, "cash": {"money": 149}},
    )
    game.state.houses = 1
    short = lots_of(game, {"build": [6]})[8]["more"]
    assert (code(short), short["args"]) == ("bank_has_no_houses", {"wanted": 1, "left": 0})
    game.state.level[[1, 3]] = 5
    recount(game.board, game.state)
    assert code(lots_of(game, {"build": [6]})[1]["more"]) == "lot_full"
    for locale in LOCALES:
        assert Texts(locale, "euro").say(short)


def test_what_is_planned_may_leave_the_plan_if_the_rest_holds():
    lots = lots_of(rich(), {"build": [1, 3, 1]})
    assert lots[1]["less"] is None
    assert code(lots[3]["less"]) == "not_even"
    assert lots_of(rich(), {"build": [1]})[1]["less"] is None, "nothing is left to refuse"


def test_a_plan_builds_or_sells():
    game = rich()
    game.state.level[[1, 3]] = 2
    recount(game.board, game.state)
    lots = lots_of(game, {"build": [6]})
    assert (code(lots[1]["less"]), code(lots[9]["less"])) == ("plan_builds", "no_building")
    lots = lots_of(game, {"sell": [1]})
    assert (lots[1]["more"], lots[3]["less"]) == (None, None)
    assert (code(lots[1]["less"]), code(lots[6]["more"])) == ("not_even", "plan_sells")
    for locale in LOCALES:
        assert Texts(locale, "euro").say(lots[6]["more"])


def test_in_a_shortage_one_more_is_one_more_wanted():
    game = built()
    game.state.owner[[6, 8, 9]] = 1
    recount(game.board, game.state)
    game.state.houses = 1
    game.apply("ana", {"build": [1]})
    lots = lots_of(game, {"want": [6]}, "bob")
    assert (lots[8]["more"], code(lots[6]["more"])) == (None, "not_even")
    assert lots_of(game, {"want": []}, "bob") == lots_of(game, {"sell": []}, "bob")


def test_other_actions_have_no_lots():
    game = rich()
    assert game.preview("ana", {"mortgage": 5})["lots"] == []
    assert game.preview("bank", "hammer")["lots"] == []


@pytest.mark.parametrize("edition", ["euro", "disney", "deska", "revolution", "atlantic"])
def test_the_answer_is_what_single_questions_would_say(edition):
    """Random plans on random boards: each neighbour is asked about by itself."""
    rng = random.Random(f"plans {edition}")
    for _ in range(12):
        game = rich(edition, cash=rng.choice([60, 300, 5000]))
        game.state.houses = rng.choice([1, 4, 32])
        game.state.level[[1, 3]] = rng.choice([0, 1, 4, 5])
        game.state.mortgaged[rng.choice(STREETS[2:])] = rng.random() < 0.5
        recount(game.board, game.state)
        word = rng.choice(["build", "sell"])
        plan = [
            rng.choice(STREETS[:2] if word == "sell" else STREETS) for _ in range(rng.randrange(5))
        ]
        before = game.state_bytes()
        found = game.preview("ana", {word: plan})
        TypeAdapter(MODELS["preview"]).validate_python(found)
        for each in found["lots"]:
            for way in ("more", "less"):
                assert each[way] == alone(game, word, plan, each["lot"], way), (word, plan, each)
        assert game.state_bytes() == before


def alone(game, word, plan, lot, way):
    """What a preview of the neighbouring plan itself refuses."""
    adds = way == "more" if word == "build" else way == "less"
    if plan and not adds and lot in plan:
        rest = plan.copy()
        del rest[len(rest) - 1 - rest[::-1].index(lot)]
        return game.preview("ana", {word: rest})["refusal"] if rest else None
    if plan and adds:
        return game.preview("ana", {word: [*plan, lot]})["refusal"]
    asked = game.preview("ana", {"build" if way == "more" else "sell": [lot]})["refusal"]
    other = {"code": f"plan_{word}s", "text": f"plan-refused-{word}s", "args": {}}
    return asked or (other if plan else None)


def test_what_others_hide_changes_no_answer():
    """Two games that differ only in what bob hides look the same to ana."""
    poor, wealthy = (hidden(cash) for cash in (0, 3000))
    for plan in ([], [6], [6, 8]):
        assert poor.preview("ana", {"build": plan}) == wealthy.preview("ana", {"build": plan})


def hidden(cash):
    """A shortage is near, cash is hidden, and bob, who could build too, has so much."""
    game = Game.new(
        "euro", ["ana", "bob", "cid"], seed=3, options={"dice": "manual", "cash": "hidden"}
    )
    for name in game.seats:
        game.apply(name, {"roll": [6, 5] if name == "ana" else [1, 1]})
    game.state.owner[[1, 3]] = 1
    game.state.owner[[6, 8, 9]] = 0
    game.state.houses = 1
    game.state.cash[1] = cash
    recount(game.board, game.state)
    return game
