"""Matches with plain players: the same games as the compiled loops play, one by one."""

import json

import pytest

from passgo.commands.app import main
from passgo.lab.arena import Setting, find_arena
from passgo.lab.game_by_game import play_one_by_one
from passgo.lab.match import play_match
from tests.bots.outside import FAULTY, add, first_main

pytestmark = pytest.mark.usefixtures("own_players")


@pytest.mark.parametrize(
    ("setting", "seating"),
    [
        (Setting("euro", "short", 15, 5), ("shrewd", "random", "regular")),
        (Setting("euro", "timed", 6, 3, {"time_limit": 60}), ("simple", "novice", "buyer")),
        (Setting("knockout", "standard", 250, 5), ("simple", "random", "novice")),
    ],
)
def test_games_played_one_by_one_are_those_of_the_compiled_loops(setting, seating):
    arena = find_arena(setting.edition)
    fast = arena.play(setting, seating, 3, 2)
    slow = play_one_by_one(arena, setting, seating, 3, 2)
    for column in ("winners", "turns", "actions", "faults"):
        assert getattr(fast, column).tolist() == getattr(slow, column).tolist(), column


def test_a_match_with_a_plain_player():
    add("mine", first_main)
    setting, reports = Setting("euro", "short", 10, 2), []
    found = play_match(setting, ("mine", "random"), 4, 3, reports.append)
    assert found.games == 4
    assert reports == [1, 1, 1, 1]
    assert found.forfeits == {"mine": 0, "random": 0}
    assert found.decisions["mine"] > 0
    assert found == play_match(setting, ("mine", "random"), 4)


@pytest.mark.parametrize("why", FAULTY)
def test_forfeits_are_counted(why):
    add("faulty", FAULTY[why])
    setting = Setting("euro", "short", 5, 2)
    found = play_match(setting, ("faulty", "random"), 2)
    assert found.forfeits["faulty"] > 10
    assert found.forfeits["random"] == 0
    assert found.complaints["faulty"]
    assert found.as_data()["players"]["faulty"]["forfeits"] == found.forfeits["faulty"]


BOT = """
from passgo.players import character, player
@player("mine")
def decide(view, choices):
    return {}[7] if view["turn"]["throws"] else choices[0]["action"]
character("bold", like="regular", caution=0)
"""


def call(capsys, *arguments):
    capsys.readouterr()
    code = main([str(argument) for argument in ("ladder", *arguments, "--lang", "en")])
    return code, *capsys.readouterr()


def test_the_ladder_takes_the_code_of_players(capsys, tmp_path):
    path, data = tmp_path / "mybot.py", tmp_path / "ladder.json"
    path.write_text(BOT)
    asked = ("--code", path, "--one", "mine", "--against", "random")
    few = ("--mode", "short", "--games", 4, "--turns", 4, "--json", data)
    code, out, err = call(capsys, *asked, *few)
    assert (code, err) == (0, "")
    assert "mine is a Python function" in out
    assert "KeyError: 7 (mybot.py, line 5)" in out
    assert f"--code {path}" in " ".join(out.split())
    match = json.loads(data.read_text())["challenges"][0]["match"]
    assert match["players"]["mine"]["forfeits"] > 0


def test_a_character_plays_in_the_compiled_loops(capsys, tmp_path):
    path = tmp_path / "mybot.py"
    path.write_text(BOT)
    asked = ("--code", path, "--one", "bold", "--against", "random", "--games", 8)
    code, out, _ = call(capsys, *asked)
    assert code == 0
    assert "Python function" not in out


def test_code_that_is_wrong_is_one_line(capsys, tmp_path):
    path = tmp_path / "mybot.py"
    path.write_text(BOT.replace("caution", "courage"))
    code, out, err = call(capsys, "--code", path, "--one", "mine", "--against", "random")
    assert (code, out) == (2, "")
    assert err.startswith(f"error: {path}: traits: found 'courage', expected seed")
    assert err.count("\n") == 1
