"""Several actions as one press, and people who want bots to hurry."""

import pytest

from passgo import Game
from passgo.compiling.targets import INTERPRETED
from passgo.errors import IllegalAction
from passgo.table import Customs, Table
from tests.shots.moments import MOMENTS, laid
from tests.table.test_table import FalseClock, make


def debtor():
    """Ana owes more than she has, at a table of people."""
    game = Game.from_position(laid(MOMENTS["euro-debt"]), INTERPRETED)
    return Table(game, {}, FalseClock())


def test_a_way_out_is_one_press():
    table = debtor()
    actions = table.game.view("Ana")["you"]["way_out"]["actions"]
    table.act_all("Ana", actions)
    assert [(e.seat, e.by, e.action) for e in table.news.told] == [
        ("Ana", "plan", action) for action in actions
    ]
    assert table.game.phase == "end"


def test_what_stands_before_a_refusal_is_done_and_the_rest_is_left():
    table = debtor()
    first, second, *_ = table.game.view("Ana")["you"]["way_out"]["actions"]
    with pytest.raises(IllegalAction):
        table.act_all("Ana", [first, first, second])
    assert [e.action for e in table.news.told] == [first]


def test_bots_hurry_once_all_people_want_it():
    table, _ = make({"cid": "simple"}, customs=Customs(pace=2))
    assert table.seating.pace == 2
    table.sitters["ana"].habits.hurries = True
    assert table.seating.pace == 2
    table.sitters["bob"].habits.hurries = True
    assert table.seating.pace == 0
