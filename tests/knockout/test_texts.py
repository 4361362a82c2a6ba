"""Every event, refusal, action, phase and option has its text, in both languages."""

import re

import pytest

from passgo import Game
from passgo.editions import LANE_OPTIONS
from passgo.knockout.actions import ACTION_NAMES
from passgo.knockout.events import EVENT_FIELDS
from passgo.knockout.refusals import REFUSAL_FIELDS
from passgo.knockout.state import PHASE_NAMES
from passgo.knockout_texts import LaneTexts
from passgo.texts import LOCALES, Texts


@pytest.fixture(params=LOCALES)
def words(request):
    game = Game.new("knockout", ["ana", "red"], seed=1)
    return LaneTexts(Texts(request.param, "knockout"), game)


def test_every_event_and_refusal_can_be_told(words):
    for name, fields in EVENT_FIELDS.items():
        if name != "none":
            said = words.event(name, dict.fromkeys(fields, 1))
            assert not re.search(r"[{}$]", said.replace("$5", "").replace("$", "")), name
    for name, fields in REFUSAL_FIELDS.items():
        if name != "accepted":
            assert words.refusal(name, dict.fromkeys(fields, 1))


def test_every_name_has_a_text(words):
    for sort, names in (
        ("action", ACTION_NAMES),
        ("phase", PHASE_NAMES),
        ("option", LANE_OPTIONS),
    ):
        for name in names:
            assert words.texts.get(f"knockout-{sort}-{name.replace('_', '-')}")


def test_a_token_is_told_by_colour_and_number(words):
    side = "rouge" if words.texts.locale == "fr" else "red"
    assert words.token(4) == f"{side} 1"
    assert words.side(1) == side.capitalize()
