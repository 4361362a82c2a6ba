"""Players from outside at a table: they play, they forfeit, and the table goes on and says so."""

import pytest

from passgo.bots import player as players
from passgo.bots.registry import PLAYERS
from passgo.table import Customs, Table
from tests.bots.outside import FAULTY, Sleeper, add, first_main
from tests.table.test_table import make, run

pytestmark = pytest.mark.usefixtures("own_players")


def forfeits(table):
    return [entry for entry in table.news.told if entry.name == "forfeited"]


def think(table, times):
    """Let the bots of a table without people think so many times."""
    for _ in range(times):
        thought = table.next_thought()
        table.settle(thought, thought.decide())


def test_a_player_from_outside_plays():
    add("mine", first_main, title="My bot")
    table, _ = make({"ana": "mine", "bob": "mine", "cid": "simple"}, mode="short")
    think(table, 300)
    assert not forfeits(table)
    acted = [entry for entry in table.news.told if entry.name == "acted"]
    assert {entry.seat for entry in acted} == {"ana", "bob", "cid"}
    assert any(entry.why.why.key == "said" for entry in acted)


@pytest.mark.parametrize("why", FAULTY)
def test_a_table_goes_on_and_says_who_forfeited(why):
    add("faulty", FAULTY[why], title="Faulty one")
    # A game in which a regular player does nothing unasked: one that is silent may.
    bots = {"ana": "faulty", "bob": "novice", "cid": "novice"}
    table, clock = make(bots, mode="short", seed=11)
    run(table, clock)
    assert table.game.is_over
    # Once for each reason, not for each decision.
    (entry,) = forfeits(table)
    assert entry.seat == "ana"
    assert entry.args["bot"] == {"words": "Faulty one"}
    assert entry.args["why"] == why
    assert table.forfeits.last.player == "faulty"
    other, _ = make({**bots, "ana": "regular"}, mode="short", seed=11)
    run(other, clock)
    assert other.game.state_bytes() == table.game.state_bytes()


def test_a_player_that_sleeps_is_asked_once(monkeypatch):
    sleeper = Sleeper()
    monkeypatch.setattr(players.ASKER, "wait", sleeper.asker().wait)
    add("sleepy", sleeper.decide)
    table, clock = make({"ana": "sleepy", "bob": "novice", "cid": "novice"}, mode="short")
    run(table, clock)
    sleeper.wake()
    assert table.game.is_over
    assert [entry.args["why"] for entry in forfeits(table)] == ["late"]
    assert sleeper.asked <= 1


def test_a_stored_table_goes_on_without_the_code_of_its_player():
    add("mine", first_main)
    table, clock = make({"ana": "mine", "bob": "novice", "cid": "novice"}, mode="short")
    think(table, 4)
    PLAYERS.restore({})
    again = Table(table.game, {}, clock, memory=table.memory())
    run(again, clock)
    assert again.game.is_over
    (entry,) = forfeits(again)
    assert (entry.args["bot"], entry.args["why"]) == ({"words": "mine"}, "gone")


def test_a_person_may_leave_a_seat_to_a_player_from_outside():
    add("mine", first_main, title="My bot")
    table, _ = make({"bob": "simple", "cid": "simple"})
    table.seating.lend("ana", "mine")
    assert table.news.told[-1].args["bot"] == {"words": "My bot"}
    think(table, 60)
    assert any(entry.seat == "ana" and entry.by == "bot" for entry in table.news.told)


def test_who_runs_out_of_time_is_served_by_a_stand_in_that_forfeits():
    add("faulty", FAULTY["raised"])
    customs = Customs(decision=10, stand_in="faulty")
    table, clock = make({"bob": "novice", "cid": "novice"}, customs=customs)
    seat = table.game.to_act[0]
    while seat != "ana":
        table.tick()
        clock.pass_by(table.due() or 0)
        seat = table.game.to_act[0]
    before = len(table.game.actions)
    clock.pass_by(11)
    table.tick()
    assert len(table.game.actions) > before
    assert [entry.args["why"] for entry in forfeits(table)] == ["raised"]
