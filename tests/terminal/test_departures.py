"""The table's opening words say in which points it differs from the book."""

import pytest

from passgo import Game
from passgo.terminal.rules_played import departures_text, lane_departures_text
from passgo.texts import Texts


def said(edition, locale="en", **options):
    game = Game.new(edition, ["ana", "bob"] if edition != "deska" else 3, options=options)
    return departures_text(game, Texts(locale, game.edition))


def test_a_table_by_the_book_says_so():
    assert said("euro", rent_claims="manual") == "Played by the printed rules."
    assert said("revolution", rent_claims="manual", auction="timer") == (
        "Played by the printed rules."
    )


@pytest.mark.parametrize("edition", ["euro", "disney", "deska", "revolution"])
def test_rents_that_claim_themselves_are_named(edition):
    assert "without a claim, rent_claims = auto (printed: manual)" in said(edition)
    assert "sans être réclamés, rent_claims = auto (imprimé\u00a0: manual)" in said(edition, "fr")
    assert "\n" not in said(edition)


def test_passing_for_a_timer_is_named_where_the_book_has_one():
    assert "have passed, auction = passes (printed: timer)" in said("revolution")
    assert "ont passé, auction = passes (imprimé\u00a0: timer)" in said("revolution", "fr")
    assert "auction" not in said("euro")


def test_another_reading_is_measured_by_our_ruling():
    assert "late_card = true (our ruling: false)" in said("euro", late_card=True)
    assert "notre lecture\u00a0: false" in said("euro", "fr", late_card=True)


def test_a_lane_says_the_same():
    game = Game.new("knockout", ["ana", "bob"], options={"small_teams": True})
    words = lane_departures_text(game, Texts("en", game.edition))
    assert words.endswith("small_teams = true (our ruling: false).")
