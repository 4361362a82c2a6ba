"""What a slide would bring if it stopped on a property is what scoring then pays."""

import pytest

from passgo.compiling.targets import COMPILED
from passgo.knockout.formats.scenario import start

SIDES = ("red", "blue", "green")
LIE = {
    "red": ["atlantic_avenue", "marvin_gardens", "boardwalk"],
    "blue": ["ventnor_avenue", "park_place", "baltic_avenue"],
    "green": ["mediterranean_avenue", "free_parking", "off"],
}


def lane(phase, side=None, space=None, order=SIDES):
    given = {"phase": phase, "order": list(order)}
    for name in SIDES:
        given[name] = {"tokens": [*LIE[name], space if name == side else "off"]}
    if phase == "slide":
        given[side] = {"tokens": [*LIE[side], "hand"]}
    return start("knockout", {"players": list(SIDES), "given": given}, COMPILED)


def cash(game, side):
    [found] = [one for one in game.view(None)["sides"] if one["colour"] == side]
    return found["cash"]


@pytest.mark.parametrize("order", [SIDES, ("green", "blue", "red"), ("blue", "red", "green")])
@pytest.mark.parametrize("side", SIDES)
def test_a_prospect_is_what_scoring_pays(side, order):
    asked = lane("slide", side, order=order)
    assert asked.to_act == (side,)
    prospects = {one["space"]: one for one in asked.view(side)["you"]["prospects"]}
    without = cash(lane("score", order=order), side)
    properties = [space for space in asked.edition.spaces if space.kind == "property"]
    for space in properties:
        told = prospects.get(space.id, {"pays": space.value, "bonus": 0})
        paid = cash(lane("score", side, space.id, order), side) - without
        assert paid == told["pays"] + told["bonus"], space.id


def test_only_who_slides_is_told():
    game = lane("slide", "red")
    assert [one["space"] for one in game.view("red")["you"]["prospects"]]
    assert game.view("blue")["you"]["prospects"] == []


def test_every_seat_has_the_hand_its_table_gave_it():
    game = start(
        "knockout",
        {"players": list(SIDES), "options": {"noise": {"blue": "child"}}, "given": {}},
        "interpreted",
    )
    assert [seat["hand"] for seat in game.view(None)["seats"]] == ["casual", "child", "casual"]
