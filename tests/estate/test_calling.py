"""How bots call their bids: in jumps that follow from public facts, and a handful of them."""

import numpy as np
import pytest

from passgo.bots.player import Player, seed_for
from passgo.compiling.targets import INTERPRETED, load
from passgo.estate.policies.calling import SHORTENED, called, is_shortened
from passgo.estate.rules.auction import least_bid
from passgo.estate.rules.matters import offer_lot
from passgo.families import find_family
from passgo.kernel.reason import R_KEY, REASON_WORDS
from tests.terminal.screens import begin, deal, give

SEATS = ["ana", "bob", "cleo", "dora"]
VILNIUS, PARIS = 1, 37


def auction(lot, purses=(1500, 1500, 1500, 1500), owned=(), **options):
    """A lot is up for auction, and nobody has bid."""
    game, _ = deal(seats=SEATS, **options)
    begin(game)
    for seat, lots in owned:
        give(game, seat, *lots)
    game.state.cash[:4] = purses
    offer_lot(game.board, game.state, game._log, 0, lot)
    game.apply("ana", "decline")
    return game


def decided(game, seat, name):
    return Player(name, seed_for(game)).ponder(game, seat).decide(INTERPRETED)


def bid_out(game, names):
    """The sums bid until the lot is sold."""
    players = dict(zip(SEATS, names, strict=True))
    sums = []
    while game.phase == "auction":
        seat = game.to_act[0]
        action = decided(game, seat, players[seat]).action
        if action != "pass":
            sums.append(action["bid"])
        game.apply(seat, action)
    return sums


@pytest.mark.parametrize("names", [("regular",) * 4, ("shrewd", "regular", "novice", "simple")])
@pytest.mark.parametrize("lot", [VILNIUS, PARIS])
def test_a_lot_goes_in_a_handful_of_bids(lot, names):
    sums = bid_out(auction(lot), names)
    assert len(sums) <= 9
    assert sums == sorted(sums)


@pytest.mark.parametrize("name", ["novice", "regular", "shrewd", "simple"])
def test_a_jump_does_not_tell_the_limit(name):
    """Who could go further bids the same."""
    bids = {
        purse: decided(auction(PARIS, (purse, 1500, 1500, 1500)), "ana", name).action["bid"]
        for purse in (500, 700, 1500)
    }
    assert len(set(bids.values())) == 1


def test_a_jump_over_the_limit_is_halved_until_it_fits():
    game = auction(PARIS)
    assert called(game.board, game.state, 0, 101, 101, 400, 20, False) == 101
    assert called(game.board, game.state, 0, 100, 299, 400, 20, False) == 200
    assert called(game.board, game.state, 0, 100, 300, 400, 20, False) == 300
    assert called(game.board, game.state, 0, 100, 300, 400, 20, True) == 200


def test_some_jumps_are_short_without_need():
    game = auction(PARIS)
    short = 0
    for number in range(400):
        game.state.number = number
        short += is_shortened(game.state, 1, 7, 9)
    assert 400 / SHORTENED / 2 < short < 2 * 400 / SHORTENED


def test_nobody_bids_more_than_the_richest_rival_could_top():
    game = auction(PARIS, (1500, 90, 80, 70))
    assert decided(game, "ana", "regular").action == {"bid": 90}
    hidden = auction(PARIS, (1500, 90, 80, 70), cash="hidden")
    assert decided(hidden, "ana", "regular").action["bid"] > 90


def good_price(game, seat, name="shrewd"):
    """What the adviser says is a good price, and why."""
    company = find_family("estate").company
    thought = Player(name, seed_for(game)).ponder(game, seat)
    reason = np.zeros(REASON_WORDS, np.int64)
    price = load(INTERPRETED, company.policies, "price")
    amount = price(
        thought.bot.policy, game.board, thought.seen, thought.seat, thought.params, reason
    )
    return amount, company.reasons[int(reason[R_KEY])]


@pytest.mark.parametrize("bid", [None, 100, 300, 456, 457, 500, 600, 700, 1000])
@pytest.mark.parametrize("purse", [250, 480, 1500])
def test_the_good_price_is_where_a_hint_would_stop(bid, purse):
    game = auction(PARIS, (purse, 1500, 1500, 1500))
    if bid is not None:
        game.apply("bob", {"bid": bid})
    amount, _ = good_price(game, "ana")
    hint = decided(game, "ana", "shrewd").action
    assert (hint != "pass") == (amount >= least_bid(game.board, game.state))


def test_the_good_price_says_why():
    assert good_price(auction(PARIS), "ana")[1] == "worth_the_bid"
    assert good_price(auction(PARIS, (250, 1500, 1500, 1500)), "ana")[1] == "keeps_cash"
    assert good_price(auction(9, owned=[("ana", (6, 8))]), "ana")[1] == "completes_group"
    game = auction(9, owned=[("cleo", (6, 8))])
    game.apply("bob", {"bid": 300})
    assert good_price(game, "ana")[1] == "denies_rival"
    game.apply("cleo", {"bid": 1490})
    amount, why = good_price(game, "ana")
    assert amount < 1490
    assert why == "outbid"


def test_who_leads_is_told_the_same():
    game = auction(PARIS)
    asked = good_price(game, "ana")
    game.apply("ana", {"bid": 200})
    assert good_price(game, "ana") == asked


def test_a_player_without_a_price_says_nothing():
    assert good_price(auction(PARIS), "ana", "simple")[0] == -1
