"""Families: found by name, each with every part, and no part loaded before it is asked for."""

import subprocess
import sys
from functools import cached_property

import pytest

from passgo.bots.company import Company
from passgo.editions import EDITIONS, EditionError, load_edition
from passgo.errors import OptionError
from passgo.families import FAMILIES, Family, find_family
from passgo.families.tables import Tables
from passgo.game import Game
from passgo.story.family_story import FamilyStory

PARTS = [name for name, part in vars(Family).items() if isinstance(part, cached_property)]


def test_families_are_found_by_name():
    assert {"estate", "knockout"} <= set(FAMILIES)
    for name in FAMILIES:
        assert find_family(name).name == name
        assert find_family(name) is find_family(name)


def test_a_name_that_is_none_is_refused():
    with pytest.raises(OptionError, match="family: found 'chess', expected estate or knockout"):
        find_family("chess")


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_there_and_always_the_same(name, part):
    family = find_family(name)
    assert part in vars(type(family)), f"{name} leaves {part} out"
    assert getattr(family, part) is getattr(family, part)


@pytest.mark.parametrize("name", FAMILIES)
def test_what_a_family_says_of_itself_holds_together(name):
    family = find_family(name)
    edition = load_edition(EDITIONS(name)[0])
    assert (edition.folder / family.edition_file).is_file()
    assert isinstance(family.tables, Tables)
    assert isinstance(family.company, Company)
    assert family.arena.family == name
    told = set().union(*family.undoable.values())
    assert told <= set(family.tables.events)
    least, most = family.editions.player_range(edition, edition.modes[0])
    game = Game.new(edition, least, edition.modes[0], seed=1)
    assert least <= len(game.seats) <= most
    assert game.family is family
    assert family.round(game).next_seat() in game.seats
    assert isinstance(family.story(game), FamilyStory)
    assert set(family.wire.models()) >= {"view", "preview", "box"}
    assert family.wire.progress(game.view(None))["period"] == family.story(game).period


def test_an_edition_of_another_family_is_refused():
    euro, lane = load_edition("euro"), load_edition("knockout")
    with pytest.raises(EditionError, match="found knockout, expected estate"):
        find_family("estate").editions.departures(lane, "standard", {})
    with pytest.raises(EditionError, match="found estate, expected knockout"):
        find_family("knockout").wire.box(euro)


def test_listing_editions_loads_no_rule_and_no_edition():
    code = (
        "import sys; from passgo.editions import EDITIONS; print(len(EDITIONS()));"
        "print([name for name in sys.modules if name == 'numpy' or '.rules' in name"
        " or name.endswith(('.edition', '.formats', '.studies'))])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == [str(len(EDITIONS())), "[]"]
