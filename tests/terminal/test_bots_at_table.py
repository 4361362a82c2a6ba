"""Bots at the terminal: their names, their reasons, their hints, and seats left to them."""

import json

import pytest

from passgo.bots.names import PLAYER_NAMES
from passgo.bots.player import Player
from passgo.compiling.targets import COMPILED
from passgo.editions import OptionError
from passgo.terminal.play import play_game
from passgo.terminal.play_options import PlayOptions
from passgo.terminal.saving import replay_file
from passgo.terminal.seats import Seated, parse_seats

from .screens import Answers, Enter, begin, give, lay, printed, quiet


def sit(keyboard, **given):
    console = quiet()
    play_game(PlayOptions(edition="euro", lang="en", **given), console, keyboard, is_asking=False)
    return printed(console)


def test_opponents_by_name():
    assert parse_seats("ana, bob:shrewd,cid:Novice,dee:bot,eve:person") == [
        Seated("ana"),
        Seated("bob", "shrewd"),
        Seated("cid", "novice"),
        Seated("dee", "regular"),
        Seated("eve"),
    ]
    with pytest.raises(OptionError) as error:
        parse_seats("ana,bob:cat")
    assert all(f"name:{name}" in str(error.value) for name in PLAYER_NAMES)


def test_the_first_screen_names_the_bots():
    said = sit(Answers(), seats="ana,bob:shrewd,cid:bot", seed="1")
    assert "ana (you), bob (computer: shrewd) and cid (computer: regular)" in " ".join(said.split())


@pytest.mark.parametrize("why", [True, False])
def test_reasons_are_told_where_they_are_wanted(why):
    said = sit(Enter(12), seats="ana,bob:shrewd,cid:novice", seed="4", why=why)
    assert ("     Why: " in said) == why
    assert "There is no other choice" not in said


def test_reasons_can_be_asked_for_afterwards():
    said = sit(Answers(*[""] * 13, "y", "y"), seats="ana,bob:shrewd,cid:novice", seed="4")
    assert "From now on bots say why" in said
    before, _, after = said.partition("From now on bots say why")
    assert "Why:" not in before
    assert "Why:" in after
    assert "no longer say why they act" in after


def test_a_hint_says_what_the_adviser_would_do():
    answers = [""] * 3
    said = sit(Answers(*answers, "i"), seats="ana,bob:simple", seed="4")
    assert "shrewd would: Buy " in said or "shrewd would: End the turn." in said


def test_help_lists_every_bot():
    said = sit(Answers("?"), seats="ana,bob:simple", seed="4")
    assert all(f"\n  {name}" in said for name in PLAYER_NAMES)


def test_a_seat_is_left_to_a_bot_and_taken_back(tmp_path):
    record = tmp_path / "game.json"
    leave = Answers("bot shrewd", "", "zzz", "bot novice", "2", "q")
    said = sit(leave, seats="ana,bob:simple", seed="4", record=record)
    assert "ana lets a bot play (shrewd)." in said
    assert "shrewd plays for you, ana. What now?" in said
    assert "“zzz” is not one of the choices" in said
    assert "novice plays for you, ana. What now?" in said
    assert said.count("Your turn, ana.") >= 1
    assert json.loads(record.read_text())["seats"] == ["ana", "bob"]
    assert not leave.answers


def test_a_seat_left_for_good_is_played_to_the_end(tmp_path):
    record = tmp_path / "game.json"
    said = sit(Answers("bot", "3", *[""] * 20), seats="ana,bob:simple", seed="4", record=record)
    assert "The game is over." in said
    assert replay_file(record).is_over


def test_bots_do_not_play_for_ever_unwatched():
    # Two of them who never trade and are rich enough never end.
    answers = Answers("bot simple", "3", "", "x", "3")
    said = sit(answers, seats="ana,bob:simple", seed="4", options=("start_cash=90000",))
    assert "“x” is not one of the choices" in said
    assert "Game stopped." in said
    assert not answers.answers


def test_no_bot_of_that_name():
    said = sit(Answers("bot nobody"), seats="ana,bob:simple", seed="4")
    assert "There is no bot called “nobody”; there are random, simple," in said


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"bid": 120}, "Bid €120"),
        (
            {"offer": {"to": "bob", "give": {"cash": 50}, "get": {"lots": ["rome"]}}},
            "Offer bob €50 for Rome",
        ),
        ({"settle": {"cash": 5, "lots": ["paris"]}}, "Offer €5 and Paris as payment"),
        ({"force": {"give": "paris", "take": "rome"}}, "Force a deal: Paris for Rome"),
        ({"build": [37, 39]}, "Build on Berlin and Paris"),
        ("hammer", "End the auction"),
        ("time_up", "Time is up"),
        ("text_gone", "Clear the text from the screen"),
        ("end", "End the turn"),
    ],
)
def test_any_action_in_words(action, words):
    screen = lay()
    game = begin(screen.game)
    give(game, "ana", "paris", "berlin")
    give(game, "bob", "rome")
    assert screen.describe("ana", action) == words


def test_what_an_action_leaves_open_is_named():
    screen = lay("euro", rent_claims="manual")
    game = begin(screen.game)
    give(game, "bob", "rome")
    game.apply("ana", {"offer": {"to": "bob", "give": {"cash": 5}, "get": {"lots": ["rome"]}}})
    assert screen.describe("bob", "reject") == "Turn down the offer from ana"
    assert screen.describe("bob", "accept").startswith("Accept from ana: €5 for ")
    game.state.release_holder[1] = 0
    assert "Community Chest" in screen.describe("ana", "card")


@pytest.mark.parametrize("edition", ["euro", "deska", "revolution"])
def test_whatever_bots_do_can_be_said(edition):
    screen = lay(edition, mode="short", rent_claims="manual", target=COMPILED)
    game = screen.game
    player = Player("shrewd")
    for _ in range(150):
        if game.is_over:
            break
        acted = False
        for seat in (*(name for name in game.seats if name not in game.to_act), *game.to_act):
            decision = player.choose(game, seat)
            if decision is None:
                continue
            assert screen.describe(seat, decision.action)
            game.apply(seat, decision.action)
            acted = True
            break
        assert acted
