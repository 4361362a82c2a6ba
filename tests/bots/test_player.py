"""A player of the roster in any seat, at any moment."""

from dataclasses import replace

import pytest

from passgo.bots.names import ADVISER, DEFAULT_PLAYER, PLAYER_NAMES
from passgo.bots.player import Player, seed_for
from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS, OptionError
from passgo.estate.roster import ROSTER
from passgo.estate.rules.events import REASON_RENT
from passgo.estate.rules.money import charge
from passgo.game import Game
from tests.terminal.screens import begin, deal, give


def offered(name="simple", **terms):
    game, _ = deal()
    begin(game)
    give(game, "ana", "vilnius", "paris")
    give(game, "bob", "riga", "rome")
    game.apply("ana", {"offer": {"to": "bob", **terms}})
    return Player(name).choose(game, "bob").action


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
        game.state.cash[0] = 100
        charge(game.board, game.state, game._log, 0, 1, 5000, REASON_RENT, 6)
        owned = [39] if lot == "paris" else [1]
        game.apply("ana", {"settle": {"cash": 100, "lots": owned}})
        # A settlement comes before all offers, so its debtor need not be named.
        assert Player("simple").choose(game, "bob").action == word


@pytest.mark.parametrize("edition", EDITIONS("estate"))
def test_players_play_whole_games(edition):
    game, _ = deal(edition, mode="short", target=COMPILED)
    players = dict(zip(game.seats, map(Player, ("regular", "shrewd", "novice")), strict=True))
    for _ in range(3000):
        if game.is_over:
            break
        seat = game.to_act[0]
        game.apply(seat, players[seat].choose(game, seat).action)
    assert game.is_over


def test_the_names_are_those_of_the_roster():
    assert tuple(ROSTER) == PLAYER_NAMES
    assert {DEFAULT_PLAYER, ADVISER} <= set(PLAYER_NAMES)


def test_an_unknown_player_is_refused_by_name():
    with pytest.raises(OptionError, match=r"shrewed.*shrewd"):
        Player("shrewed")


def test_a_decision_says_why():
    game, _ = deal()
    begin(game)
    give(game, "bob", "vilnius")
    game.apply("ana", {"offer": {"to": "bob", "give": {"cash": 900}}})
    decision = Player("shrewd").choose(game, "bob")
    assert decision.reason == "trade_gains"
    assert decision.parameters["seat"] == 0
    assert decision.parameters["per_mille"] > 0


def test_what_a_random_player_does_is_chance():
    game, _ = deal()
    assert Player("random").choose(game, game.to_act[0]).reason == "by_chance"


def test_who_owes_nothing_may_wait_and_who_is_out_must():
    game, _ = deal()
    begin(game)
    assert Player("shrewd").choose(game, "cleo") is None
    game.apply("ana", "resign")
    assert Player("shrewd").choose(game, "ana") is None


def test_it_is_asked_with_what_its_seat_sees(monkeypatch):
    game, _ = deal(cash="hidden")
    begin(game)
    looked = []

    def seen(seat):
        looked.append(seat)
        return Game.seen(game, seat)

    monkeypatch.setattr(game, "seen", seen)
    before = game.state_bytes()
    Player("shrewd").choose(game, "ana")
    assert looked == [0]
    assert game.state_bytes() == before


def test_both_targets_decide_alike():
    """And a player keeps nothing: a new one every time decides as an old one does."""
    slow, _ = deal("disney", mode="short")
    old = Player("shrewd", 7)
    for _ in range(150):
        seat = slow.to_act[0]
        fast = slow.fork(COMPILED)
        decision = old.choose(slow, seat)
        assert Player("shrewd", 7).choose(fast, seat) == decision
        slow.apply(seat, decision.action)


def test_a_seed_for_players_is_the_games_and_tells_nothing_of_it():
    game, _ = deal()
    again, _ = deal()
    assert seed_for(game) == seed_for(again)
    assert seed_for(game) != game.seed
    assert 0 <= seed_for(game) < 1 << 64


@pytest.mark.parametrize("edition", ["euro", "knockout"])
def test_parameters_are_worked_out_once_for_a_board_and_a_seat(edition, monkeypatch):
    game = Game.new(edition, 3, seed=2, target=COMPILED)
    family, made = game.family, []

    def parameters(bot, board, seat, seed):
        made.append(seat)
        return company.parameters(bot, board, seat, seed)

    company = family.company
    monkeypatch.setattr(family, "company", replace(company, parameters=parameters))
    player = Player("novice", 3)
    for _ in range(12):
        seat = game.to_act[0]
        game.apply(seat, player.choose(game, seat).action)
    assert sorted(made) == sorted(set(made))
    # Another board has other parameters.
    game.board.start_cash += 1
    seat = game.to_act[0]
    player.choose(game, seat)
    assert made[-1] == game.seat(seat)
    assert len(made) == len(set(made)) + 1
