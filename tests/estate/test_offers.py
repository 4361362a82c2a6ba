"""Offers as numbers: what no wording can say is refused, and a partner is read out of a hash."""

import numpy as np
import pytest

from passgo.estate.formats.scenario_given import place
from passgo.estate.formats.wording import new_action
from passgo.estate.rules import actions as act
from passgo.estate.rules import refusals as no
from passgo.estate.rules.state import PACKS, SEATS
from passgo.estate.rules.trade import lots_hash, partner_of, terms_hash
from passgo.game import Game

LOTS = (1 << 40) - 1


def offer_from(seat, to, **terms):
    """The action of offering these terms."""
    action = new_action()
    action.kind, action.seat = act.OFFER, to
    for name, value in terms.items():
        action[name] = value
    return action


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"give_cash": 50}, no.ACCEPTED),
        ({"give_cash": -1}, no.BAD_AMOUNT),
        ({"give_cash": 50, "get_cash": -1}, no.BAD_AMOUNT),
        ({"give_cash": 50, "get_cards": 1 << PACKS}, no.CARD_NOT_HELD),
        ({"give_cash": 50, "get_cards": -1}, no.CARD_NOT_HELD),
        ({"get_cash": 50, "give_cards": 1 << PACKS}, no.CARD_NOT_HELD),
        ({"give_cash": 50, "get_lots": 1 << 40}, no.NO_SUCH_SQUARE),
        ({"give_cash": 50, "get_lots": -1}, no.NO_SUCH_SQUARE),
    ],
)
def test_terms_that_are_no_cash_card_or_lot_are_refused(terms, code):
    game = Game.new("euro", ["ana", "bob"], seed=1, options={"dice": "manual"})
    place(game, {"phase": "roll"})
    seat, other = (game.seat(name) for name in ("ana", "bob"))
    action = offer_from(seat, other, **terms)
    refusal = np.zeros(4, np.int64)
    assert game.kernel.check(game.board, game.state, seat, action, refusal) == code


@pytest.mark.parametrize("to", range(SEATS))
def test_whom_an_offer_was_made_to_is_known_whatever_its_terms(to):
    for give, get in ((0, 0), (LOTS, 0), (0, LOTS), (LOTS, LOTS)):
        assert partner_of(lots_hash(to, give, get)) == to
        for cards in range(1 << PACKS):
            action = offer_from(0, to, give_lots=give, get_lots=get, give_cards=cards)
            action.get_cards = cards
            assert partner_of(terms_hash(action)) == to
