"""``passgo simulate`` and ``passgo report``: what they print, write and refuse."""

import csv
import json
from xml.etree import ElementTree

import pytest

from passgo.commands.app import main
from passgo.commands.simulate.plan import Asked, command_of, make_studies

SMALL = ("--games", "8", "--turns", "40", "--seats", "regular,simple", "--workers", "1")


def call(capsys, *arguments):
    capsys.readouterr()
    code = main([*map(str, arguments), "--lang", "en"])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_study_is_shown_saved_and_drawn(capsys, tmp_path):
    saved, page, pictures = tmp_path / "a.json", tmp_path / "a.html", tmp_path / "pictures"
    code, out, _ = call(capsys, "simulate", "euro", *SMALL, "--save", saved)
    assert code == 0
    assert "passgo simulate euro --seats regular,simple --games 8" in out
    data = json.loads(saved.read_text())
    assert data["games"] == 8
    code, _, _ = call(capsys, "report", saved, "--out", page, "--pictures", pictures)
    assert code == 0
    html = page.read_text()
    assert html.count("<svg") == 6
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    drawn = sorted(path.name for path in pictures.iterdir())
    assert drawn == [
        f"{n}.svg" for n in ("chairs", "flows", "landings", "length", "players", "rents")
    ]
    for path in pictures.iterdir():
        ElementTree.parse(path)


def test_two_studies_are_compared(capsys, tmp_path):
    paths = [tmp_path / "one.json", tmp_path / "two.json"]
    for number, path in enumerate(paths):
        assert (
            call(capsys, "simulate", "revolution", *SMALL, "--seed", number, "--save", path)[0] == 0
        )
    page = tmp_path / "page.html"
    assert call(capsys, "report", *paths, "--out", page)[0] == 0
    assert "B − A" in page.read_text()


def test_the_printed_command_plays_the_same_games(capsys):
    shown = json.loads(call(capsys, "simulate", "deska", *SMALL, "--json")[1])
    [study] = make_studies(Asked("deska", "regular,simple", 8, turns=40))
    again = command_of(study).split()[1:]
    assert json.loads(call(capsys, *again, "--workers", "2", "--json")[1]) == shown


def test_rows_go_into_a_file(capsys, tmp_path):
    games, turns = tmp_path / "games.csv", tmp_path / "turns.csv"
    assert call(capsys, "simulate", "euro", *SMALL, "--out", games)[0] == 0
    with games.open() as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == list(map(str, range(8)))
    assert call(capsys, "simulate", "euro", *SMALL, "--out", turns, "--rows", "turns")[0] == 0
    with turns.open() as file:
        lines = list(csv.DictReader(file))
    assert {line["seat"] for line in lines} == {"0", "1"}
    assert len(lines) > len(rows)


def test_a_file_of_studies_is_a_grid(capsys, tmp_path):
    grid = tmp_path / "grid.toml"
    grid.write_text('edition = ["euro", "disney"]\ngames = 4\n[options]\nsalary = [200, 300]\n')
    code, out, _ = call(capsys, "simulate", *SMALL, "--study", grid, "--json")
    assert code == 0
    told = [(one["study"]["edition"], one["study"]["options"]["salary"]) for one in json.loads(out)]
    assert told == [("euro", 200), ("euro", 300), ("disney", 200), ("disney", 300)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "euro", "--seats", ",".join(["regular"] * 1000)], "takes 2 to 8 players"),
        (["simulate", "euro", "--seats", "regular,nobody"], "nobody"),
        (["simulate", "nowhere"], "nowhere"),
        (["simulate", "euro", *SMALL, "--rows", "seats"], "expected games or turns"),
        (["simulate", "euro", *SMALL, "--out", "games.xls"], "unknown kind of file"),
        (["simulate", "euro", "--games", "99999999999"], "--games"),
        (["simulate", "euro", *SMALL, "--option", "salary=abc"], "salary"),
        (["report", "nothing.json"], "no such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys, monkeypatch, tmp_path, words, said):
    monkeypatch.chdir(tmp_path)
    code, out, err = call(capsys, *words)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_broken_result_or_grid_is_named(capsys, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text('{"study": 1}')
    assert "not a result" in call(capsys, "report", broken, "--out", tmp_path / "x.html")[2]
    grid = tmp_path / "grid.toml"
    grid.write_text("edition = [\n")
    assert str(grid) in call(capsys, "simulate", "--study", grid)[2]
    grid.write_text("colour = 3\n")
    assert "colour" in call(capsys, "simulate", "--study", grid)[2]
