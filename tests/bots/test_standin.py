"""Bots that play some seats, take others over in the middle of anything, and hand them back."""

import random

import pytest

from passgo.bots.names import PLAYER_NAMES
from passgo.bots.player import Player
from passgo.bots.standin import StandIns
from passgo.compiling.targets import COMPILED
from passgo.errors import ActionError, IllegalAction
from passgo.estate.edition.loader import load_estate
from passgo.game import Game
from tests.own_rules import OWN_RULES
from tests.playing import random_action
from tests.terminal.screens import begin, deal, give

MOST_ACTIONS = 12_000
TABLES = [
    (edition, list(load_estate(edition).modes)[number % 2])
    for number, edition in enumerate(OWN_RULES)
]
"""By turns in the standard and in the short mode."""


def test_bots_play_until_a_person_is_to_act():
    game, _ = deal()
    begin(game, "bob")
    bots = StandIns(game, {"bob": "regular", "cleo": "novice"})
    played = bots.play()
    assert bots.waiting == "ana"
    assert "ana" in game.to_act
    assert {entry.seat for entry in played} <= {"bob", "cleo"}
    assert len(game.actions) >= len(played) > 0
    assert played[0].events
    # Nothing happens until a player answers.
    assert bots.play() == []


def test_a_whole_table_of_bots_plays_to_the_end():
    game = Game.new("euro", 3, "short", 5, target=COMPILED)
    bots = StandIns(game, dict.fromkeys(game.seats, "shrewd"))
    bots.play(MOST_ACTIONS)
    assert game.is_over
    assert bots.waiting is None
    assert bots.play() == []


def test_a_bot_plays_no_more_than_it_is_asked_to():
    game, _ = deal()
    bots = StandIns(game, dict.fromkeys(game.seats, "simple"))
    assert len(bots.play(5)) == 5
    assert len(game.actions) == 5


def test_an_offer_waits_once_for_a_persons_answer():
    game, _ = deal()
    begin(game, "ana")
    give(game, "bob", "vilnius")
    bots = StandIns(game, {"ana": "regular", "cleo": "regular"})
    bots.apply("ana", {"offer": {"to": "bob", "give": {"cash": 5}, "get": {"lots": ["vilnius"]}}})
    assert bots.play() == []
    assert bots.waiting == "bob"
    assert "bob" not in game.to_act
    played = bots.play()
    assert played
    assert played[0].seat == "ana"


def test_a_person_may_act_on_the_game_itself():
    game, _ = deal()
    begin(game, "ana")
    bots = StandIns(game, {"bob": "regular", "cleo": "regular"})
    bots.play()
    game.apply("ana", "roll")
    bots.play()
    assert bots.waiting == "ana" or game.turn != "ana"


def test_hand_thrown_dice_are_waited_for_or_thrown():
    game, _ = deal(dice="manual")
    bots = StandIns(game, dict.fromkeys(game.seats, "regular"))
    assert bots.play() == []
    assert bots.waiting == game.to_act[0]
    bots.throw = lambda seat: (1 + game.seat(seat), 2)
    bots.play(10)
    assert len(game.actions) == 10
    assert game.actions[0][1] == {"roll": [1, 2]}


def test_who_sits_where():
    game, _ = deal()
    bots = StandIns(game, {"ana": "shrewd"})
    assert bots.take_over("bob").name == "regular"
    own = Player("thrifty", 3)
    assert bots.take_over("bob", own) is own
    assert bots.hand_back("bob") is own
    assert bots.hand_back("bob") is None
    with pytest.raises(ActionError, match=r"zoe.*ana, bob, cleo"):
        bots.take_over("zoe")
    with pytest.raises(ActionError, match="zoe"):
        bots.hand_back("zoe")


def test_a_bot_that_finds_nothing_to_do_is_named():
    game, _ = deal()
    bots = StandIns(game, {"ana": "regular"})
    bots.players["ana"].choose = lambda *_: None
    with pytest.raises(ActionError, match=r"ana: regular"):
        bots.decide("ana")


def comings_and_goings(edition, mode, seed):
    """A game in which seats go from people to bots and back all the time; how it went."""
    rng = random.Random(f"{edition} {mode} {seed}")
    least, most = load_estate(edition).box.players
    options = {
        "rent_claims": rng.choice(["manual", "auto"]),
        "cash": rng.choice(["public", "hidden"]),
    }
    game = Game.new(edition, rng.randint(least, most), mode, seed, options, COMPILED)
    bots = StandIns(game)
    changes = 0
    while not game.is_over and len(game.actions) < MOST_ACTIONS:
        for seat in game.seats:
            if rng.random() < 0.1:
                changes += 1
                if seat in bots.players:
                    bots.hand_back(seat)
                else:
                    bots.take_over(seat, rng.choice(PLAYER_NAMES))
        bots.play(rng.randrange(1, 60))
        if game.is_over:
            break
        # People play on their own account: some through the table, some behind its back.
        chosen = random_action(game, rng)
        if chosen is None or chosen[0] in bots.players or chosen[1] == "resign":
            continue
        try:
            (bots.apply if rng.random() < 0.5 else game.apply)(*chosen)
        except IllegalAction:
            # What an offer's limits do not say: the fee on mortgages, help to a debtor.
            assert "offer" in chosen[1]
    return game, changes


@pytest.mark.parametrize(("edition", "mode"), TABLES)
def test_taking_over_and_handing_back(edition, mode):
    game, changes = comings_and_goings(edition, mode, 2)
    assert game.is_over
    assert changes > 4
    again = Game.replay(game.record(), COMPILED)
    assert again.state_bytes() == game.state_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 102))
def test_taking_over_and_handing_back_a_hundred_times(seed):
    game, _ = comings_and_goings(*TABLES[seed % len(TABLES)], seed)
    assert game.is_over
