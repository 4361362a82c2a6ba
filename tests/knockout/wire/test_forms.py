"""Everything that leaves a game of slides fits its model and can be said."""

import json
import random

import pytest
from pydantic import TypeAdapter

from passgo.editions import EDITIONS
from passgo.game import edition_box
from passgo.knockout.edition.model import KNOCKOUT
from passgo.knockout.wire.models import MODELS
from passgo.texts import LOCALES, Texts
from passgo.wire import models

from .lane_play import TABLES, new_lane, play_lane

VIEW, PREVIEW, BOX = (TypeAdapter(MODELS[name]) for name in ("view", "preview", "box"))
EVENT, REFUSAL = TypeAdapter(models.EventModel), TypeAdapter(models.RefusalModel)


@pytest.mark.parametrize(("count", "second_chance"), TABLES)
def test_views_choices_and_events_fit_their_models(count, second_chance):
    rng = random.Random(f"forms {count} {second_chance}")
    game = new_lane(count, second_chance, seed=rng.randrange(1 << 128))
    texts = [Texts(locale, game.edition) for locale in LOCALES]
    for moment, seat, action in play_lane(game, rng):
        check_views(moment, texts)
        preview = moment.preview(seat, action)
        PREVIEW.validate_python(preview)
        assert preview["refusal"] is None
        assert all(words.say(moment.describe(seat, action)) for words in texts)
    check_views(game, texts)
    for event in game.events:
        EVENT.validate_python(event.wire())
        if event.told:
            assert all(words.say(event.wire()) for words in texts)


def check_views(game, texts):
    """All views of one moment are equal except for each seat's own part."""
    public = game.view(None)
    VIEW.validate_python(public)
    assert json.loads(json.dumps(public)) == public
    for seat in game.seats:
        view = game.view(seat)
        checked = VIEW.validate_python(view)
        choices = checked["you"]["choices"]
        assert {**view, "you": None} == public
        assert sum(choice["main"] for choice in choices) == (seat in public["to_act"])
        for choice in view["you"]["choices"]:
            assert all(words.say(choice) for words in texts)
    assert all(words.say(public["phase_text"]) for words in texts)


def test_a_refusal_fits_its_model_and_can_be_said():
    game = new_lane(2)
    refusal = game.preview(game.turn, {"slide": {"x": 5, "angle": 0, "speed": 1}})["refusal"]
    REFUSAL.validate_python(refusal)
    assert refusal["args"] == {
        "x": {"decimal": 5.0},
        "left": {"decimal": 16},
        "right": {"decimal": 284},
    }
    assert "16 and 284 mm" in Texts("en", "knockout").say(refusal)


@pytest.mark.parametrize("edition", EDITIONS(KNOCKOUT))
def test_a_box_fits_its_model_and_names_its_things(edition):
    box = BOX.validate_python(edition_box(edition))
    for locale in LOCALES:
        texts = Texts(locale, edition)
        for prefix, things in (
            ("space", box["spaces"]),
            ("group", box["groups"]),
            ("colour", box["colours"]),
            ("side", box["colours"]),
        ):
            assert all(texts.name(prefix, thing["id"]) for thing in things)
    for group in box["groups"]:
        values = [space["value"] for space in box["spaces"] if space["id"] in group["spaces"]]
        assert group["bonus"] == 2 * sum(values)


def test_the_aim_in_the_box_stops_on_its_space():
    for space in edition_box("knockout")["spaces"]:
        game = new_lane(2, seed=space["space"], noise="none")
        events = game.apply(game.turn, {"slide": space["aim"]})
        found = [e.args["space"] for e in events if e.name in {"token_rested", "token_jailed"}]
        assert {"space": space["id"]} in found
