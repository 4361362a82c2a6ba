"""No bot's decision depends on what its seat may not see."""

import random

import pytest

from passgo.bots.names import PLAYER_NAMES
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.estate.rules.lots import recount
from passgo.game import Game
from tests.own_rules import OWN_RULES
from tests.properties.hidden import Twin, assert_bots_are_blind, permute_hidden
from tests.properties.tables import crowd

MIX = ("shrewd", "regular", "novice", "random")
GAMES, MOMENTS = 3, 24
"""Of each table; the soak of the bots asks the same of thousands of decisions."""


@pytest.mark.parametrize("cash", ["public", "hidden"])
@pytest.mark.parametrize("edition", OWN_RULES)
def test_what_is_hidden_changes_nothing(edition, cash):
    rng = random.Random(f"{edition} {cash}")
    offers = 0
    for seed in range(GAMES):
        options = {"cash": cash, "rent_claims": "manual"}
        game = Game.new(edition, 4, "standard", seed, options, COMPILED)
        if seed % 2:
            game = crowd(game, rng)
        bots = StandIns(game, dict(zip(game.seats, MIX, strict=True)))
        for _ in range(MOMENTS):
            if game.is_over:
                break
            bots.play(rng.randrange(1, 9))
            for seat in range(len(game.seats)):
                shuffled = Twin(game)
                permute_hidden(game, shuffled.state, seat, rng)
                assert shuffled.bytes != game.state_bytes()
                assert_bots_are_blind(game, seat, shuffled.state)
                # What a player without a plan does now is seldom a trade: many of them are asked.
                assert_bots_are_blind(game, seat, shuffled.state, ("random",), range(20))
            offers += int(game.state.offer_number > 0)
    # Offers are where others' purses matter; a test without any would prove little.
    assert offers > 0


def test_a_forced_deal_is_chosen_blindly():
    for seed in range(12):
        rng = random.Random(seed)
        options = {"cash": "hidden", "dice": "manual"}
        game = Game.new("revolution", 4, "standard", seed, options, COMPILED)
        game = crowd(game, rng)
        for lot, square in enumerate(game.edition.squares):
            if square.is_lot and game.state.owner[lot] < 0:
                game.state.owner[lot] = rng.randrange(4)
        recount(game.board, game.state)
        kinds = [square.kind for square in game.edition.squares]
        seat = int(game.state.mover)
        game.state.at[seat] = kinds.index("transport_zone", 4) - 3
        game.apply(seat, {"roll": [1, 2]})
        assert game.phase == "zone"
        for _ in range(20):
            shuffled = Twin(game)
            permute_hidden(game, shuffled.state, seat, rng)
            assert_bots_are_blind(game, seat, shuffled.state, ("novice", "regular", "shrewd"))


def test_an_offer_of_cash_is_taken_where_purses_are_shut():
    game = Game.new("euro", ["ana", "bob"], seed=1, options={"cash": "hidden"}, target=COMPILED)
    while game.phase == "order":
        game.apply(game.to_act[0], "roll")
    mover = game.turn
    other = next(name for name in game.seats if name != mover)
    game.state.owner[1] = game.seat(other)
    recount(game.board, game.state)
    game.apply(mover, {"offer": {"to": other, "give": {"cash": 700}}})
    bots = StandIns(game, {other: "shrewd"})
    assert bots.decide(other).action == {"accept": {"from": mover}}


def test_the_roster_is_asked_whole():
    assert set(MIX) <= set(PLAYER_NAMES)
