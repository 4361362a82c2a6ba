"""``passgo ladder`` and ``passgo bots``: what they print, write and refuse."""

import json
from xml.etree import ElementTree

import pytest

from passgo.commands.app import main
from passgo.commands.ladder import plan, run
from passgo.commands.ladder.page import BEGIN, END
from passgo.estate.roster import ROSTER
from passgo.knockout.roster import LANE_ROSTER
from passgo.lab.match import PlayingFault

SMALL = ("--games", "12", "--turns", "60", "--workers", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def call(capsys, *arguments):
    capsys.readouterr()
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_players_are_listed_in_both_languages(capsys):
    code, out, _ = call(capsys, "bots")
    assert code == 0
    assert all(name in out for name in ROSTER)
    assert "beginner" in out
    assert "débutant" in call(capsys, "bots", "--lang", "fr")[1]
    listed = json.loads(call(capsys, "bots", "--json")[1])
    assert [entry["name"] for entry in listed] == [*ROSTER, *LANE_ROSTER]
    assert [entry["family"] for entry in listed].count("knockout") == len(LANE_ROSTER)
    told = [entry["character"]["en"] for entry in listed]
    assert len(set(told)) == len(told)
    assert all(set(entry["character"]) == {"fr", "en"} for entry in listed)


@pytest.mark.parametrize(("one", "count"), [("shrewd,regular", 2), ("novice,novice,novice", 3)])
def test_one_is_one(capsys, one, count):
    code, out, err = call(capsys, "ladder", "--one", one, "--against", "random", *SMALL)
    assert (code, out) == (2, "")
    assert err == f"error: --one: found {count} players, expected one\n"


def test_a_ladder_is_shown_and_written(capsys, tmp_path):
    data, svg, page = (tmp_path / name for name in ("l.json", "l.svg", "bots.md"))
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    files = ("--json", data, "--svg", svg, "--write-docs", page)
    names = ("simple", "random", "buyer")
    asked = ("ladder", "--players", ",".join(names), "--seed", "4", *SMALL, *files)
    code, out, err = call(capsys, *asked)
    assert (code, err) == (0, "")
    assert all(name in out for name in names)
    written = json.loads(data.read_text())
    assert written["seed"] == 4
    assert str(tmp_path) not in data.read_text()
    found = written["ladders"][0]
    assert {player["name"] for player in found["players"]} == set(names)
    assert len(found["pairs"]) == 3
    assert found["turns_each"] == 60
    ElementTree.fromstring(svg.read_text())
    text = page.read_text()
    assert text.startswith(f"before\n{BEGIN}\n")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text
    assert "| random | 1,000 |" in text
    # The command that the file names plays the same games.
    again = tmp_path / "again.json"
    assert main([*written["command"].split()[1:], "--json", str(again), "--workers", "2"]) == 0
    assert timeless(json.loads(again.read_text())) == timeless(written)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "again.json",
        "bots.md",
        "l.json",
        "l.svg",
    ]


def test_knockout_has_its_ladder_at_the_noise_asked_for(capsys, tmp_path):
    found = []
    for noise in ("casual", "skilled"):
        data = tmp_path / f"{noise}.json"
        asked = ("--players", "random,novice,regular", "--option", f"noise={noise}")
        code, out, err = call(capsys, "ladder", "-e", "knockout", *asked, *SMALL, "--json", data)
        assert (code, err) == (0, "")
        assert "regular" in out
        found.append(json.loads(data.read_text())["ladders"][0])
    assert found[0]["options"] == {"noise": "casual"}
    assert found[0]["pairs"] != found[1]["pairs"]
    code, _, err = call(capsys, "ladder", "-e", "knockout", "--option", "noise=wild")
    assert code == 2
    assert "wild" in err
    code, _, err = call(capsys, "ladder", "-e", "knockout", "--players", "regular,thrifty")
    assert code == 2
    assert "thrifty" in err


def timeless(data):
    """Figures without those that a clock gave."""
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if "second" not in key}
    return [timeless(value) for value in data] if isinstance(data, list) else data


def test_one_meets_others_in_several_editions(capsys, tmp_path):
    data, svg = tmp_path / "o.json", tmp_path / "o.svg"
    one = ("ladder", "--one", "simple", "--against", "random", "-e", "euro", "-e", "deska")
    code, out, err = call(capsys, *one, *SMALL, "--json", data, "--svg", svg)
    assert (code, err) == (0, "")
    assert "simple against random × 3" in out
    found = json.loads(data.read_text())["challenges"]
    assert [entry["edition"] for entry in found] == ["euro", "deska"]
    assert all(entry["fair"] == 0.25 for entry in found)
    ElementTree.fromstring(svg.read_text())
    out = call(capsys, "ladder", "--lang", "fr", *one[1:5], *SMALL)[1]
    assert "simple contre random × 3" in out
    assert "%" in out


def test_every_edition_may_be_asked_for():
    asked = plan.make_plan(plan.Arguments(is_all=True, mode="short", games=6))
    editions = [setting.edition for setting, _ in asked.settings]
    assert editions == ["atlantic", "deska", "disney", "euro", "revolution"]
    assert {setting.turns for setting, _ in asked.settings} == {1000}
    usual = plan.make_plan(plan.Arguments(is_all=True, games=6))
    assert [setting.edition for setting, _ in usual.settings][-1] == "knockout"
    timed = plan.make_plan(plan.Arguments(mode="timed"))
    assert timed.settings[0][0].turns == 40


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "simple,shrwed"], ["shrwed", "perhaps shrewd", "novice"]),
        (["--players", "simple,zzz"], ["--players", "zzz", "random"]),
        (["--players", "simple"], ["1 player", "at least 2"]),
        (["--players", "simple,simple"], ["simple", "twice"]),
        (["--players", ""], ["unknown player"]),
        (["--one", "simple"], ["--one", "--against"]),
        (["--against", "simple"], ["--one", "--against"]),
        (["--one", "who", "--against", "simple"], ["--one", "who"]),
        (["--one", "simple", "--against", "who"], ["--against", "who"]),
        (["--one", "simple", "--against", ",".join(["novice"] * 8)], ["2 to 8", "9"]),
        (["-e", "deska", "--one", "simple", "--against", ",".join(["novice"] * 7)], ["3 to 7"]),
        (["--one", "simple", "--against", "random", "--players", "simple"], ["--players", "--one"]),
        (["--all", "--edition", "euro"], ["--edition", "--all"]),
        (["--edition", "eruo"], ["eruo", "perhaps euro"]),
        (["--mode", "blitz"], ["blitz", "standard, short, timed"]),
        (["--all", "--mode", "timed"], ["deska", "timed"]),
        (["--option", "salry=1"], ["salry"]),
        (["--option", "dice=manual"], ["dice", "manual"]),
        (["--games", "0"], ["--games"]),
        (["--turns", "0"], ["--turns"]),
        (["--workers", "0"], ["--workers"]),
        (["--seed", "-1"], ["--seed"]),
        (["--json", "no/where.json"], ["no/where.json"]),
        (["--svg", "no/where.svg"], ["no/where.svg"]),
        (["--json", "a", "--svg", "a"], ["one file"]),
        (["--write-docs", "nowhere.md"], ["nowhere.md"]),
        (["--lang", "de"], ["de", "fr, en"]),
    ],
)
def test_what_is_wrong_is_one_line_before_anything_is_played(
    capsys, tmp_path, monkeypatch, arguments, words
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run.lab, "play_match", None)
    code, out, err = call(capsys, "ladder", *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert all(word in err for word in ["error: ", *words])
    assert not list(tmp_path.iterdir())


def test_errors_speak_french(capsys):
    code, _, err = call(capsys, "ladder", "--lang", "fr", "--players", "simple,moi")
    assert code == 2
    assert err.startswith(
        "erreur\u00a0: --players\u00a0: joueur inconnu «\u00a0moi\u00a0»\u00a0; il y a"
    )


def test_a_page_without_marks_is_left_alone(capsys, tmp_path):
    page = tmp_path / "page.md"
    for content in ("no marks", f"{END}\n{BEGIN}"):
        page.write_text(content)
        code, _, err = call(capsys, "ladder", "--write-docs", page)
        assert code == 2
        assert BEGIN in err
        assert page.read_text() == content


def test_a_fault_writes_nothing_and_is_shown_whole(tmp_path, monkeypatch):
    def broken(*_arguments):
        raise PlayingFault("euro standard, seed 0, deal 3")

    monkeypatch.setattr(run.lab, "climb", broken)
    with pytest.raises(PlayingFault, match="deal 3"):
        main(["ladder", "--json", str(tmp_path / "l.json")])
    assert not list(tmp_path.iterdir())
