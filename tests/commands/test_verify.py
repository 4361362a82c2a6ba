"""``passgo verify``: what people read, what machines read, and the exit code."""

import json

import pytest

from passgo.commands.app import main
from passgo.commands.verify.report import draw
from passgo.game.fair import commitment_of
from passgo.game.records import dump_record
from passgo.game.throws import tally_sums
from tests.game.test_verifying import SECRET, honest


@pytest.fixture
def call(tmp_path, capsys, monkeypatch):
    """Verify a record written to a file."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def verify(record, *more):
        path = tmp_path / "game.json"
        path.write_text(dump_record(record), encoding="utf-8")
        capsys.readouterr()
        code = main(["verify", str(path), *more])
        return code, *capsys.readouterr()

    return verify


def tampered():
    record = honest()
    action, first, second = record["fair"]["rolls"][7]
    record["fair"]["rolls"][7] = [action, 7 - first, second]
    said = f"Action {action}: the record says {7 - first} and {second}, "
    return record, f"{said}the dice were {first} and {second}."


def test_an_honest_record_is_accepted_and_its_dice_are_drawn(call):
    code, out, err = call(honest(), "--commitment", commitment_of(SECRET))
    assert (code, err) == (0, "")
    assert "Everything is correct: nobody chose these dice." in out
    assert "The promise is the one you noted." in out
    assert "luck of 2 seats" in out
    rolls = len(honest()["fair"]["rolls"])
    assert f"Faces in {rolls} rolls" in out
    assert sum(line.startswith(("   ", "  1")) and "(" in line for line in out.splitlines()) == 17


def test_a_wrong_roll_is_named_in_both_languages(call):
    record, sentence = tampered()
    code, out, err = call(record)
    assert (code, err) == (1, "")
    assert f"WRONG  {sentence}" in out
    assert "This record is not correct." in out
    code, out, _ = call(record, "--lang", "fr")
    assert code == 1
    assert "les dés étaient" in out
    assert "Cet enregistrement n’est pas exact." in out


def test_another_promise_than_the_one_noted(call):
    code, out, _ = call(honest(), "--commitment", "00ff")
    assert code == 1
    assert "not the one you noted: you have 00ff" in out


def test_a_record_without_a_promise_is_not_accepted(call):
    record = honest()
    del record["fair"]
    code, out, _ = call(record)
    assert code == 1
    assert "no promise" in out
    assert "Nothing is wrong, but not everything could be proved." in out


def test_dice_thrown_by_hand_are_said_to_be(call):
    code, out, _ = call(honest("euro", "manual"))
    assert code == 0
    assert "rolled by hand" in out


def test_a_game_of_slides_has_no_dice_to_draw(call):
    code, out, _ = call(honest("knockout"))
    assert code == 0
    assert "Faces" not in out


def test_machines_read_the_same(call):
    code, out, _ = call(honest(), "--json")
    data = json.loads(out)
    assert code == 0
    assert data["proved"]
    assert data["first_wrong"] is None
    assert data["rolls"] == sum(data["sums"]["counts"].values())
    assert 2 * data["rolls"] == sum(data["faces"]["counts"].values())
    record, sentence = tampered()
    code, out, _ = call(record, "--json")
    data = json.loads(out)
    assert code == 1
    assert not data["proved"]
    assert data["first_wrong"] == sentence
    assert data["checks"][-1]["name"] == "rolls"
    assert data["checks"][-1]["state"] == "wrong"


def test_what_is_no_record_is_one_line(call):
    record = honest()
    record["fair"]["secret"] = "?"
    code, out, err = call(record)
    assert (code, out) == (2, "")
    assert "fair.secret: found '?', expected 64 hexadecimal digits" in err
    assert err.count("\n") == 1


def test_a_refusal_is_told_in_words(call):
    record = honest()
    record["actions"][10] = [record["actions"][10][0], "draw"]
    code, out, _ = call(record)
    assert code == 1
    assert "Action 11: the rules refuse it: " in out


def test_bars_are_as_long_as_their_counts():
    throws = [(1, 1)] * 30 + [(6, 6)] * 15 + [(3, 4)] * 5
    lines = draw(tally_sums(throws))
    assert [line.count("=") for line in lines] == [29, 0, 0, 0, 0, 5, 0, 0, 0, 0, 14]
    assert all(line.count("|") == 1 for line in lines)
