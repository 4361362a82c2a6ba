"""Everything that leaves a game fits its model, in random games of every edition."""

import random

import pytest
from pydantic import TypeAdapter

from passgo.editions import EDITIONS, load_edition
from passgo.errors import IllegalAction
from passgo.estate.edition.model import ESTATE
from passgo.estate.wire.models import MODELS
from passgo.game import edition_box
from passgo.texts import LOCALES, Texts
from passgo.wire import models
from tests.estate.wire.test_choices import built
from tests.playing import SEATS, TABLES, new_table, play, random_action

VIEW, PREVIEW, BOX = (TypeAdapter(MODELS[name]) for name in ("view", "preview", "box"))
EVENT, REFUSAL = TypeAdapter(models.EventModel), TypeAdapter(models.RefusalModel)


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES)
def test_views_choices_and_events_fit_their_models(edition, mode, dice):
    rng = random.Random(f"forms {edition} {mode} {dice}")
    game = new_table(edition, mode, dice, seed=rng.randrange(1 << 128))
    texts = [Texts(locale, game.edition) for locale in LOCALES]
    done = 0
    for moment in play(game, rng, 80):
        for event in moment.events[done:]:
            EVENT.validate_python(event.wire())
        done = len(moment.events)
        if rng.random() > 0.15:
            continue
        VIEW.validate_python(moment.view(None))
        for seat in SEATS:
            view = VIEW.validate_python(moment.view(seat))
            assert sum(choice["main"] for choice in view["you"]["choices"]) <= 1
            for choice in moment.look().choices(seat):
                assert all(words.say(choice) for words in texts)
        chosen = random_action(moment, rng)
        if chosen is not None:
            PREVIEW.validate_python(moment.preview(*chosen))
            assert all(words.say(moment.describe(*chosen)) for words in texts)
    TypeAdapter(models.SettingModel).validate_python(game.setting())


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_a_box_fits_its_model(edition):
    box = BOX.validate_python(edition_box(edition))
    for locale in LOCALES:
        texts = Texts(locale, edition)
        for square in box["squares"]:
            assert texts.name("square", square["id"])
        for pack in box["packs"]:
            assert all(texts.name("card", card) for card in pack["cards"])
    assert edition_box(load_edition(edition)) == edition_box(edition)


def test_a_box_prints_the_salary_and_the_rent_of_a_whole_colour():
    box = BOX.validate_python(edition_box("euro"))
    assert box["salary"] == 200
    assert box["squares"][26]["group_rent"] == 44
    assert box["squares"][5]["group_rent"] is None


def test_a_refusal_fits_its_model_and_can_be_said():
    with pytest.raises(IllegalAction) as refused:
        built().apply("bob", {"mortgage": 1})
    refusal = refused.value.refusal.wire()
    REFUSAL.validate_python(refusal)
    assert Texts("en", "euro").say(refusal) == "Vilnius is not yours: it belongs to ana."
