"""What players bid at an auction, against whom, and the reason they give."""

import pytest

from passgo.bots.player import Player
from passgo.compiling.targets import INTERPRETED
from passgo.estate.rules.events import REASON_TAX
from passgo.estate.rules.matters import offer_lot, open_matter
from passgo.estate.rules.state import PHASE_DEBT
from tests.terminal.screens import begin, deal, give

SEATS = ["ana", "bob", "cleo", "dora"]
COLOUR, LAST = (6, 8), 9
"""Two streets of a colour, and the one that is for sale."""


def auction(purse=1500, **options):
    """The last street of cleo's colour is up for auction."""
    game, _ = deal(seats=SEATS, **options)
    begin(game)
    give(game, "cleo", *COLOUR)
    game.state.cash[:4] = purse
    offer_lot(game.board, game.state, game._log, 0, LAST)
    game.apply("ana", "decline")
    return game


def choice(game, seat="ana", name="shrewd"):
    return Player(name).ponder(game, seat).decide(INTERPRETED)


def own_limit(game):
    """What the lot is worth to ana by itself."""
    decision = choice(game)
    assert decision.reason == "worth_the_bid"
    return decision.parameters["amount"]


def test_a_bid_beyond_the_worth_names_the_rival_who_is_in():
    game = auction()
    limit = own_limit(game)
    game.apply("bob", {"bid": limit})
    decision = choice(game)
    assert decision.action["bid"] > limit
    assert decision.reason == "denies_rival"
    assert decision.parameters == {"lot": LAST, "seat": 2}


def tops(game, amount):
    """Whether ana continues after bob's bid, and against whom."""
    trial = game.fork()
    trial.apply("bob", {"bid": amount})
    decision = choice(trial)
    return decision.action != "pass", decision.parameters.get("seat")


def test_nobody_bids_against_a_rival_who_has_passed():
    game = auction()
    limit = own_limit(game)
    assert tops(game, 1000) == (True, 2)
    game.apply("cleo", "pass")
    assert tops(game, limit) == (True, 1), "bob leads and is the only one left to be kept from it"
    assert tops(game, 1000) == (False, None)


def test_nobody_bids_against_a_rival_who_cannot_top_the_bid():
    game = auction()
    game.state.cash[2] = 350
    assert tops(game, 349) == (True, 2)
    assert tops(game, 350) == (False, None)


def test_a_rival_who_leads_with_its_last_money_is_still_bid_against():
    game = auction()
    limit = own_limit(game)
    game.state.cash[1:4] = limit
    game.apply("cleo", {"bid": limit})
    decision = choice(game)
    assert (decision.reason, decision.parameters["seat"]) == ("denies_rival", 2)


def test_nobody_bids_against_a_debtor():
    game = auction()
    limit = own_limit(game)
    assert tops(game, limit) == (True, 2)
    open_debt_below(game, debtor=2)
    assert tops(game, limit) == (True, 1)


def open_debt_below(game, debtor):
    """A debt that was open before the auction."""
    top = game.state.matters[game.state.depth - 1].copy()
    game.state.depth -= 1
    open_matter(game.state, game._log, PHASE_DEBT, debtor, -2, 4, 5000, REASON_TAX)
    game.state.matters[game.state.depth] = top
    game.state.depth += 1


def test_a_rival_with_hidden_cash_may_have_any_sum():
    game = auction(cash="hidden")
    game.state.cash[2] = 0
    assert tops(game, own_limit(game)) == (True, 2)


@pytest.mark.parametrize("name", ["simple", "shrewd"])
def test_the_worth_named_is_the_lots_and_not_the_purses(name):
    decision = choice(auction(purse=60), name=name)
    assert decision.reason == "worth_the_bid"
    assert decision.action["bid"] <= 60 < decision.parameters["amount"]


@pytest.mark.parametrize("name", ["simple", "shrewd"])
@pytest.mark.parametrize(("bid", "reason"), [(59, "keeps_cash"), (60, "short_of_cash")])
def test_a_lot_beyond_the_purse_is_not_called_too_dear(name, bid, reason):
    game = auction(purse=60)
    game.state.cash[1] = 1000
    game.apply("bob", {"bid": bid})
    decision = choice(game, name=name)
    assert (decision.action, decision.reason) == ("pass", reason)


def test_who_buys_to_keep_a_lot_from_a_rival_says_so():
    game, _ = deal(seats=SEATS)
    begin(game)
    give(game, "cleo", *COLOUR)
    offer_lot(game.board, game.state, game._log, 0, LAST)
    thought = Player("shrewd").ponder(game, "ana")
    game.board.price[LAST] = 300
    decision = thought.decide(INTERPRETED)
    assert decision.action == "buy"
    assert (decision.reason, decision.parameters) == ("denies_rival", {"lot": LAST, "seat": 2})
