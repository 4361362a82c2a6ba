"""One game at the terminal: who is asked when, who is out, and how bots are held and paced."""

import pytest

from passgo.bots import player
from passgo.table import Customs, Habits, Table
from passgo.terminal import advice
from passgo.terminal.advice import Adviser
from passgo.terminal.keyboard import EndOfInput
from passgo.terminal.person import Stop
from passgo.terminal.play_options import PlayOptions
from passgo.terminal.seats import Seated, parse_seats, seat_again, seat_all
from passgo.terminal.sitting import Sitting
from passgo.terminal.warming import Warming

from .screens import begin, give, lay, printed


def sitting(*answers, attention="needed", bots=("bob", "cleo"), pace=0.0, **options):
    screen = lay(answers=answers, **options)
    begin(screen.game)
    clock = Clock()
    table = Table(screen.game, dict.fromkeys(bots, "simple"), clock, Customs(pace=pace))
    for sitter in table.sitters.values():
        sitter.habits = Habits(claims=False, attention=attention)
    warming = Warming("estate", screen.voice.console, screen.voice.texts, in_background=False)
    adviser = Adviser(screen, warming)
    return Sitting(PlayOptions(), table, screen, adviser, None, clock.sleep)


class Clock:
    """Time that passes only during sleeps."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds


def serve(here, most=40):
    """Let things happen until the answers run out."""
    for _ in range(most):
        try:
            here.serve()
        except EndOfInput:
            return


def test_an_offer_to_an_opponent_is_answered_at_once():
    # Trade, with bob; riga for nothing but 200.
    here = sitting("3", "1", "1", "", "", "200", "")
    give(here.game, "ana", "riga")
    serve(here)
    names = [event.name for event in here.game.events]
    assert "offer_made" in names
    assert "offer_rejected" in names or "offer_accepted" in names


def test_a_person_is_asked_out_of_turn_for_an_offer():
    here = sitting("1")
    begin(here.game, "bob")
    here.game.apply("bob", {"offer": {"to": "ana", "give": {"cash": 100}}})
    serve(here, 3)
    assert "Accept from bob: €100 for nothing" in printed(here.voice.console)


@pytest.mark.parametrize(("attention", "is_asked"), [("needed", False), ("turns", True)])
def test_a_person_is_asked_before_the_turns_of_others_on_demand(attention, is_asked):
    here = sitting(attention=attention)
    begin(here.game, "bob")
    serve(here, 2)
    assert ("it is your turn to answer" in printed(here.voice.console)) is is_asked


def test_manual_rents_are_asked_for():
    here = sitting("", rent_claims="manual")
    game = begin(here.game, "bob")
    give(game, "ana", "riga")
    game.state.claims[0] = (1, 0, 3, 4, int(game.state.turn), 0)
    game.state.claim_count = 1
    serve(here, 3)
    assert "Claim €4 rent from bob for Riga" in printed(here.voice.console)
    assert "rent_paid" in [event.name for event in game.events]


@pytest.mark.parametrize(("answer", "way"), [("1", "watch"), ("2", "skip"), ("x", None)])
def test_who_is_out_is_asked_to_watch_to_skip_or_to_stop(answer, way):
    here = sitting("4", "y", answer, mode="short", pace=1.0)
    serve(here, 10)
    said = printed(here.voice.console)
    assert "No player here is still in the game." in said
    assert "   1  Watch the others play on" in said
    assert "   2  Skip to the end" in said
    assert "   3  Stop here; the game is saved" in said
    assert here.table.seating.watching == way
    assert here.table.seating.pace == (0.0 if way == "skip" else 1.0)
    if way is None:
        assert "“x” is not one of the choices" in said


def test_who_is_out_may_stop_and_the_bots_have_not_gone_on():
    here = sitting("4", "y", "3", mode="short")
    with pytest.raises(Stop):
        serve(here, 10)
    assert here.game.actions[-1] == (0, "resign")


def test_bots_are_paced():
    here = sitting(pace=0.5)
    begin(here.game, "bob")
    before = len(here.game.actions)
    serve(here, 20)
    actions = len(here.game.actions) - before
    assert here.table.hours.now == pytest.approx(0.5 * actions, abs=0.6)
    assert actions > 2


def test_the_pace_can_be_changed_in_the_game():
    here = sitting("v 2", "v fast")
    serve(here)
    assert here.table.seating.pace == 2
    said = printed(here.voice.console)
    assert "bots wait 2 s" in said
    assert "“fast” is not a number of seconds" in said


def test_seats_are_read_as_written():
    assert parse_seats("ana, bob:bot,cleo:random") == [
        Seated("ana"),
        Seated("bob", "regular"),
        Seated("cleo", "random"),
    ]


def test_opponents_do_not_take_the_name_of_the_person():
    names = ["Clara", "Oscar", "Zoe", "Max", "Lina", "Hugo", "Mia", "Leo"]
    seats = seat_all("clara", 7, names, ("novice", "shrewd"))
    assert len({seat.name.lower() for seat in seats}) == 8
    assert [seat.kind for seat in seats[1:4]] == ["novice", "shrewd", "novice"]


def test_seats_are_those_that_the_record_remembers():
    players = {"ana": "person", "bob": "shrewd", "cleo": "person"}
    assert seat_again(["ana", "bob", "cleo"], players, None) == [
        Seated("ana"),
        Seated("bob", "shrewd"),
        Seated("cleo"),
    ]
    assert seat_again(["ana", "bob"], None, "bob") == [Seated("ana", "regular"), Seated("bob")]


class Preparing:
    """Heavy bots are never compiled."""

    def is_ready(self):
        return False


@pytest.mark.parametrize(("patience", "is_slow"), [(60.0, False), (0.0, True)])
def test_nobody_waits_for_the_compiler(patience, is_slow, monkeypatch):
    monkeypatch.setattr(advice, "PATIENCE", patience)
    monkeypatch.setattr(player, "COMPILED", "nothing that could be asked")
    screen = lay("knockout", ["ana", "bob"])
    table = Table(screen.game, {"ana": "simple", "bob": "regular"}, Clock())
    here = Sitting(PlayOptions(), table, screen, Adviser(screen, Preparing()), None, lambda _: None)
    while len(here.game.actions) < 4:
        here.serve()
    said = printed(screen.voice.console)
    assert said.count("still being prepared in the background") == 1
    assert said.count("For now regular plays for bots that would think too long.") == is_slow
