"""A knockout game at the terminal: told, explained, left to a bot, saved and taken up again."""

import pytest

from passgo.commands.app import main
from passgo.editions import OptionError
from passgo.game.records import go_on
from passgo.terminal import resuming
from passgo.terminal.play import play_game
from passgo.terminal.play_options import PlayOptions
from passgo.terminal.saving import replay_file

from ..screens import Answers, printed, quiet


def heard(*answers, **given):
    """What is said at a table whose person gives these answers, and which are left over."""
    console, keyboard = quiet(100), Answers(*answers)
    given = {"edition": "knockout", "lang": "en", "seed": "3", **given}
    assert play_game(PlayOptions(**given), console, keyboard, is_asking=False) == 0
    return printed(console), keyboard.answers


def test_a_whole_game(tmp_path, capsys):
    record = tmp_path / "game.json"
    answers = ["what", "900 0 1", "150 0 0.911", *["150 0 0.911"] * 30]
    said, left = heard(*answers, players=2, record=record)
    assert left
    assert "At the table: Alex (you) and Clara (computer: regular)." in said
    assert "No space is called “what”" in said
    assert "900 mm is not between 16 and 284 mm" in said
    assert "Blue 1 stops on Vermont Avenue.\n" in said
    assert "The game is over." in said
    assert replay_file(record).is_over
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert "Blue 1 stops on Vermont Avenue." in capsys.readouterr().out


def test_a_long_sentence_goes_on_below_its_words():
    console = quiet(40)
    play_game(
        PlayOptions("knockout", seats="ana,bob", seed="3"), console, Answers(), is_asking=False
    )
    assert "  ·  The bank puts $500 above Free\n     Parking.\n" in printed(console)


def test_an_empty_pot_is_not_worth_a_sentence():
    said, _ = heard(*["150 0 0.911"] * 30, seats="ana,bob:shrewd", seed="5")
    assert " takes $" in said
    assert "$0 stays" not in said


def test_opponents_are_those_that_were_asked_for_and_say_why():
    said, _ = heard("150 0 0.911", "150 0 1.2", seats="ana,bob:shrewd,cid:novice", why=True)
    assert said.count("Why: ") >= 2
    with pytest.raises(OptionError, match=r"bob:thrifty.*name:regular"):
        heard(seats="ana,bob:thrifty")


def test_reasons_can_be_asked_for_afterwards():
    said, left = heard("150 0 0.911", "y", "y", "150 0 1.2", seats="ana,bob:shrewd")
    before, _, after = said.partition("From now on bots say why they act")
    asked, _, later = after.partition("Bots no longer say why they act.")
    assert not left
    assert "bob slides yellow 1" in before
    assert ["Why: " in part for part in (before, asked, later)] == [False, True, False]
    assert "bob slides yellow 1" in asked
    assert "bob slides yellow 2" in later


def test_a_seat_is_left_to_a_bot_and_taken_back(tmp_path):
    record = tmp_path / "game.json"
    answers = ["bot novice", "nonsense", "", "bot shrewd", "2", "150 0 0.911", "q"]
    said, left = heard(*answers, seats="ana,bob:simple", record=record)
    assert not left
    assert "ana lets a bot play (novice)." in said
    assert said.count("novice plays for you, ana. What now?") == 2
    assert "shrewd plays for you, ana. What now?" in said
    assert "“nonsense” is not one of the choices. Type a number from 1 to 3" in said
    assert said.count("ana, it is your turn to slide.") == 2
    slides = [event for event in replay_file(record).events if event.name == "slid"]
    assert sum(event.args["seat"] == {"seat": "ana"} for event in slides) == 4


def test_a_seat_left_for_good_is_played_to_the_end(tmp_path):
    record = tmp_path / "game.json"
    said, _ = heard("bot novice", "3", seats="ana,bob:simple", record=record)
    assert "The game is over." in said
    assert replay_file(record).is_over


def test_a_game_is_taken_up_again_and_played_only_once(tmp_path, monkeypatch):
    record = tmp_path / "game.json"
    heard("150 0 0.911", seats="ana,bob:novice", record=record)
    replayed = []

    def replay(cls, found, **how):
        replayed.append(found["seats"])
        return go_on(cls, found, **how)

    monkeypatch.setattr(resuming, "go_on", replay)
    before = len(replay_file(record).actions)
    said, _ = heard("150 0 0.911", resume=record, record=record, edition=None, name="ana")
    assert replayed == [["ana", "bob"]]
    assert "bob slides" in said
    assert len(replay_file(record).actions) > before
    with pytest.raises(OptionError, match="zoe"):
        heard(resume=record, name="zoe", edition=None)


def test_the_terminal_speaks_french():
    said, _ = heard("zut", players=2, lang="fr")
    assert "Au-dessus du Stationnement gratuit\u00a0: 500\u00a0$." in said
    assert "Alex, à vous de lancer." in said
    assert "Aucune case ne s’appelle «\u00a0zut\u00a0»" in said


def test_whoever_chooses_the_box_is_asked_for_a_name_and_for_opponents():
    console, keyboard = quiet(100), Answers("1", "5", "Zora", "2", "", "zut")
    play_game(PlayOptions(seed="3"), console, keyboard, is_asking=True)
    said = printed(console)
    assert "Transactions chocs" in said
    assert "Zora (vous), Clara (ordinateur\u00a0: habitué) et Oscar" in said
    assert "Aucune case" in said
    assert not keyboard.answers
