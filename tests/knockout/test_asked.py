"""Who is asked, and who may answer, also in positions that no game comes to by itself."""

import pytest

from passgo import Game, PositionError
from passgo.knockout.asking import Round

SEATS = ("ann", "bob", "cid", "dan")
TEAMS = {"teams": {"red": ["ann", "bob"], "blue": ["cid", "dan"]}, "small_teams": True}


def position(*changes, more=""):
    """A new game of two teams, in which ann is asked, with some of its position changed."""
    game = Game.new("knockout", SEATS, seed=2, options=TEAMS)
    assert game.to_act == ("ann",)
    text = game.position()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Game.from_position(text + more)


def test_the_seat_to_ask_is_the_one_that_is_to_act_until_the_game_is_over():
    game = Game.new("knockout", SEATS, seed=2)
    table = Round(game)
    for _ in range(3):
        assert (table.next_seat(),) == game.to_act
        table.apply(game.to_act[0], "resign")
    assert game.is_over
    assert table.next_seat() is None


def test_a_token_that_nobody_is_known_to_have_slid_is_the_first_member_s():
    """Elsewhere it is decided about by who slid it, and ann could not answer for bob."""
    chance = "token 0 board x 150000 y 622500 slid_by"
    asked = "part 1\nphase 5\n"
    game = position(("token 0 hand x 0 y 0 slid_by", chance), more=asked)
    again = {"slide": {"x": 150, "angle": 0, "speed": 1.2, "token": 1}}
    assert game.why_not("ann", again) is None
    with pytest.raises(PositionError, match="a question that a player can answer"):
        position(("token 0 hand x 0 y 0 slid_by -1", f"{chance} 1"), more=asked)


def test_coming_out_of_jail_costs_its_own_fee_and_nothing_less():
    jailed = [("token 0 hand", "token 0 jail"), ("asked_token -1", "asked_token 0")]
    for cash, refused in ((50, "not_enough_cash"), (100, None)):
        game = position(*jailed, (" cash 0", f" cash {cash // 50}"), more="phase 2\n")
        answer = game.why_not("ann", "pay")
        assert (answer and answer.code) == refused
        assert game.why_not("ann", "stay") is None
