"""Editions that play by the rules of another, and who shares what."""

import numpy as np
import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.editions.same_rules import followed, with_followers
from passgo.estate.edition.compile import compile_board
from passgo.rulebook import clauses
from tests.editions.copies import copy_of, put, refusal


def test_an_edition_of_the_same_rules_has_every_flag_of_the_other():
    euro, disney = load_edition("euro"), load_edition("disney")
    assert disney.rules == euro.rules
    assert (disney.rulings, disney.modes) == (euro.rulings, euro.modes)
    named = ("disney", "atlantic", "euro", "atlantis")
    assert tuple(map(followed, named)) == ("euro", "euro", "euro", "atlantis")


def test_who_follows_comes_behind_and_nobody_twice():
    behind = tuple(name for name in EDITIONS() if followed(name) == "euro" and name != "euro")
    assert "disney" in behind
    assert with_followers(("euro", "deska")) == ("euro", *behind, "deska")
    assert with_followers((*behind, "euro")) == (*behind, "euro")
    assert with_followers(("atlantis",)) == ("atlantis",)


def test_a_copy_may_follow_too(tmp_path):
    folder = copy_of("disney", tmp_path)
    assert load_edition(folder).rules == load_edition("euro").rules


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('same_rules_as = "disney"', "same_rules_as: found 'disney', expected deska, euro, "),
        ('same_rules_as = "atlantis"', "same_rules_as: found 'atlantis', expected deska, euro, "),
        ('same_rules_as = "knockout"', "same_rules_as: found 'knockout', expected deska, euro, "),
        ("same_rules_as = 1", "same_rules_as: found 1, expected deska, euro, revolution"),
        (
            'same_rules_as = "euro"\n[rules]\nsalary = 400',
            "rules: found an unknown key, expected only same_rules_as",
        ),
    ],
)
def test_what_cannot_be_followed_is_refused(tmp_path, line, message):
    folder = copy_of("disney", tmp_path)
    put(folder, "rules.toml", 'same_rules_as = "euro"', line)
    assert refusal(folder).startswith(f"{folder}/rules.toml: {message}")


def test_clauses_are_shared_but_for_names_and_pieces():
    held = {clause.id: clause.editions for clause in clauses()}
    assert ("euro" in held["RENT-03"], "disney" in held["RENT-03"]) == (True, True)
    assert ("euro" in held["THEME-01"], "disney" in held["THEME-01"]) == (True, False)


@pytest.mark.parametrize("mode", ["standard", "short", "timed"])
def test_disney_is_played_on_the_very_board_of_euro(mode):
    euro, disney = (compile_board(load_edition(name), mode) for name in ("euro", "disney"))
    assert euro.tobytes() == disney.tobytes()


@pytest.mark.parametrize("mode", ["standard", "short", "timed"])
def test_atlantic_differs_from_euro_in_its_cards_alone(mode):
    euro, atlantic = (compile_board(load_edition(name), mode) for name in ("euro", "atlantic"))
    differ = [name for name in euro.dtype.names if not np.array_equal(euro[name], atlantic[name])]
    assert differ == ["effect", "release_card"]
