"""Where cash is hidden, no refusal reveals what another player has (SP-32)."""

import pytest

from passgo.bots.player import Player
from passgo.errors import IllegalAction
from passgo.estate.rules.events import REASON_RENT
from passgo.estate.rules.money import charge
from tests.terminal.screens import begin, deal, give


def table(cash, **purses):
    game, _ = deal(cash=cash)
    begin(game)
    give(game, "ana", "vilnius")
    give(game, "bob", "rome")
    for seat, purse in purses.items():
        game.state.bank += game.state.cash[game.seats.index(seat)] - purse
        game.state.cash[game.seats.index(seat)] = purse
    return game


def ask(game, cash):
    game.apply(
        "ana", {"offer": {"to": "bob", "give": {"lots": ["vilnius"]}, "get": {"cash": cash}}}
    )


def test_in_the_open_nobody_is_asked_for_more_than_it_has():
    with pytest.raises(IllegalAction, match="not_enough_cash"):
        ask(table("public", bob=100), 500)


def test_any_sum_may_be_asked_of_a_shut_purse():
    for purse in (100, 900):
        game = table("hidden", bob=purse)
        ask(game, 500)
        assert len(game.view("ana")["offers"]) == 1


def test_only_who_is_asked_learns_that_it_cannot_pay():
    game = table("hidden", bob=100)
    ask(game, 500)
    before = game.state_bytes()
    with pytest.raises(IllegalAction) as refused:
        game.apply("bob", {"accept": {"from": "ana"}})
    assert refused.value.code == "not_enough_cash"
    assert dict(refused.value.parameters) == {"needed": 500, "cash": 100}
    assert game.state_bytes() == before
    assert {"accept": {"from": "ana"}} not in [c["action"] for c in game.look().choices("bob")]
    game.apply("bob", {"reject": {"from": "ana"}})


def test_an_offer_stays_when_its_partner_has_spent_the_money():
    for mode, left in (("hidden", 1), ("public", 0)):
        game = table(mode, bob=500)
        ask(game, 500)
        game.apply("bob", {"mortgage": "rome"})
        game.apply("bob", {"redeem": "rome"})
        assert game.state.cash[1] < 500
        assert len(game.view("ana")["offers"]) == left


def test_an_offer_lapses_when_its_maker_cannot_keep_it():
    game = table("hidden", bob=500)
    game.apply("bob", {"offer": {"to": "ana", "give": {"cash": 500}, "get": {"lots": ["vilnius"]}}})
    game.apply("bob", {"mortgage": "rome"})
    game.apply("bob", {"redeem": "rome"})
    assert game.view("ana")["offers"] == []


def pledged(purse):
    """Ana's mortgaged lot, of a book where a receiver pays ten per cent; bob has so much."""
    game, _ = deal("deska", cash="hidden")
    begin(game)
    give(game, "ana", 1)
    game.apply("ana", {"mortgage": 1})
    game.state.bank += game.state.cash[1] - purse
    game.state.cash[1] = purse
    return game


def test_the_fee_on_a_mortgaged_lot_is_its_receivers_secret():
    for purse in (0, 5000):
        game = pledged(purse)
        game.apply("ana", {"offer": {"to": "bob", "give": {"lots": [1]}}})
        if purse == 0:
            with pytest.raises(IllegalAction, match="fee_not_covered"):
                game.apply("bob", {"accept": {"from": "ana"}})
        else:
            game.apply("bob", {"accept": {"from": "ana"}})
            assert game.state.owner[1] == 1


def test_a_settlement_asks_nothing_of_the_creditors_purse_until_it_answers():
    for purse in (0, 5000):
        game = pledged(purse)
        game.state.bank += game.state.cash[0]
        game.state.cash[0] = 0
        charge(game.board, game.state, game._log, 0, 1, 400, REASON_RENT, 6)
        game.apply("ana", {"settle": {"cash": 0, "lots": [1]}})
        if purse == 0:
            with pytest.raises(IllegalAction, match="fee_not_covered"):
                game.apply("bob", "accept")
            game.apply("bob", "reject")
        else:
            game.apply("bob", "accept")
            assert game.state.owner[1] == 1


@pytest.mark.parametrize("name", ["simple", "regular", "shrewd"])
@pytest.mark.parametrize(
    ("purse", "answer", "why"), [(0, "reject", "short_of_fees"), (5000, "accept", "settles")]
)
def test_a_player_takes_no_settlement_whose_fees_it_cannot_pay(name, purse, answer, why):
    game = pledged(purse)
    give(game, "bob", 3)
    game.state.bank += game.state.cash[0]
    game.state.cash[0] = 0
    charge(game.board, game.state, game._log, 0, 1, 400, REASON_RENT, 6)
    give(game, "ana", 15, 25, 35)
    game.apply("ana", {"settle": {"cash": 0, "lots": [1]}})
    decision = Player(name).choose(game, "bob")
    assert (decision.action, decision.reason) == (answer, why)
    game.apply("bob", decision.action)
