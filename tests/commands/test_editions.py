"""``passgo editions``: a new box is begun, changed, played, handed on and found elsewhere."""

import json
import os

import pytest

from passgo.commands.app import main
from passgo.editions import EDITIONS
from tests.editions import zips
from tests.editions.copies import put


@pytest.fixture(autouse=True)
def user(tmp_path, monkeypatch):
    """A user in an empty folder, with a private data folder."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("PASSGO_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.delenv("PASSGO_EDITIONS", raising=False)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    return tmp_path


def call(capsys, *arguments):
    capsys.readouterr()
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, " ".join(out.split()), err


def mine(tmp_path, name="mybox"):
    return tmp_path / "data" / "editions" / name


def test_they_are_listed_with_where_they_come_from(capsys, tmp_path):
    code, said, _ = call(capsys, "editions")
    assert code == 0
    assert "euro Euro (1999) · 2 to 8 players · standard, short, timed" in said
    assert str(tmp_path) not in said
    call(capsys, "editions", "new", "mybox")
    _, said, _ = call(capsys, "editions")
    assert "mybox Mybox · 2 to 8 players" in said
    assert str(mine(tmp_path)).replace(" ", "") in said.replace(" ", "")
    _, listed, _ = call(capsys, "editions", "--json")
    listed = {entry["id"]: entry for entry in json.loads(listed)}
    assert tuple(listed) == (*EDITIONS(), "mybox")
    assert listed["mybox"]["digest"] == listed["euro"]["digest"]
    assert (listed["euro"]["origin"], listed["mybox"]["origin"]) == ("package", "data")
    assert (listed["euro"]["official"], listed["mybox"]["official"]) == (True, False)


def test_one_that_cannot_be_played_is_listed_with_its_mistake(capsys, tmp_path):
    call(capsys, "editions", "new", "mybox")
    put(mine(tmp_path), "rules.toml", "salary = 200", "salary = many")
    code, said, _ = call(capsys, "editions")
    assert code == 0
    assert "mybox cannot be played: " in said
    assert "euro Euro (1999)" in said
    trouble = json.loads(call(capsys, "editions", "--json")[1])[-1]
    assert "rules.toml: syntax: found a mistake" in trouble["trouble"]
    put(mine(tmp_path), "rules.toml", "salary = many", "salary = 0.5")
    _, said, _ = call(capsys, "editions", "--lang", "fr")
    assert "on ne peut pas y jouer" in said
    assert "trouvé 0.5, attendu un nombre entier d’au moins 0" in said


def test_where_they_are_looked_for_is_said_in_order(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("PASSGO_EDITIONS", os.pathsep.join(["one", "two"]))
    _, said, _ = call(capsys, "editions", "--where")
    data = mine(tmp_path).parent
    assert said.endswith(f"PASSGO_EDITIONS: one PASSGO_EDITIONS: two Yours: {data}")
    _, places, _ = call(capsys, "editions", "--where", "--json")
    origins = [place["origin"] for place in json.loads(places)]
    assert origins == ["package", "environment", "environment", "data"]


def test_a_new_box_is_played_kept_replayed_and_handed_on(capsys, tmp_path, monkeypatch):
    """As a player does who makes a box and gives it to a friend."""
    _, said, _ = call(capsys, "editions", "new", "mybox", "--from", "euro")
    assert said.endswith("passgo play --edition mybox")
    put(mine(tmp_path), "rules.toml", "salary = 200", "salary = 300")
    for name, other in (("Vilnius", "Elm Row"), ("Riga", "Oak Row"), ("Paris", "The Mall")):
        put(mine(tmp_path), "texts.en.ftl", f" = {name}\n", f" = {other}\n")
    assert call(capsys, "editions", "check", mine(tmp_path))[0] == 0
    played = ("play", "--text", "--edition", "mybox", "--seed", "3")
    code, said, _ = call(capsys, *played, "--seats", "ana:simple,bob:simple", "--record", "a.json")
    assert code == 0
    record = json.loads((tmp_path / "elsewhere" / "a.json").read_text())
    assert (record["edition"], len(record["edition_digest"])) == ("mybox", 32)
    for command in ("replay", "story", "verify", "position"):
        code, said, err = call(capsys, command, "a.json")
        assert code in {0, 1}, err
        assert said
    assert "Elm Row" in call(capsys, "replay", "a.json")[1]

    files = {path.name: path.read_bytes() for path in mine(tmp_path).iterdir()}
    packed = zips.zip_of(tmp_path / "mybox.zip", files)
    monkeypatch.setenv("PASSGO_DATA_DIR", str(tmp_path / "another"))
    code, _, err = call(capsys, "replay", "a.json")
    assert code == 2
    assert "first run passgo editions add" in err
    code, said, _ = call(capsys, "editions", "check", packed)
    assert said == f"mybox can be played: Mybox, digest {record['edition_digest']}."
    assert call(capsys, "editions", "add", packed)[0] == 0
    assert "Elm Row" in call(capsys, "replay", "a.json")[1]

    mine(tmp_path / "nowhere").parent.mkdir(parents=True)
    other = tmp_path / "another" / "editions" / "mybox"
    other.rename(tmp_path / "elsewhere" / "euro")
    code, _, err = call(capsys, "play", "--text", "--edition", "./euro")
    assert code == 2
    assert "Passgo has its own edition euro: rename the folder" in err


def test_another_box_of_the_name_is_not_taken_for_it(capsys, tmp_path):
    call(capsys, "editions", "new", "mybox")
    call(
        capsys,
        *("play", "--text", "--edition", "mybox", "--seed", "3"),
        *("--seats", "ana:simple,bob:simple", "--record", "a.json"),
    )
    put(mine(tmp_path), "rules.toml", "salary = 200", "salary = 300")
    for command in ("replay", "story", "position", "explain"):
        code, _, err = call(capsys, command, "a.json")
        assert code == 2
        assert err.count("\n") == 1
        assert "edition: mybox: found" in err
        assert "or put its folder in PASSGO_EDITIONS" in err


def test_a_box_is_begun_in_a_folder_and_played_by_its_path(capsys, tmp_path):
    code, said, _ = call(capsys, "editions", "new", "my-lane", "--from", "knockout", "--into", ".")
    assert (code, said.split()[-1]) == (0, "my-lane")
    code, _, _ = call(
        capsys, "play", "--text", "-e", "./my-lane", "--seats", "a:simple,b:simple", "--seed", "1"
    )
    assert code == 0
    assert not mine(tmp_path, "my-lane").exists()


def test_a_ladder_and_a_scenario_take_any_edition(capsys, tmp_path):
    call(capsys, "editions", "new", "mybox")
    put(mine(tmp_path), "rules.toml", "salary = 200", "salary = 300")
    path = tmp_path / "elsewhere" / "salary.yaml"
    path.write_text(
        "clause: GO-01\nedition: mybox\nplayers: [ana, bob]\n"
        "given: {turn: ana, ana: {cash: 1500, at: 37}}\n"
        "when: [{ana: {roll: [1, 2]}}]\nthen: {ana: {cash: 1800}}\n"
    )
    code, said, err = call(capsys, "scenario", path)
    assert code == 0, said + err
    code, said, err = call(
        capsys,
        "ladder",
        "-e",
        "mybox",
        "--players",
        "random,simple",
        "--games",
        "20",
        "--turns",
        "20",
    )
    assert code == 0, err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("add", "nowhere"), "nowhere: file: found nothing, expected the folder or the zip of"),
        (("check", "."), "./board.toml: file: found none"),
        (("new", "euro"), "Passgo has its own edition euro"),
        (("new", "My Box"), "found 'My Box', expected small letters and digits"),
        (("new", "mybox", "--from", "mars"), "edition: name: found 'mars', expected atlantic"),
        (("remove", "euro"), "found 'euro', expected one that you added, but there is none"),
        (("remove",), "NAME"),
    ],
)
def test_what_cannot_be_done_is_one_line(capsys, tmp_path, arguments, said):
    code, out, err = call(capsys, "editions", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_it_speaks_french(capsys, tmp_path):
    _, said, _ = call(capsys, "editions", "new", "mabox", "--lang", "fr")
    assert said.startswith("mabox est créée, dans ")
    _, _, err = call(capsys, "editions", "new", "mabox", "--lang", "fr")
    assert "passgo editions remove mabox libère celui-ci" in err
