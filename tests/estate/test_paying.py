"""How a thinking player pays what it cannot pay at once."""

import pytest

from passgo.bots.player import Player
from passgo.compiling.targets import INTERPRETED
from passgo.estate.rules.actions import BANK
from passgo.estate.rules.events import REASON_RENT, REASON_TAX
from passgo.estate.rules.lots import recount
from passgo.estate.rules.money import charge
from passgo.estate.rules.state import M_AMOUNT, M_CASH
from tests.terminal.screens import begin, deal, give

ORANGE = (16, 18, 19)


def in_debt(amount, creditor=BANK, reason=REASON_TAX, cash=0, level=0, **lots):
    """Ana owes; she has orange with buildings, if any, and the others have what is said."""
    game, _ = deal()
    begin(game)
    if level:
        give(game, "ana", *ORANGE)
        game.state.level[list(ORANGE)] = level
        recount(game.board, game.state)
        if level == 5:
            game.state.hotels -= 3
        else:
            game.state.houses -= 3 * level
    for seat, owned in lots.items():
        give(game, seat, *owned)
    game.state.cash[0] = cash
    charge(game.board, game.state, game._log, 0, creditor, amount, reason, 6)
    assert game.phase == "debt"
    return game


def choice(game, seat="ana", name="shrewd"):
    return Player(name).choose(game, seat)


@pytest.mark.parametrize("name", ["novice", "regular", "shrewd"])
def test_a_loose_lot_is_mortgaged_before_anything_is_torn_down(name):
    decision = choice(in_debt(40, level=3, ana=(12,)), name=name)
    assert decision.action == {"mortgage": 12}
    assert decision.reason == "raises_to_pay"


def test_one_house_goes_where_one_is_enough():
    decision = choice(in_debt(40, level=3))
    assert decision.action in [{"sell": [lot]} for lot in ORANGE]


def test_a_hotel_becomes_houses_before_a_street_is_razed():
    game = in_debt(40, level=5)
    decision = choice(game)
    assert decision.action in [{"swap": [lot]} for lot in ORANGE]
    game.apply("ana", decision.action)
    assert choice(game).action == "pay"


def test_without_houses_in_the_bank_all_hotels_go():
    game = in_debt(40, level=5)
    game.state.houses = 0
    assert choice(game).action == {"sell": list(ORANGE)}


def test_a_lot_that_the_creditor_lacks_spares_the_houses():
    """Bob would have both utilities, and ana keeps her station and her streets."""
    game = in_debt(350, 1, REASON_RENT, 100, level=3, ana=(35, 28), bob=(5, 15, 25, 12))
    decision = choice(game, name="regular")
    assert decision.action == {"settle": {"cash": 100, "lots": [28]}}
    assert (decision.reason, decision.parameters) == ("offers_in_kind", {"seat": 1, "amount": 350})
    game.apply("ana", decision.action)
    answer = choice(game, "bob", "regular")
    assert (answer.action, answer.reason) == ("accept", "settles")
    game.apply("bob", answer.action)
    assert game.phase != "debt"
    assert game.state.owner[28] == 1
    assert game.state.level[16] == 3


def test_a_colour_is_not_handed_over_while_there_is_another_way():
    game = in_debt(500, 1, REASON_RENT, 60, level=3, ana=(37,), bob=(39, 5, 15))
    assert choice(game).action == {"mortgage": 37}


def test_who_cannot_pay_at_all_offers_what_may_tempt():
    game = in_debt(500, 1, REASON_RENT, 60, ana=(37, 12), bob=(39,))
    decision = choice(game)
    assert decision.action["settle"]["cash"] == 60
    assert 37 in decision.action["settle"]["lots"]
    game.apply("ana", decision.action)
    assert choice(game, "bob", "simple").action == "accept"


def test_a_refused_settlement_is_not_repeated():
    game = in_debt(500, 1, REASON_RENT, 60, ana=(37, 12), bob=(39,))
    offered = []
    while (decision := choice(game)).reason == "offers_in_kind":
        offered.append(str(decision.action))
        game.apply("ana", decision.action)
        game.apply("bob", "reject")
    assert 1 <= len(set(offered)) == len(offered) <= 3
    assert decision.reason == "raises_to_pay"


def test_a_settlement_is_not_offered_where_loose_lots_will_do():
    game = in_debt(150, 1, REASON_RENT, 60, level=3, ana=(37,), bob=(39, 5, 15))
    assert choice(game).action == {"mortgage": 37}


def test_who_inherits_everything_takes_no_part_of_it():
    game = in_debt(2000, 1, REASON_RENT, 60, ana=(37, 12), bob=(39, 5, 15))
    game.apply("ana", {"settle": {"cash": 60, "lots": [37]}})
    assert choice(game, "bob").action == "reject"
    game.state.cash[0] = game.state.matters[game.state.depth - 1, M_CASH] = 2000
    assert choice(game, "bob").action == "accept"


def settled(amount, cash, lots, reason=REASON_RENT, **owned):
    """Bob's answer, and why, to ana's cash and lots for a rent."""
    game = in_debt(amount, 1, reason, cash, **owned)
    game.apply("ana", {"settle": {"cash": cash, "lots": lots}})
    return game


def why(game, name="shrewd"):
    decision = Player(name).ponder(game, "bob").decide(INTERPRETED)
    return decision.action, decision.reason, decision.parameters


@pytest.mark.parametrize("name", ["simple", "shrewd"])
def test_a_settlement_below_the_debt_is_refused_for_that(name):
    game = settled(500, 60, [12], level=3, ana=(37, 12), bob=(39,))
    action, reason, about = why(game, name)
    assert (action, reason) == ("reject", "settles_short")
    assert about["amount"] < 500


def test_a_settlement_above_the_debt_names_the_estate_it_is_refused_for():
    # What is offered is worth more than the rent; what a bankrupt leaves is worth more still.
    game = settled(2000, 60, [37], ana=(37, 35, 25, 5, 15), bob=(39,))
    action, reason, about = why(game)
    assert (action, reason, about["seat"]) == ("reject", "awaits_estate", 0)
    offered = game.fork()
    offered.state.cash[0] = offered.state.matters[offered.state.depth - 1, M_CASH] = 2000
    assert why(offered)[:2] == ("accept", "settles")
    assert about["amount"] > why(game_with_little_due(game))[2]["amount"]


def game_with_little_due(game):
    """The same offer for a debt that ana could pay."""
    lesser = game.fork()
    lesser.state.matters[lesser.state.depth - 1, M_AMOUNT] = 100
    return lesser


def test_with_two_left_a_settlement_is_refused_for_that():
    game = settled(500, 60, [37], level=3, ana=(37, 12), bob=(39,))
    assert why(game)[:2] == ("accept", "settles")
    game.state.out[2] = 1
    assert why(game) == ("reject", "last_rival", {"seat": 0})


def test_books_without_payment_in_kind_get_none():
    game, _ = deal("revolution")
    begin(game)
    give(game, "ana", 1)
    game.state.cash[0] = 0
    charge(game.board, game.state, game._log, 0, 1, 10**6, REASON_RENT, 6)
    assert choice(game).action != "settle"
