"""Presets of editions: every one can be played, and a mistake is one line that says where."""

import pytest

from passgo.editions import EDITIONS, EditionError, OptionError, load_edition
from passgo.editions.presets import BOOK, WORDED, find_preset, preset_text
from passgo.families import find_family
from passgo.game import Game
from passgo.table import Customs
from passgo.texts import LOCALES, Texts
from tests.editions.copies import copy_of_euro, put, refusal


@pytest.mark.parametrize("edition", EDITIONS())
def test_every_preset_can_be_dealt_and_is_worded(edition):
    box = load_edition(edition)
    assert box.presets.offered[0].id == BOOK
    for preset in box.presets.offered:
        least, _ = find_family(box.family).editions.player_range(box, preset.mode)
        game = Game.new(box, least, preset.mode, 7, preset.options)
        assert game.to_act
        Customs(**preset.customs)
        for locale in LOCALES:
            texts = Texts(locale, box)
            assert texts.get(preset_text(preset.id))
            assert texts.get(f"{preset_text(preset.id)}-about")


@pytest.mark.parametrize("edition", EDITIONS())
def test_by_the_book_departs_in_nothing(edition):
    book = find_preset(load_edition(edition), BOOK)
    departures = find_family(load_edition(edition).family).editions.departures
    assert departures(load_edition(edition), book.mode, book.options) == ()


def test_a_quick_evening_is_the_short_game_of_the_book_and_ends_by_the_clock():
    for edition in ("euro", "disney", "deska", "revolution", "atlantic"):
        quick = find_preset(load_edition(edition), "quick")
        assert quick.mode == "short"
        assert quick.options["timed"]
        assert 30 <= quick.options["time_limit"] <= 60


def test_an_edition_of_the_same_rules_has_the_presets_of_the_other():
    euro, atlantic = load_edition("euro"), load_edition("atlantic")
    assert atlantic.presets == euro.presets


def test_an_edition_without_presets_is_offered_its_book(tmp_path):
    folder = copy_of_euro(tmp_path)
    (folder / "presets.toml").unlink()
    presets = load_edition(folder).presets.offered
    assert [(preset.id, dict(preset.options)) for preset in presets] == [
        ("book", {"rent_claims": "manual"})
    ]


def test_an_unknown_preset_names_those_that_there_are():
    with pytest.raises(OptionError, match=r"found .fast., expected book, quick, .* or kids in"):
        find_preset(load_edition("euro"), "fast")


BROKEN = [
    (
        "free_parking_pot = true",
        "free_parking_pots = true",
        "presets[2].options.free_parking_pots: found an unknown option, expected an option such",
    ),
    (
        "free_parking_pot = true",
        "free_parking_pot = 1",
        "presets[2].options.free_parking_pot: found 1, expected true or false",
    ),
    (
        'mode = "short"',
        'mode = "quick"',
        "presets[1].mode: found 'quick', expected standard, short or timed",
    ),
    ('mode = "short"', 'mode = "standard"', "presets[1].options.timed: found true, expected false"),
    ('id = "quick"', 'id = "book"', "presets[1].id: found 'book', expected an id that no other"),
    ("claims = false", "claims = 0", "presets[0].customs.claims: found 0, expected true or false"),
    ("pace = 1.5", "pace = -1", "presets[4].customs.pace: found -1, expected seconds from 0 to"),
    ("pace = 1.5", "speed = 1", "presets[4].customs.speed: found an unknown key, expected only"),
    ("[[presets]]", 'usual = "evening"\n\n[[presets]]', "usual: found 'evening', expected book,"),
    (
        '[[presets]]\nid = "jackpot"',
        '[[presets]]\ntitle = "J"\nid = "jackpot"',
        "presets[2].title: found an unknown key, expected only",
    ),
]


@pytest.mark.parametrize(("old", "new", "message"), BROKEN)
def test_a_mistake_is_one_line(tmp_path, old, new, message):
    folder = copy_of_euro(tmp_path)
    put(folder, "presets.toml", old, new)
    assert f"presets.toml: {message}" in refusal(folder)


def test_a_preset_of_ones_own_needs_words_of_ones_own(tmp_path):
    folder = copy_of_euro(tmp_path)
    put(folder, "presets.toml", 'id = "kids"', 'id = "rainy_day"')
    assert "rainy_day" not in WORDED
    with pytest.raises(EditionError, match="preset-rainy-day: found nothing, expected a text"):
        load_edition(folder)
    for locale in LOCALES:
        path = folder / f"texts.{locale}.ftl"
        own = "\npreset-rainy-day = Rain\npreset-rainy-day-about = Outside\n"
        path.write_text(path.read_text(encoding="utf-8") + own, encoding="utf-8")
    box = load_edition(folder)
    assert box.presets.offered[4].id == "rainy_day"
    assert Texts("en", box).get("preset-rainy-day") == "Rain"
    assert box.digest == load_edition("euro").digest
