"""``passgo explain``: a record over a bot's shoulder."""

import io
import json

import pytest

from passgo.bots.standin import StandIns
from passgo.commands.app import main
from passgo.compiling.targets import COMPILED
from passgo.game import Game
from passgo.game.records import dump_record


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO())


def played(count, **options):
    game = Game.new("euro", ["ana", "bob", "cid"], seed=4, options=options, target=COMPILED)
    StandIns(game, dict.fromkeys(game.seats, "shrewd")).play(count)
    return game


def written(tmp_path, game):
    path = tmp_path / "game.json"
    path.write_text(dump_record(game.record()), encoding="utf-8")
    return path


def call(capsys, *arguments):
    capsys.readouterr()
    code = main(["explain", *(str(argument) for argument in arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_last_moment_is_asked_about(capsys, tmp_path):
    game = played(7)
    path = written(tmp_path, game)
    code, out, _ = call(capsys, path)
    assert code == 0
    assert f"In the seat of {game.to_act[0]}, shrewd would:" in out
    assert "Why: " in out
    assert "did" not in out
    data = json.loads(call(capsys, path, "--json")[1])
    assert (data["at"], data["done"], data["same"]) == (8, None, None)


def test_a_moment_of_a_bots_own_game_is_what_it_did(capsys, tmp_path):
    game = played(7)
    path = written(tmp_path, game)
    for number, (seat, action) in enumerate(game.actions, 1):
        data = json.loads(call(capsys, path, "--at", number, "--json")[1])
        assert data["seat"] == data["by"] == game.seats[seat]
        assert data["done"] == data["would"] == action
        assert data["same"] is True
    assert f"{game.seats[seat]} did exactly that." in call(capsys, path, "--at", 7)[1]


def test_the_whole_record(capsys, tmp_path):
    game = played(60)
    path = written(tmp_path, game)
    code, out, _ = call(capsys, path, "--all")
    assert code == 0
    assert "shrewd would have done the same 60 times out of 60." in out
    whole = json.loads(call(capsys, path, "--all", "--json")[1])
    assert [entry["at"] for entry in whole] == list(range(1, 61))
    own = json.loads(call(capsys, path, "--all", "--seat", "bob", "--json")[1])
    assert {entry["seat"] for entry in own} == {"bob"}
    assert len(own) == sum(seat == 1 for seat, _ in game.actions)
    other = call(capsys, path, "--all", "--bot", "random", "--lang", "fr")[1]
    assert "hasard aurait fait la même chose" in other
    assert "Pour ana, hasard aurait fait ceci\u00a0:" in other


def test_another_seat_may_be_asked(capsys, tmp_path):
    game = played(12)
    waiting = next(name for name in game.seats if name not in game.to_act)
    _, out, _ = call(capsys, written(tmp_path, game), "--seat", waiting)
    assert f"In the seat of {waiting}, shrewd would let the others go on" in out


def test_what_was_done_instead_is_said(capsys, tmp_path):
    game = Game.new("euro", ["ana", "bob"], seed=4)
    while game.phase != "buy":
        game.apply(game.to_act[0], "roll" if game.phase in {"roll", "order"} else "end")
    seat = game.to_act[0]
    game.apply(seat, "decline")
    _, out, _ = call(capsys, written(tmp_path, game), "--at", len(game.actions))
    assert "Buy " in out
    assert f"{seat} did this: Don’t buy " in out


def test_a_throw_by_hand_is_the_same_throw(capsys, tmp_path):
    game = Game.new("euro", ["ana", "bob"], seed=4, options={"dice": "manual"})
    game.apply(game.to_act[0], {"roll": [3, 4]})
    data = json.loads(call(capsys, written(tmp_path, game), "--at", 1, "--json")[1])
    assert data["same"] is True


def test_the_bank_is_nobodys_place(capsys, tmp_path):
    game = Game.new("euro", ["ana", "bob"], seed=4, options={"auction": "timer"})
    while game.phase != "buy":
        game.apply(game.to_act[0], "roll" if game.phase in {"roll", "order"} else "end")
    game.apply(game.to_act[0], "decline")
    game.apply("bank", "hammer")
    path = written(tmp_path, game)
    _, out, _ = call(capsys, path, "--at", len(game.actions))
    assert "The bank acted: End the auction" in out
    assert json.loads(call(capsys, path, "--all", "--json")[1])[-1]["done"] == "decline"


def test_a_game_that_is_over_ends_with_its_last_action(capsys, tmp_path):
    game = Game.new("euro", ["ana", "bob"], seed=4)
    game.apply("ana", "resign")
    assert game.is_over
    _, out, _ = call(capsys, written(tmp_path, game))
    assert "ana did this: Leave the game" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--at", "0"], ["--at", "0", "1 to 8"]),
        (["--at", "9"], ["--at", "9", "1 to 8"]),
        (["--at", "x"], ["--at", "x"]),
        (["--at", "3", "--all"], ["--at", "--all"]),
        (["--seat", "zoe"], ["--seat", "zoe", "ana, bob, cid"]),
        (["--bot", "shrewed"], ["--bot", "shrewed", "shrewd"]),
        (["--lang", "de"], ["de"]),
    ],
)
def test_a_wrong_question_is_one_line(capsys, tmp_path, arguments, words):
    code, out, err = call(capsys, written(tmp_path, played(7)), *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert all(word in err for word in words)


def test_a_seat_that_is_out_is_refused(capsys, tmp_path):
    game = played(7)
    game.apply("cid", "resign")
    code, _, err = call(capsys, written(tmp_path, game), "--seat", "cid")
    assert code == 2
    assert "still in it: ana, bob" in err


def test_no_record(capsys, tmp_path):
    code, _, err = call(capsys, tmp_path / "none.json")
    assert code == 2
    assert "none.json" in err


def test_a_game_of_slides(capsys, tmp_path):
    game = Game.new("knockout", ["ana", "bob"], seed=4)
    bots = StandIns(game, {"ana": "shrewd", "bob": "regular"})
    bots.play(9)
    path = written(tmp_path, game)
    code, out, _ = call(capsys, path, "--all")
    assert code == 0
    own = sum(seat == 0 for seat, _ in game.actions)
    assert out.count("ana did exactly that.") == own
    assert "Slide from " in out
    assert "Why: " in out
    data = json.loads(call(capsys, path, "--at", 1, "--json")[1])
    assert data["would"]["slide"]
    assert data["why"].endswith(".")
    french = call(capsys, path, "--at", 1, "--lang", "fr")[1]
    assert "Lancer depuis " in french
    code, _, err = call(capsys, path, "--bot", "thrifty")
    assert code == 2
    assert "regular" in err
