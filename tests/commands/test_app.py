"""The command itself: instant help, one line for every error, reports that machines can read."""

import io
import json
import os
import subprocess
import sys

import pytest

from passgo.commands.app import COMMANDS, main
from passgo.editions import EDITIONS

HANG = 60
"""Seconds after which a program that should have ended hangs."""
SCENARIO = """\
clause: GO-01
title: crossing the start pays
edition: euro
players: [ana, bob]
given: {turn: ana, ana: {cash: 1500, at: 37}}
when:
  - ana: {roll: [1, 2]}
then:
  ana: {cash: %d}
"""


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def record(tmp_path, capsys):
    path = tmp_path / "game.json"
    code, _, _ = call(
        capsys, "play", "--text", "--edition", "euro", "--seed", "3", "--record", str(path)
    )
    assert code == 0
    return path


def call(capsys, *arguments):
    capsys.readouterr()
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def shell(*arguments, stdin=""):
    return subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=HANG,
        check=False,
    )


@pytest.fixture(autouse=True)
def no_terminal(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())


def test_help_loads_nothing_heavy():
    code = (
        "import sys; from passgo.commands.app import COMMANDS, main\n"
        "main(['--help']); first = {name for name in sys.modules if 'passgo.commands' in name}\n"
        "print(first & {f'passgo.commands.{name}' for name in COMMANDS}, file=sys.stderr)\n"
        "for name in COMMANDS: main([name, '--help'])\n"
        "print({'numpy', 'numba', 'rich', 'ruamel'} & set(sys.modules), file=sys.stderr)"
    )
    done = shell("-c", code)
    # Listing the commands imports none of them, and declaring a command does not import its work.
    assert done.stderr.split() == ["set()", "set()"]
    for name in COMMANDS:
        assert f"Usage: passgo {name} " in done.stdout
    # `make bench` measures how long that takes.
    assert shell("-m", "passgo", "--help").returncode == 0


def test_help_speaks_the_language_of_the_environment():
    code = "from passgo.commands.app import main; main(['--help'])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "fr_BE.UTF-8", "PYTHONUTF8": "1"},
        timeout=HANG,
        check=True,
    )
    assert "Lancer le jeu dans le navigateur" in done.stdout


def test_help_speaks_the_language_asked_for():
    done = shell("-m", "passgo", "play", "--lang", "fr", "--help")
    assert "Lancer le jeu dans le navigateur" in done.stdout
    assert "Montrer cette aide." in done.stdout
    assert "Show this" not in done.stdout


def test_without_a_command_it_helps(capsys):
    code, out, err = call(capsys)
    assert code == 0
    assert "scenario" in out
    assert not err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--edition", "eruo"], ["eruo", "perhaps euro"]),
        (["play", "--text", "--edition", "deska", "--mode", "timed"], ["timed", "standard, short"]),
        (["play", "--text", "--mode", "blitz"], ["blitz", "standard"]),
        (["play", "--text", "--seed", "zz"], ["seed", "zz"]),
        (["play", "--text", "--players", "9"], ["2 to 8", "9"]),
        (["play", "--text", "--players", "many"], ["--players"]),
        (["play", "--text", "--edition", "deska", "--players", "2"], ["3 to 7"]),
        (["play", "--text", "--option", "rent_claim=auto"], ["rent_claim", "rent_claims"]),
        (["play", "--text", "--option", "salary=much"], ["salary", "much"]),
        (["play", "--text", "--option", "salary"], ["name=value"]),
        (["play", "--text", "--option", "time_limit=5"], ["time_limit"]),
        (["play", "--lang", "de"], ["de", "fr, en"]),
        (["play", "--text", "--seats", "ana,bob:cat"], ["bob:cat"]),
        (["play", "--text", "--seats", "ana,ana"], ["all different"]),
        (["play", "--text", "--seats", "ana,an\u0430:simple"], ["look different"]),
        (["play", "--text", "--seats", "ana,\u3164:simple"], ["visible character"]),
        (["play", "--text", "-e", "euro", "--name", "\u2800"], ["visible character"]),
        (["play", "--text", "--seats", "ana"], ["found 1 player,"]),
        (["play", "--text", "--ask", "never"], ["never", "needed"]),
        (["play", "--frob"], ["--frob", "passgo play --help"]),
        (["play", "--text", "--resume", "nowhere.json"], ["nowhere.json"]),
        (["play", "--text", "--record", "no/where/game.json"], ["no/where/game.json"]),
        (["frob"], ["frob", "passgo --help"]),
        (["replay"], ["RECORD"]),
        (["replay", "nowhere.json"], ["nowhere.json"]),
        (["position", "nowhere.json"], ["nowhere.json"]),
        (["scenario", "nowhere"], ["nowhere"]),
        (["scenario", "--target", "gpu", "x"], ["gpu", "interpreted"]),
        (["options", "eruo"], ["eruo"]),
        (["rules", "--edition", "eruo"], ["eruo"]),
        (["balance", "--seed", str(1 << 64)], ["--seed", "4294967295"]),
        (["soak", "--seed", str(1 << 32)], ["--seed", "4294967295"]),
        (["ladder", "--seed", str(1 << 32)], ["--seed", "4294967295"]),
        (["ladder", "--games", str(10**20)], ["--games"]),
        (["ladder", "--turns", str(10**20)], ["--turns"]),
        (["balance", "--games", str(10**17)], ["--games"]),
        (["soak", "-e", "knockout", "--mode", "short"], ["short", "expected standard in edition"]),
        (["soak", "--bots", "--mode", "blitz"], ["blitz", "standard or short or timed"]),
        (["gpu-check", "-e", "nope"], ["nope", "euro"]),
        (["gpu-check", "-e", "knockout", "--mode", "short"], ["expected standard in edition"]),
        (["replay", "."], [". is a folder"]),
        (["play", "--text", "--seats", "a:" + "x" * 5000], ["--seats", "…"]),
        (["replay", "x" * 5000], ["cannot read", "…"]),
    ],
)
def test_an_error_is_one_line_and_exit_code_2(capsys, tmp_path, monkeypatch, arguments, words):
    monkeypatch.chdir(tmp_path)
    code, out, err = call(capsys, *arguments)
    assert code == 2
    assert not out
    assert len(err.splitlines()) == 1
    assert all(word in err for word in ["error: ", *words])
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--text", "--players", "12"], "l’édition euro se joue de 2 à 8, pas à 12"),
        (["slide", "--x", "5"], "--x : trouvé 5, attendu de 16 à 284"),
        (
            ["play", "--edition", "eruo"],
            "edition : name : trouvé 'eruo', attendu atlantic, deska, disney, euro, knockout,"
            " revolution ou un dossier (peut-être euro)",
        ),
        (
            ["play", "--nope"],
            "il n’y a pas d’option --nope (peut-être --mode, --name, --pace)"
            " (voir passgo play --help)",
        ),
        (["play", "--zzz"], "il n’y a pas d’option --zzz (voir passgo play --help)"),
        (["play", "--why=1"], "l’option --why ne prend pas de valeur (voir passgo --help)"),
        (
            ["ladder", "--games", "0"],
            "--games : trouvé 0, attendu au moins 1 (voir passgo ladder --help)",
        ),
        (
            ["play", "--text", "--players", "many"],
            "--players / -n : trouvé many, attendu un nombre entier (voir passgo play --help)",
        ),
        (
            ["slide", "--speed", "x"],
            "--speed : trouvé x, attendu un nombre (voir passgo slide --help)",
        ),
        (["replay"], "il manque RECORD (voir passgo replay --help)"),
        (["frob"], "il n’y a pas de commande « frob » (voir passgo --help)"),
        (["bots", "x"], "argument inattendu « x » (voir passgo bots --help)"),
        (["editions", "x"], "il n’y a pas de commande « x » (voir passgo editions --help)"),
        (
            ["play", "--text", "--option", "rent_claim=auto"],
            "option rent_claim : trouvé une option inconnue, attendu une option comme rent_claims",
        ),
        (
            ["play", "--text", "--option", "players_min=1"],
            "option players_min : trouvé 1, attendu un nombre entier de 2 à 8",
        ),
        (
            ["play", "--text", "-e", "revolution", "--option", "start_cash=15K"],
            "option start_cash : trouvé '15K', attendu un multiple de 10000",
        ),
        (
            ["play", "--text", "--seats", "ana,ana"],
            "seats : trouvé ana, ana, attendu des noms tous différents",
        ),
        (
            ["play", "--text", "-e", "knockout", "--option", "noise=x"],
            "option noise : trouvé 'x', attendu none, expert, skilled, casual ou child",
        ),
    ],
)
def test_errors_speak_french(capsys, arguments, said):
    code, _, err = call(capsys, *arguments, "--lang", "fr")
    assert code == 2
    assert err.replace("\u00a0", " ") == f"erreur : {said}\n"


def test_an_option_that_lacks_its_value(capsys):
    assert call(capsys, "play", "--lang")[2] == (
        "error: option --lang needs a value (see passgo --help)\n"
    )


def test_what_is_wrong_with_a_scenario_is_said_in_the_language_of_the_environment(
    capsys, tmp_path, monkeypatch
):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    (tmp_path / "a.yaml").write_text("clause: [")
    code, out, err = call(capsys, "scenario", tmp_path)
    assert code == 2
    assert err.startswith("erreur\u00a0: ")
    assert out == "Réussis\u00a0: 0, en échec\u00a0: 1\n"


def test_ctrl_c_fits_any_command(capsys, monkeypatch):
    def interrupted(*_arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr("passgo.commands.ladder.run.run_ladder", interrupted)
    code, _, err = call(capsys, "ladder")
    assert (code, err) == (130, "\nStopped.\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe", ["JSON"]),
        (b"{", ["line 1"]),
        (b"[]", ["record"]),
        (b'{"passgo": 99}', ["passgo", "99"]),
    ],
)
def test_a_damaged_record_is_one_line(capsys, tmp_path, content, words):
    path = tmp_path / "game.json"
    path.write_bytes(content)
    replays = (["replay"], ["replay", "--json"], ["position"], ["story"], ["story", "--json"])
    for command in (*replays, ["play", "--text", "--resume"]):
        code, out, err = call(capsys, *command, path)
        assert (code, out) == (2, "")
        assert len(err.splitlines()) == 1
        assert all(word in err for word in [str(path), *words])


def test_a_record_made_up_is_found_out(capsys, record):
    content = json.loads(record.read_text())
    content["seed"] = f"{4:032x}"
    record.write_text(json.dumps(content))
    code, _, err = call(capsys, "replay", record)
    assert code == 2
    assert "digest" in err


def test_replay_tells_the_game_again(capsys, record):
    code, out, _ = call(capsys, "replay", record, "--lang", "fr")
    assert code == 0
    assert "Graine\u00a0: 3" in out
    code, out, _ = call(capsys, "replay", record, "--json")
    assert code == 0
    assert json.loads(out)["seats"][0] == "Alex"


def test_the_story_of_a_record(capsys, record):
    code, out, _ = call(capsys, "story", record, "--lang", "fr")
    assert code == 0
    assert "La fortune de chacun" in out
    assert "Qui a payé qui" in out
    code, out, _ = call(capsys, "story", record, "--json")
    assert code == 0
    assert json.loads(out)["setting"]["seats"][0] == "Alex"


def test_position_is_the_same_both_ways(capsys, record):
    code, out, _ = call(capsys, "position", record)
    assert code == 0
    assert out.strip()
    assert call(capsys, "replay", "--position", record)[1] == out


def test_scenarios_pass_and_fail(capsys, tmp_path):
    path = tmp_path / "go.yaml"
    path.write_text(SCENARIO % 1700)
    code, out, err = call(capsys, "scenario", path)
    assert (code, out.splitlines()[-1], err) == (0, "1 passed, 0 failed", "")
    path.write_text(SCENARIO % 1 + "---\n" + SCENARIO % 1700)
    code, out, err = call(capsys, "scenario", tmp_path)
    failed, last = out.splitlines()
    assert code == 1
    assert failed.startswith(f"{path}:1: crossing the start pays: then: ")
    assert last == "1 passed, 1 failed"
    code, out, _ = call(capsys, "scenario", "--json", path)
    assert code == 1
    assert [entry["passed"] for entry in json.loads(out)] == [False, True]


@pytest.mark.parametrize("content", ["clause: [", "- 1", "clause: X\nwhatever: 1"])
def test_a_wrong_scenario_is_one_line_and_fails_alone(capsys, tmp_path, content):
    (tmp_path / "a.yaml").write_text(SCENARIO % 1700)
    (tmp_path / "b.yaml").write_text(content)
    code, out, err = call(capsys, "scenario", tmp_path)
    assert (code, out) == (2, "1 passed, 1 failed\n")
    assert len(err.splitlines()) == 1
    assert "b.yaml" in err


def test_a_wrong_edition_folder_is_one_line(capsys, tmp_path):
    code, out, err = call(capsys, "play", "--text", "--edition", tmp_path)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "board.toml" in err


def test_editions_and_options_are_listed(capsys):
    code, out, _ = call(capsys, "editions", "--json")
    assert code == 0
    listed = {entry["id"]: entry for entry in json.loads(out)}
    assert set(listed) == set(EDITIONS()) >= {"euro", "disney", "deska", "revolution", "knockout"}
    assert listed["deska"]["modes"] == ["standard", "short"]
    assert "Euro" in call(capsys, "editions")[1]
    code, out, _ = call(capsys, "options", "deska", "--json")
    assert code == 0
    entry = next(entry for entry in json.loads(out) if entry["name"] == "salary")
    assert entry["printed"]["standard"] == 4000
    assert entry["ruling"]["standard"] is None
    entry = next(entry for entry in json.loads(out) if entry["name"] == "late_card")
    assert (entry["printed"]["standard"], entry["ruling"]["standard"]) == (None, False)
    said = call(capsys, "options", "revolution", "--lang", "en")[1]
    assert "rent_claims=manual, auction=timer" in said
    assert "auction = passes or timer  (printed: timer)" in said
    assert "start_tie = rethrow or lowest_seat  (our ruling: rethrow)" in said
    assert "strict_half = true or false\n" in said
    assert "rent_claims" in call(capsys, "options", "--lang", "fr")[1]


def test_where_nobody_is_at_the_keyboard_it_does_not_hang(tmp_path):
    record = tmp_path / "game.json"
    done = shell("-m", "passgo", "play", "--text", "--record", str(record), stdin="\n\n\n")
    assert done.returncode == 0
    assert "goodbye" in done.stdout
    assert json.loads(record.read_text())["edition"] == "euro"


def test_a_fault_of_ours_is_not_dressed_up_as_the_callers(monkeypatch):
    def broken(*_arguments, **_options):
        raise ValueError("bug")

    monkeypatch.setattr("passgo.terminal.play.play_game", broken)
    with pytest.raises(ValueError, match="bug"):
        main(["play", "--text"])
