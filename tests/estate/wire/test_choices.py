"""What choices cost is what the rules take; a receipt adds up; nothing is tried on the game."""

import random

import numpy as np
import pytest

from passgo.errors import ActionError
from passgo.estate.rules.lots import recount
from passgo.estate.rules.state import HOTEL
from passgo.estate.wire.choices import ORDER, word_of
from passgo.game import Game
from passgo.kernel.log import NO_LOG
from tests.playing import SEATS, TABLES, new_table, play

UNSURE = {"claim", "build"}
"""A tenant may be short of cash, and a building short in the bank."""


def change(game, seat, action):
    """By how much an action changes a seat's cash, the unit silent, tried on what it sees."""
    if action == "undo":
        later = game.fork()
        later.apply(seat, action)
        return later.view(seat)["you"]["cash"] - game.view(seat)["you"]["cash"]
    number, record = game.read_action(seat, action)
    seen, board = game.seen(number), game.board.copy()
    board.random_chance_num = 0
    before = int(seen.cash[number])
    game.kernel.step(board, seen, number, record, NO_LOG, np.zeros(4, np.int64))
    return (int(seen.cash[number]) - before) * game.edition.money.unit


@pytest.mark.parametrize(("edition", "mode", "dice"), TABLES)
def test_costs_are_what_the_rules_take(edition, mode, dice):
    rng = random.Random(f"costs {edition} {mode} {dice}")
    game = new_table(edition, mode, dice, seed=rng.randrange(1 << 128))
    for moment in play(game, rng, 80):
        if rng.random() > 0.15:
            continue
        before = moment.state_bytes()
        for seat in SEATS:
            choices = moment.look().choices(seat)
            legal = [choice.action for choice in moment.legal(seat)]
            assert sorted(map(repr, legal)) == sorted(repr(c["action"]) for c in choices)
            places = [ORDER[word_of(c)] for c in choices if word_of(c) in ORDER]
            assert places == sorted(places)
            for choice in choices:
                if choice["cost"] is not None and word_of(choice) not in UNSURE:
                    assert change(moment, seat, choice["action"]) == choice["cost"], choice
        assert moment.state_bytes() == before


def built(edition="euro", **options):
    """Ana owns the first two groups; bob the third's first lot."""
    seats = ["ana", "bob", "cid"]
    game = Game.new(edition, seats, seed=3, options={"dice": "manual", **options})
    for name in seats:
        game.apply(name, {"roll": [6, 5] if name == "ana" else [1, 1]})
    game.state.owner[[1, 3, 6, 8]] = 0
    game.state.owner[9] = 1
    recount(game.board, game.state)
    return game


def choice_of(game, seat, action):
    return next(c for c in game.look().choices(seat) if c["action"] == action)


def test_building_says_what_the_rent_becomes():
    choice = choice_of(built(), "ana", {"build": [1]})
    assert choice["cost"] == -50
    assert choice["effect"] == {"lot": 1, "level": 1, "rent_before": 4, "rent_after": 10}
    assert (choice["group"], choice["several"], choice["main"]) == ("build", True, False)


def test_building_on_a_mortgaged_lot_includes_lifting_it():
    game = built("deska")
    game.state.mortgaged[1] = 1
    recount(game.board, game.state)
    choice = choice_of(game, "ana", {"build": [1]})
    redeem = next(lot["redeem"] for lot in game.view(None)["lots"] if lot["lot"] == 1)
    assert choice["effect"]["redeem"] == redeem
    assert -choice["cost"] > redeem
    assert game.state.mortgaged[1] == 1


def test_a_purchase_says_what_it_completes():
    game = built()
    game.state.owner[3] = -1
    recount(game.board, game.state)
    game.apply("ana", {"roll": [1, 2]})
    choice = choice_of(game, "ana", "buy")
    assert choice["main"]
    assert choice["cost"] == -60
    assert choice["effect"] == {"lot": 3, "rent_after": 8, "completes": "brown"}


def big_in_auction(cash):
    """What Enter takes in an auction, with a given amount of money."""
    game = built()
    game.apply("ana", {"roll": [2, 3]})
    game.apply("ana", "decline")
    game.state.cash[1] = cash
    return [word_of(c) for c in game.look().choices("bob") if c["main"]]


def test_a_bid_is_the_main_thing_in_an_auction_and_a_pass_where_none_is_left():
    assert big_in_auction(1500) == ["bid"]
    assert big_in_auction(0) == ["pass"]


def test_what_the_unit_of_a_real_table_shows_can_be_told():
    def told(**options):
        game = built("revolution", **options)
        return game, [c for c in game.look().choices("bob") if word_of(c) == "unit"]

    game, [choice] = told()
    assert choice["limits"]["texts"][:2] == ["ev01", "ev02"]
    assert not choice["main"]
    assert word_of(game.look().choices("bob")[-1]) == "resign"
    assert game.describe("bob", {"unit": "ev02"})["args"]["text"]["text"] == "card-ev02"
    game.apply("bob", {"unit": "ev02"})
    assert game.view(None)["seats"][1]["jail"]
    order = Game.new("revolution", ["ana", "bob"], seed=3, options={"dice": "manual"})
    assert "unit" not in map(word_of, order.look().choices("bob"))
    thrown = Game.new("revolution", ["ana", "bob"], seed=3)
    assert "unit" not in {word_of(c) for seat in thrown.seats for c in thrown.look().choices(seat)}


def test_a_receipt_adds_up():
    game = built()
    before = game.state_bytes()
    found = game.preview("ana", {"build": [1, 3, 1]})
    assert [step["cost"] for step in found["steps"]] == [-50, -50, -50]
    assert [step["level"] for step in found["steps"]] == [1, 1, 2]
    assert (found["cost"], found["cash_after"], found["refusal"]) == (-150, 1350, None)
    assert game.preview("ana", {"build": [1, 1]})["refusal"]["code"] == "not_even"
    assert game.state_bytes() == before


@pytest.mark.parametrize(("edition", "step"), [("euro", 1), ("revolution", 10_000)])
def test_an_offers_cash_comes_in_steps(edition, step):
    game = built(edition)
    [limits] = [
        choice["limits"]
        for choice in game.look().choices("ana")
        if word_of(choice) == "offer" and choice["action"]["offer"]["to"] == "bob"
    ]
    assert limits["step"] == step
    assert limits["give"]["cash"] % step == 0
    fits = {"offer": {"to": "bob", "give": {"cash": 3 * step}, "get": {"lots": [9]}}}
    assert game.why_not("ana", fits) is None
    if step > 1:
        between = {"offer": {"to": "bob", "give": {"cash": 3 * step + 1}, "get": {"lots": [9]}}}
        with pytest.raises(ActionError, match="10"):
            game.why_not("ana", between)


def test_an_offer_is_made_as_it_is_shown():
    game = built()
    game.state.release_holder[0] = 1
    game.apply("ana", {"offer": {"to": "bob", "give": {"cash": 9}, "get": {"cards": ["chance"]}}})
    [shown] = game.view(None)["offers"]
    assert shown["get"] == {"cash": 0, "lots": [], "cards": ["chance"]}
    again = {"offer": {"to": "ana", "give": shown["get"], "get": shown["give"]}}
    assert game.why_not("bob", again) is None
    game.apply("bob", again)
    assert game.view(None)["offers"][1]["give"] == shown["get"]


def test_a_trade_says_whose_group_it_completes():
    game = built()
    offer = {"offer": {"to": "bob", "give": {"cash": 100}, "get": {"lots": [9]}}}
    found = game.preview("ana", offer)
    assert found["trade"]["completes"] == [{"seat": "ana", "group": "light_blue"}]
    assert (found["trade"]["give"]["value"], found["trade"]["get"]["value"]) == (100, 120)
    assert found["cost"] == -100
    game.apply("ana", offer)
    answer = game.preview("bob", {"accept": {"from": "ana"}})
    assert (answer["cost"], answer["cash_after"]) == (100, 1600)
    assert answer["trade"]["completes"] == [{"seat": "ana", "group": "light_blue"}]


def mortgaged_both_ways(edition):
    """The stated cost of a trade of two mortgaged lots, and the questions after it."""
    game = built(edition)
    game.state.mortgaged[[1, 9]] = 1
    recount(game.board, game.state)
    offer = {"offer": {"to": "bob", "give": {"lots": [1]}, "get": {"lots": [9]}}}
    fees = game.preview("ana", offer)["trade"]["fees"]
    assert [(fee["seat"], fee["lots"]) for fee in fees] == [("ana", [9]), ("bob", [1])]
    game.apply("ana", offer)
    game.apply("bob", {"accept": {"from": "ana"}})
    view = game.view(None)
    asked = [each for each in (view["matter"], *view["below"]) if each and each["kind"] == "keep"]
    return fees, {each["seat"]: each["lots"] for each in asked}, view


@pytest.mark.parametrize("edition", ["deska", "revolution"])
def test_a_trade_says_what_mortgaged_lots_will_cost_their_receivers(edition):
    fees, asked, _ = mortgaged_both_ways(edition)
    for fee in fees:
        [lot] = asked[fee["seat"]]
        assert (fee["amount"], fee["redeem"]) == (lot["keep"], lot["redeem"])
        assert fee["amount"] > 0


def test_mortgaged_lots_change_hands_free_where_the_book_asks_nothing():
    fees, asked, view = mortgaged_both_ways("euro")
    assert not asked
    redeem = {lot["lot"]: lot["redeem"] for lot in view["lots"]}
    assert [(fee["amount"], fee["redeem"]) for fee in fees] == [(0, redeem[9]), (0, redeem[1])]


@pytest.mark.parametrize("edition", ["deska", "revolution"])
def test_what_a_trade_leaves_of_a_debt_counts_the_fee_on_mortgaged_lots(edition):
    """Ana owes income tax; bob buys a lot of hers and gives a mortgaged one with his money."""
    game = built(edition)
    unit = game.edition.money.unit
    game.state.mortgaged[9] = 1
    recount(game.board, game.state)
    game.state.cash[0] = 20
    game.state.at[0] = 1
    game.apply("ana", {"roll": [1, 2]})
    owed = game.view("ana")["matter"]["missing"]
    # Enough to pay, were there no fee.
    offer = {"to": "ana", "give": {"cash": owed, "lots": [9]}, "get": {"lots": [1]}}
    game.apply("bob", {"offer": offer})
    found = game.preview("ana", {"accept": {"from": "bob"}})
    [fee] = found["trade"]["fees"]
    assert fee["seat"] == "ana"
    assert (found["cash_after"], found["missing_after"]) == (20 * unit + owed, fee["amount"])
    game.apply("ana", {"accept": {"from": "bob"}})
    game.apply("ana", "keep")
    assert game.view("ana")["matter"]["missing"] == found["missing_after"] > 0


def test_a_trade_says_which_rents_change_and_whose_they_are():
    game = built()
    game.state.owner[[5, 15]] = 0
    game.state.owner[[25, 35]] = 1
    game.state.owner[12] = 0
    game.state.owner[28] = 1
    recount(game.board, game.state)
    before = game.state_bytes()
    offer = {"offer": {"to": "bob", "give": {"lots": [12]}, "get": {"lots": [25]}}}
    rents = game.preview("ana", offer)["trade"]["rents"]
    assert [(each["seat"], each["lot"], each["before"], each["after"]) for each in rents] == [
        ("ana", 5, 50, 100),
        ("bob", 12, 4, 10),
        ("ana", 15, 50, 100),
        ("ana", 25, 50, 100),
        ("bob", 28, 4, 10),
        ("bob", 35, 50, 25),
    ]
    assert [each["lot"] for each in rents if each["per_pip"]] == [12, 28]
    assert game.state_bytes() == before
    game.apply("ana", offer)
    assert game.preview("bob", {"accept": {"from": "ana"}})["trade"]["rents"] == rents
    game.apply("bob", {"accept": {"from": "ana"}})
    paid = {lot["lot"]: lot["rent"] for lot in game.view(None)["lots"]}
    assert {each["lot"]: each["after"] for each in rents} == {
        each["lot"]: paid[each["lot"]] for each in rents
    }


def test_a_colour_completed_with_a_mortgaged_lot_changes_no_rent_yet():
    game = built()
    game.state.mortgaged[9] = 1
    recount(game.board, game.state)
    offer = {"offer": {"to": "bob", "give": {"cash": 100}, "get": {"lots": [9]}}}
    trade = game.preview("ana", offer)["trade"]
    assert (trade["completes"], trade["rents"]) == ([{"seat": "ana", "group": "light_blue"}], [])


def test_raising_money_says_what_is_still_missing():
    game = built()
    game.state.cash[0] = 20
    game.state.at[0] = 1
    game.apply("ana", {"roll": [1, 2]})
    assert game.view("ana")["matter"]["missing"] == 180
    found = game.preview("ana", {"mortgage": 6})
    assert (found["cost"], found["cash_after"], found["missing_after"]) == (50, 70, 130)


def test_an_action_is_named_with_its_details():
    game = built()
    offer = {"offer": {"to": "bob", "give": {"cash": 100}, "get": {"lots": [9]}}}
    found = game.describe("ana", offer)
    assert found["text"] == "action-offer-terms"
    assert found["args"]["give"] == {"list": [{"money": 100}]}
    assert game.describe("ana", {"build": [1, 3]})["text"] == "action-build-lots"
    assert game.describe("bank", "hammer") == {"text": "action-hammer", "args": {}}


def test_a_hotel_is_sold_as_a_hotel():
    game = built()
    game.state.level[[1, 3, 6, 8]] = [HOTEL, 4, 0, 0]
    recount(game.board, game.state)
    assert game.describe("ana", {"sell": [1]})["text"] == "action-sell-hotel"
    game.state.level[1] = 4
    recount(game.board, game.state)
    assert game.describe("ana", {"sell": [1]})["text"] == "action-sell"
