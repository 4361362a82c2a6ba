"""An adviser says to wait while an offer has no answer."""

from passgo.bots.advice import because_of, waits_for
from passgo.game import Game
from passgo.texts import Texts
from tests.shots.moments import MOMENTS, laid


def test_an_open_offer_is_waited_for():
    game = Game.from_position(laid(MOMENTS["euro-trade"]), "interpreted")
    asked = {offer["from"]: offer["to"] for offer in game.view(None)["offers"]}
    assert asked
    assert {seat: waits_for(game, seat) for seat in game.seats} == {
        seat: asked.get(seat) for seat in game.seats
    }
    assert "Ana" in Texts("en", game.edition).say(because_of("Ana").wire())
