"""The soak of players from outside: decisions and forfeits are counted, games replay."""

import pytest

from passgo.commands.app import main
from passgo.game import Game
from passgo.lab.outside_soak import soak_outside
from tests.bots.outside import FAULTY, add, first_main

pytestmark = pytest.mark.usefixtures("own_players")


@pytest.mark.parametrize(("edition", "mode"), [("disney", "timed"), ("knockout", "standard")])
def test_decisions_and_forfeits_are_counted_by_name(edition, mode):
    add("mine", first_main)
    add("faulty", FAULTY["raised"])
    done = []
    tally = soak_outside(edition, mode, 60, 2, done.append)
    assert tally.problems == []
    assert sum(done) == tally.decisions.total() >= 60
    assert tally.forfeits == {"mine": 0, "faulty": tally.decisions["faulty"]}
    assert min(tally.decisions.values()) >= 30
    assert "IndexError" in tally.complaints["faulty"]


def test_who_plays_another_family_is_not_asked():
    add("roller", first_main, families=["estate"])
    assert soak_outside("knockout", "standard", 60, 2, lambda _: None).games == 0


def test_a_game_that_replays_otherwise_is_a_problem(monkeypatch):
    add("mine", first_main)
    monkeypatch.setattr(Game, "replay", lambda *_: Game.new("euro", 2, seed=1))
    tally = soak_outside("euro", "short", 60, 2, lambda _: None)
    assert tally.problems == ["euro short, seed 2, game 0: replays otherwise"]


def test_the_command_takes_code(capsys, tmp_path):
    path = tmp_path / "mybot.py"
    path.write_text(
        "from passgo.players import player\n"
        '@player("mine", families=["knockout"])\ndef decide(view, choices):\n    return 1 / 0\n'
    )
    asked = ("soak", "--bots", "--code", path, "--edition", "knockout", "--actions", 20)
    assert main([str(word) for word in asked]) == 0
    out = capsys.readouterr().out
    assert "knockout standard: mine: " in out
    assert "forfeited to regular" in out
    assert "ZeroDivisionError: division by zero (mybot.py, line 4)" in out
