"""Nothing is lost: games kept as they go, taken up again, and put away."""

import json
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from passgo.commands.app import main
from passgo.errors import CommandError, PositionError
from passgo.game import Game
from passgo.terminal import keeping
from passgo.terminal.keeping import last_kept, put_away, read_kept
from passgo.terminal.play import play_game
from passgo.terminal.play_options import PlayOptions
from passgo.terminal.saving import FileTrouble, replay_file
from tests.editions.copies import copy_of, put

from .screens import Answers, printed, quiet
from .terminals import Terminal, on_a_pty

SEATS = "ana,bob:shrewd,cid:novice"


def play(*answers, is_asking=False, **given):
    console = quiet()
    code = play_game(
        PlayOptions(lang="en", **given), console, Answers(*answers), is_asking=is_asking
    )
    return code, printed(console)


def leave_one(*answers, **given):
    """Begin a game, and leave it at the keyboard."""
    play(*answers, **{"edition": "euro", "seats": SEATS, "seed": "5", **given})
    return last_kept()


def test_a_game_left_is_kept_with_its_seats_and_bots():
    path = leave_one("", "", "")
    kept = read_kept(path)
    assert kept.players == {"bob": "shrewd", "cid": "novice"}
    assert kept.count == len(replay_file(path).actions) > 2


def test_a_game_goes_on_where_it_was_left():
    path = leave_one("", "", "")
    before = replay_file(path)
    # In an auction the second Enter is the sum.
    code, said = play("", "", resume=path)
    assert code == 0
    assert f"The game continues after {len(before.actions)} actions." in said
    words = " ".join(said.split())
    assert "ana (you), bob (computer: shrewd) and cid (computer: novice)" in words
    after = replay_file(path)
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
    assert last_kept() == path


def test_a_game_of_a_folder_goes_on_from_anywhere(tmp_path, monkeypatch):
    folder = copy_of("euro", tmp_path)
    put(folder, "rules.toml", "salary = 200", "salary = 300")
    monkeypatch.chdir(tmp_path)
    path = leave_one("", "", edition="mine")
    count = len(replay_file(path).actions)
    monkeypatch.chdir(path.parent)
    assert replay_file(path).edition.folder == folder
    _, said = play("", "1", is_asking=True)
    assert f"The game continues after {count} actions." in said
    put(folder, "rules.toml", "salary = 300", "salary = 400")
    with pytest.raises(FileTrouble) as refused:
        play(resume=path)
    assert "the edition this was played with" in refused.value.words["why"]


def test_passgo_play_offers_the_last_unfinished_game():
    path = leave_one("", "")
    count = read_kept(path).count
    _, said = play("x", "1", is_asking=True)
    assert f"An unfinished game: Euro (1999), with ana, bob and cid; {count} actions" in said
    assert "“x” is not one of the lines." in said
    assert f"The game continues after {count} actions." in said


def test_another_game_may_be_begun_and_the_old_one_put_away():
    path = leave_one("")
    _, said = play("3", is_asking=True)
    assert not path.exists()
    assert path.with_suffix(".json").exists()
    assert "Which edition?" in said
    _, said = play(is_asking=True)
    assert "An unfinished game" not in said


def test_a_finished_game_leaves_a_record(data_dir):
    _, said = play("bot simple", "3", *["2"] * 9, edition="euro", mode="short", seats="a,b:simple")
    assert "The game is over." in said
    [record] = (data_dir / "games").iterdir()
    assert record.suffix == ".json"
    assert json.loads(record.read_text())["players"] == {"a": "person", "b": "simple"}
    assert replay_file(record).is_over
    assert last_kept() is None


def test_the_last_game_by_name():
    path = leave_one("", "")
    _, said = play(resume=Path("last"))
    assert "The game continues" in said
    put_away(path)
    with pytest.raises(CommandError, match="no-last"):
        play(resume=Path("last"))


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"edition": "deska"}, "euro"),
        ({"mode": "short"}, "standard"),
        ({"players": 2}, "3"),
        ({"seats": "ana,bob,cid"}, "ana,bob:shrewd,cid:novice"),
        ({"seed": "6"}, "5"),
        ({"options": ("salary=400",)}, "–"),
    ],
)
def test_what_contradicts_the_record_is_refused(given, kept):
    path = leave_one("")
    with pytest.raises(CommandError) as refused:
        play(resume=path, **given)
    assert refused.value.text_id == "cli-error-resume"
    assert refused.value.words["kept"] == kept


def test_what_agrees_with_the_record_is_taken():
    path = leave_one("")
    _, said = play(resume=path, edition="euro", seats=SEATS, seed="5", mode="standard", name="ana")
    assert "The game continues" in said


def test_a_record_remembers_who_sat_where(tmp_path):
    record = tmp_path / "game.json"
    play("", edition="euro", seats="ana:novice,bob,cid:shrewd", seed="5", record=record)
    assert json.loads(record.read_text())["players"] == {
        "ana": "novice",
        "bob": "person",
        "cid": "shrewd",
    }
    _, said = play(resume=record)
    assert "bob (you)" in said
    assert "cid (computer: shrewd)" in " ".join(said.split())


def test_a_line_that_was_cut_off_is_forgotten():
    path = leave_one("", "")
    count = read_kept(path).count
    with path.open("a") as file:
        file.write('{"by": "ana", "do": "ro')
    assert read_kept(path).count == count
    play("", "", resume=path)
    assert read_kept(path).count > count
    assert replay_file(path).actions


def test_an_action_written_twice_counts_once():
    path = leave_one("", "")
    before = replay_file(path)
    lines = path.read_text().splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if '"do"' in line)
    path.write_text("".join((*lines[: last + 1], lines[last], *lines[last + 1 :])))
    assert replay_file(path).actions == before.actions


def rewritten(path, rules, change):
    """Let a kept game have one position only, at its beginning, and change its last action."""
    head, *lines = map(json.loads, path.read_text().splitlines())
    first = next(line for line in lines if "end" in line)
    kept = [line for line in lines if "end" not in line]
    last = max((line for line in kept if "do" in line), key=lambda line: line["n"])
    last |= change
    head["record"]["rules"] = rules
    path.write_text("".join(json.dumps(line) + "\n" for line in (head, first, *kept)))
    return last["n"]


OTHERWISE = pytest.mark.parametrize(
    "change", [{"by": "bank", "do": "hammer"}, {"mark": "beef"}], ids=["refused", "marked"]
)
"""How rules may part from those of a game that was kept: an action, or what it leaves."""


@OTHERWISE
def test_a_game_by_other_rules_goes_on_from_where_they_part(change):
    path = leave_one("", "", "")
    before = replay_file(path)
    number = rewritten(path, before.family.rules_version - 1, change)
    game, parted = read_kept(path).play_again()
    assert (parted.played_by, parted.action) == (before.family.rules_version - 1, number)
    assert game.actions == before.actions[: number - 1]
    assert game.marks == before.marks[: number - 1]
    code, said = play("", resume=path)
    assert code == 0
    assert "Passgo was updated during this game" in said
    assert f"The game continues after {number - 1} actions." in said
    assert last_kept() != path
    assert replay_file(last_kept()).actions[: number - 1] == game.actions


@OTHERWISE
def test_under_the_same_rules_it_is_damage(change):
    path = leave_one("", "", "")
    number = rewritten(path, replay_file(path).family.rules_version, change)
    with pytest.raises(FileTrouble, match=rf"actions\[{number - 1}\]"):
        play(resume=path)


def test_a_game_by_the_same_rules_is_not_said_to_have_changed():
    path = leave_one("", "")
    assert "renewed" not in play(resume=path)[1]


def test_a_seat_left_to_a_bot_stays_left():
    path = leave_one("bot novice")
    _, said = play(resume=path)
    assert "novice plays for you, ana. What now?" in said


def test_a_game_is_played_in_one_window_at_a_time():
    path = leave_one("")
    with path.open("a") as file:
        keeping._lock(file)
        assert last_kept() is None
        with pytest.raises(FileTrouble) as refused:
            play(resume=path)
        assert refused.value.text_id == "cli-error-played-now"


def test_what_is_no_kept_game_is_told(tmp_path):
    path = tmp_path / "wrong.game"
    path.write_text("[]\n")
    with pytest.raises(FileTrouble):
        read_kept(path)


def test_a_game_is_played_where_nothing_can_be_kept(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PASSGO_DATA_DIR", str(tmp_path / "file" / "data"))
    code, said = play("", edition="euro", seed="5")
    assert code == 0
    assert "cannot write" in said


class Failing(Answers):
    """Answers; from the first question on no position can be written."""

    def __init__(self, patch, *answers):
        super().__init__(*answers)
        self.patch = patch

    def ask(self, question):
        self.patch.setattr(Game, "position", unsayable)
        return super().ask(question)


def unsayable(_game):
    raise PositionError("position: cannot be written: for this test")


def play_failing(*answers, **given):
    console = quiet()
    given = PlayOptions(lang="en", **{"edition": "euro", "seats": SEATS, "seed": "5", **given})
    with pytest.MonkeyPatch.context() as patch:
        code = play_game(given, console, Failing(patch, *answers), is_asking=False)
    return code, " ".join(printed(console).split())


def test_a_state_that_no_position_can_say_does_not_end_the_game(tmp_path):
    code, said = play_failing("", f"s {tmp_path}/game.json", "", "")
    assert code == 0
    assert "position: cannot be written" in said
    assert "The game is saved: passgo play --text continues it." in said
    assert not (tmp_path / "game.json").exists()
    path = last_kept()
    assert read_kept(path).later
    assert read_kept(path).count == len(replay_file(path).actions) > 2


def test_a_finished_game_that_no_position_can_say_stays_kept():
    short = {"mode": "short", "seats": "a,b:simple"}
    code, said = play_failing("bot simple", "3", *["2"] * 9, **short, seed=None)
    assert code == 0
    assert "The game is over." in said
    assert "cannot be written: for this test" in said
    assert replay_file(last_kept()).is_over


def test_what_cannot_be_put_away_is_told_and_left(monkeypatch):
    path = leave_one("", "")
    monkeypatch.setattr(Game, "position", unsayable)
    code, said = play("3", is_asking=True)
    assert code == 0
    assert "Which edition?" in said
    assert "cannot be written: for this test" in " ".join(said.split())
    assert last_kept() == path


def test_replay_tells_a_kept_game(capsys):
    path = leave_one("", "")
    assert main(["replay", str(path), "--lang", "en"]) == 0
    assert "Turn 1" in capsys.readouterr().out


@on_a_pty
@pytest.mark.parametrize(
    "number",
    [signal.SIGKILL, signal.SIGINT, pytest.param(signal.SIGHUP, marks=pytest.mark.slow)],
)
def test_a_game_whose_program_is_killed_goes_on_at_the_very_action(number, data_dir):
    options = ("--edition", "euro", "--seats", SEATS, "--seed", "5", "--lang", "en", "--pace", "0")
    with Terminal("play", "--text", *options) as first:
        for _ in range(3):
            first.wait_for("Your choice?")
            # Enter alone would bid, and be asked how much.
            first.type("2\r" if "2  Pass" in first.said[-200:] else "\r")
        first.wait_for("Your choice?")
        first.kill(number)
    [path] = (data_dir / "games").iterdir()
    before = replay_file(path)
    assert len(before.actions) > 3
    with Terminal("play", "--text", "--lang", "en", "--pace", "0") as second:
        second.wait_for("An unfinished game")
        second.type("\r")
        second.wait_for("Your choice?")
        said = " ".join(second.said.split())
        assert f"continues after {len(before.actions)} actions" in said
        assert "bob (computer: shrewd) and cid (computer: novice)" in said
        second.kill(signal.SIGKILL)
    after = replay_file(path)
    assert after.actions == before.actions
    assert after.position() == before.position()


def test_a_program_killed_in_a_pipe_loses_nothing(data_dir):
    command = [sys.executable, "-m", "passgo", "play", "--text", "-e", "euro", "--seats", SEATS]
    child = subprocess.Popen(
        [*command, "--seed", "5", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    # A reader that waits for a letter gets the end of input.
    guard = threading.Timer(60, child.kill)
    guard.start()
    with child:
        # An auction asks for a sum as well.
        child.stdin.write("\n" * 12)
        child.stdin.flush()
        told = ""
        while told.count("Your choice?") < 3:
            letter = child.stdout.read(1)
            assert letter, f"it has ended: {told[-500:]}"
            told += letter
        guard.cancel()
        child.kill()
    [path] = (data_dir / "games").iterdir()
    assert read_kept(path).count >= 3
    assert replay_file(path).seats == ("ana", "bob", "cid")
