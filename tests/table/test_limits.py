"""Limits in an auction: the table bids for a person, one step above the others."""

import json

import pytest

from passgo import Game
from passgo.compiling.targets import INTERPRETED
from passgo.estate.rules.auction import open_auction, seats_in
from passgo.estate.rules.events import SORT_LOT
from passgo.table import Customs, Table, TableError

PARIS = 37


class FalseClock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def pass_by(self, seconds):
        self.now += seconds


def auction(edition="euro", seats=("ana", "bob", "cid"), bots=None, lots=(PARIS,), **options):
    """A table where the first of some lots is up for auction, and the others follow."""
    game = Game.new(edition, seats, seed=5, options=options, target=INTERPRETED)
    while game.phase == "order":
        game.apply(game.to_act[0], "roll")
    clock = FalseClock()
    for lot in reversed(lots):
        open_auction(
            game.board,
            game.state,
            game._log,
            SORT_LOT,
            lot,
            seats_in(game.state),
            game.board.auction_min,
        )
    table = Table(game, bots or {}, clock, Customs(warning=5))
    return table, clock


def done(table):
    """The bids and passes so far."""
    return [(entry.seat, entry.action) for entry in table.news.told if entry.name == "acted"]


def test_a_limit_bids_one_step_above_the_others_and_never_beyond():
    table, clock = auction()
    table.limits.wish("bob", 30)
    table.tick()
    assert done(table) == [("bob", {"bid": 1})]
    table.act("ana", {"bid": 15})
    table.tick()
    table.act("cid", {"bid": 29})
    table.tick()
    assert done(table)[-3:] == [("bob", {"bid": 16}), ("cid", {"bid": 29}), ("bob", {"bid": 30})]
    table.act("ana", {"bid": 31})
    table.tick()
    assert table.limits.own()["bob"]["limit"] == {"amount": 30, "topped": True, "until": 1005.0}
    assert table.due() == 5
    clock.pass_by(5)
    table.tick()
    assert done(table)[-1] == ("bob", "pass")
    assert table.limits.own() == {}


def test_a_limit_that_was_topped_can_be_raised_in_time():
    table, clock = auction()
    table.limits.wish("bob", 30)
    table.act("ana", {"bid": 31})
    table.tick()
    table.limits.wish("bob", 50)
    table.tick()
    clock.pass_by(60)
    table.tick()
    assert done(table)[-1] == ("bob", {"bid": 32})


def test_a_limit_is_withdrawn_and_its_seat_asked_again():
    table, clock = auction()
    table.limits.wish("bob", 300)
    table.tick()
    table.limits.wish("bob", 0)
    table.act("ana", {"bid": 20})
    clock.pass_by(60)
    table.tick()
    assert done(table)[-1] == ("ana", {"bid": 20})
    assert "bob" in table.waiting


def test_two_limits_are_played_out_at_once():
    table, _ = auction()
    table.limits.wish("bob", 300)
    table.limits.wish("cid", 340)
    table.tick()
    assert done(table) == [("bob", {"bid": 300}), ("cid", {"bid": 301})]


@pytest.mark.parametrize(("first", "second"), [("bob", "cid"), ("cid", "bob")])
@pytest.mark.parametrize("leader", ["bob", "cid"])
def test_of_equal_limits_the_one_set_first_wins(first, second, leader):
    table, clock = auction(seats=("ana", "bob", "cid"))
    table.act(leader, {"bid": 20})
    table.limits.wish(first, 300)
    table.limits.wish(second, 300)
    table.tick()
    clock.pass_by(5)
    table.tick()
    assert [seat for seat, action in done(table) if action == "pass"] == [second]
    assert table.game.view(None)["matter"]["bidder"] == first


def test_the_purse_of_another_limit_is_what_counts():
    table, _ = auction()
    table.game.state.cash[1] = 100
    table.limits.wish("bob", 1400)
    table.limits.wish("cid", 1000)
    table.tick()
    assert done(table)[-1] == ("cid", {"bid": 101})


@pytest.mark.parametrize(
    ("edition", "limit", "bids"),
    [("deska", 6050, [20, 6040]), ("revolution", 1_504_999, [10_000, 1_500_000])],
)
def test_bids_are_sums_that_can_be_paid(edition, limit, bids):
    table, _ = auction(edition)
    table.limits.wish("bob", limit)
    table.tick()
    table.act("ana", {"bid": bids[1] - bids[0]})
    table.tick()
    assert [action["bid"] for seat, action in done(table) if seat == "bob"] == bids


def test_a_limit_never_leaks_into_the_next_auction():
    table, clock = auction(lots=(PARIS, 39))
    table.limits.wish("bob", 30)
    table.tick()
    for seat in ("ana", "cid"):
        table.act(seat, "pass")
    assert table.game.phase == "auction"
    assert table.limits.own() == {}
    clock.pass_by(60)
    table.tick()
    assert "bob" in table.waiting


def test_a_limit_needs_an_auction_and_a_sum_that_can_win():
    table, _ = auction()
    table.act("ana", {"bid": 20})
    with pytest.raises(TableError, match="limit_too_low") as refused:
        table.limits.wish("bob", 20)
    assert refused.value.args_by_name == {"found": {"money": 20}, "least": {"money": 21}}
    table.limits.wish("ana", 20)
    table.act("bob", "pass")
    with pytest.raises(TableError, match="not_bidding"):
        table.limits.wish("bob", 500)
    table.seating.lend("cid", "simple")
    with pytest.raises(TableError, match="seat_with_bot"):
        table.limits.wish("cid", 500)


def test_a_bid_beyond_the_limit_ends_it_and_a_lent_seat_has_none():
    table, _ = auction()
    table.limits.wish("bob", 30)
    table.act("bob", {"bid": 40})
    assert table.limits.own() == {}
    table.limits.wish("bob", 60)
    table.seating.lend("bob", "simple")
    assert table.limits.own() == {}


def test_a_limit_is_kept_over_a_restart():
    table, clock = auction()
    table.limits.wish("bob", 30)
    table.limits.wish("cid", 500)
    table.tick()
    memory = json.loads(json.dumps(table.memory()))
    again = Table(table.game, {}, clock, Customs(warning=5), memory=memory)
    assert again.memory() == table.memory()
    assert again.limits.own() == table.limits.own()
    clock.pass_by(5)
    again.tick()
    assert done(again)[-1] == ("bob", "pass")


def test_an_absent_person_is_bound_by_the_limit_and_not_by_a_stand_in():
    table, clock = auction()
    table.limits.wish("bob", 30)
    table.tick()
    table.seating.leave("bob")
    clock.pass_by(120)
    table.act("ana", {"bid": 25})
    table.tick()
    assert done(table)[-1] == ("bob", {"bid": 26})
    table.act("ana", {"bid": 40})
    table.tick()
    assert done(table)[-1] == ("bob", "pass")


def test_entries_do_not_tell_of_a_limit():
    table, _ = auction(bots={"cid": "regular"})
    table.limits.wish("bob", 377)
    table.tick()
    told = [entry.told() for entry in table.news.told]
    assert {entry["by"] for entry in told if entry["seat"] == "bob"} == {"person"}
    assert "377" not in json.dumps(told)
    assert "377" not in json.dumps(table.wire())
