import pytest
from passgo.terminal.opponents import Opponent

from passgo.editions import EDITIONS

from .desk import begin, deal, give


def offered(**terms):
    game, _ = deal()
    begin(game)
    give(game, "ana", "vilnius", "paris")
    give(game, "bob", "riga", "rome")
    game.apply("ana", {"offer": {"to": "bob", **terms}})
    return Opponent().choose(game, "bob")


def test_a_gift_is_taken():
    assert offered(give={"cash": 100}) == {"accept": {"from": "ana"}}


def test_a_bad_bargain_is_not():
    assert offered(give={"cash": 10}, get={"lots": ["rome"]}) == {"reject": {"from": "ana"}}


def test_nobody_completes_a_colour_for_its_price():
    assert offered(give={"cash": 70}, get={"lots": ["riga"]}) == {"reject": {"from": "ana"}}


def test_a_good_price_opens_every_door():
    assert offered(give={"cash": 1000}, get={"lots": ["riga"]}) == {"accept": {"from": "ana"}}


def test_property_is_taken_in_payment_where_it_covers_the_rent():
    for lot, word in (("paris", "accept"), ("vilnius", "reject")):
        game, _ = deal("deska")
        begin(game)
        give(game, "ana", *(3, 39) if lot == "paris" else (1,))
        from passgo.estate.events import REASON_RENT
        from passgo.estate.money import charge

        game.state.cash[0] = 100
        charge(game.board, game.state, game._log, 0, 1, 5000, REASON_RENT, 6)
        owned = [39] if lot == "paris" else [1]
        game.apply("ana", {"settle": {"cash": 100, "lots": owned}})
        # A settlement comes before all offers, so its debtor need not be named.
        assert Opponent().choose(game, "bob") == word


@pytest.mark.parametrize("edition", EDITIONS())
def test_opponents_play_whole_games(edition):
    game, _ = deal(edition, mode="short")
    players = {seat: Opponent(kind) for seat, kind in zip(game.seats, ("simple",) * 3, strict=True)}
    for _ in range(3000):
        if game.is_over:
            break
        for seat in game.to_act:
            action = players[seat].choose(game, seat)
            assert action is not None
            game.apply(seat, action)
            break
    assert game.is_over
