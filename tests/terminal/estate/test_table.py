import pytest

from passgo.terminal.estate.person import Habits
from passgo.terminal.estate.table import Table
from passgo.terminal.seats import Seated, parse_seats, seat_all

from ..desk import Answers, begin, deal, give, printed


def table(*answers, attention="needed", **options):
    game, voice = deal(**options)
    begin(game)
    seated = [Seated("ana"), Seated("bob", "simple"), Seated("cleo", "simple")]
    habits = Habits(lambda name: None, attention)
    return Table(game, seated, voice, Answers(*answers), habits)


def test_an_offer_to_an_opponent_is_answered_at_once():
    # Trade, with bob; riga for nothing but 200.
    here = table("3", "1", "1", "", "", "", "200", "")
    give(here.game, "ana", "riga")
    while here.game.turn != "ana":
        here.game.apply(here.game.to_act[0], "end")
    for _ in range(4):
        here.play_once()
    names = [event.name for event in here.game.events]
    assert "offer_made" in names
    assert "offer_rejected" in names or "offer_accepted" in names


def test_a_person_is_asked_out_of_turn_for_an_offer():
    here = table("1")
    begin(here.game, "bob")
    here.game.apply("bob", {"offer": {"to": "ana", "give": {"cash": 100}}})
    for _ in range(3):
        here.play_once()
    assert "Accept from bob: €100 for nothing" in printed(here.voice.console)


@pytest.mark.parametrize(("attention", "is_asked"), [("needed", False), ("turns", True)])
def test_a_person_is_asked_before_the_turns_of_others_on_demand(attention, is_asked):
    here = table(attention=attention)
    begin(here.game, "bob")
    person = here.people["ana"]
    assert person.wants_asking() is is_asked


def test_manual_rents_are_asked_for():
    here = table("", rent_claims="manual")
    game = begin(here.game, "bob")
    give(game, "ana", "riga")
    game.state.claims[0] = (1, 0, 3, 4, int(game.state.turn), 0)
    game.state.claim_count = 1
    for _ in range(2):
        here.play_once()
    assert "Claim €4 in rent on Riga from bob" in printed(here.voice.console)
    assert game.events[-1].name == "rent_paid"


def test_seats_are_read_as_written():
    assert parse_seats("ana, bob:bot,cleo:random") == [
        Seated("ana"),
        Seated("bob", "regular"),
        Seated("cleo", "random"),
    ]


def test_opponents_do_not_take_the_name_of_the_person():
    names = ["Clara", "Oscar", "Zoe", "Max", "Lina", "Hugo", "Mia", "Leo"]
    seats = seat_all("clara", 7, names)
    assert len({seat.name.lower() for seat in seats}) == 8
