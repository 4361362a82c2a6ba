"""A person at a knockout table: answers in numbers, names and lines of a menu."""

import io

import pytest
from rich.console import Console

from passgo.game import Game
from passgo.knockout.formats.scenario import start
from passgo.terminal.advice import HandOver
from passgo.terminal.estate.person import Stop
from passgo.terminal.knockout.aims import aim_at, numbers_in
from passgo.terminal.knockout.person import LanePerson, listed_choices
from passgo.terminal.knockout.voice import LaneVoice
from passgo.terminal.knockout.words import LaneWords
from passgo.texts import Texts
from tests.terminal.desk import Answers

RAILROAD = {
    "players": ["red", "blue"],
    "given": {
        "phase": "score",
        "red": {"tokens": ["railroad_1", "railroad_3", "off", "off"]},
        "blue": {"tokens": ["boardwalk", "off", "off", "off"]},
    },
}
HOUSE = {
    "players": ["red", "blue"],
    "given": {
        "phase": "score",
        "red": {"tokens": ["house_1", "baltic_avenue", "boardwalk", "off"]},
        "blue": {"tokens": ["off", "off", "off", "off"]},
    },
}
JAIL = {
    "players": ["red", "blue"],
    "given": {"red": {"cash": 300, "tokens": ["hand", "hand", "hand", "hand"]}},
}


def asked(game, *answers, locale="en"):
    """What a person does who gives these answers, and what was said."""
    console = Console(file=io.StringIO(), width=200)
    words = LaneWords(Texts(locale, game.edition), game)
    saved = []
    person = LanePerson(game, LaneVoice(console, words), Answers(*answers), saved.append)
    action = person.choose(game.to_act[0])
    return action, console.file.getvalue(), saved


def scored(content):
    return start("knockout", content, "interpreted")


@pytest.mark.parametrize(
    ("answer", "numbers"),
    [
        ("150 -2.5 1.4", [150, -2.5, 1.4]),
        ("150 -2,5 1,4", [150, -2.5, 1.4]),
        ("150, -2.5, 1.4", [150, -2.5, 1.4]),
        ("150,-2.5,1.4", [150, -2.5, 1.4]),
        ("150;-2,5;1,4;3", [150, -2.5, 1.4, 3]),
        ("park place", []),
        ("150 fast 2", []),
    ],
)
def test_numbers_are_read_as_people_write_them(answer, numbers):
    assert numbers_in(answer) == numbers


def test_an_aim_at_a_space_rests_on_it():
    for number, space in enumerate(Game.new("knockout", 2, seed=1).edition.spaces):
        game = Game.new("knockout", ["red", "blue"], seed=number, options={"noise": "none"})
        events = game.apply(game.turn, {"slide": aim_at(game, space)})
        found = {e.fields["space"] for e in events if e.name in {"token_rested", "token_jailed"}}
        assert number in found, space.id


@pytest.mark.parametrize("answer", ["Promenade", "promenade", "boardwalk", "BOARDWALK", "promen"])
def test_a_space_is_aimed_at_by_its_name_or_part_of_it(answer):
    game = Game.new("knockout", 2, seed=1)
    action, _, _ = asked(game, answer, locale="fr")
    space = game.edition.spaces[game.edition.parse_space("boardwalk")]
    assert action == {"slide": aim_at(game, space)}


@pytest.mark.parametrize(
    "answer",
    [
        *("avenue", "moon", "pay now", "-", "", "7", "0000000010"),
        *("150 0 1 inf", "150 0 1 1e400", "150 0 1 nan", "150 0 1 1.9", "150 0 1 1 1", "150 0 inf"),
    ],
)
def test_what_names_nothing_is_asked_again(answer):
    action, said, _ = asked(Game.new("knockout", 2, seed=1), answer, "150 0 1.2 2")
    assert "That is no answer to this." in said
    assert action == {"slide": {"x": 150, "angle": 0, "speed": 1.2, "token": 2}}


def test_a_refusal_is_told_before_anything_is_done():
    game = Game.new("knockout", 2, seed=1)
    before = game.state_bytes()
    _, said, _ = asked(game, "5 0 1", "150 0 9", "150 70 1", "pay", "150 0 1")
    assert "5 mm is not between 16 and 284 mm" in said
    assert "9 m/s is not a hand’s speed, which lies between 0.45 and 2.5 m/s." in said
    assert "too slanting: a slide may go 20° to the left or to the right at most." in said
    assert "That is not asked now." in said
    assert game.state_bytes() == before


def test_a_railroad_token_travels_by_the_number_of_a_line():
    game = scored(RAILROAD)
    action, said, _ = asked(game, "1")
    assert "Mediterranean Avenue ($100)" in said
    assert "Boardwalk" not in said.split("Railroad token go?")[1], "it is occupied"
    assert len(listed_choices(game, "red")) == 22
    assert game.why_not("red", action) is None
    assert asked(game, "park place")[0] == {"railroad": "park_place"}
    stays = [c.action for c in listed_choices(game, "red") if "stay" in c.action]
    assert stays == [{"stay": {"token": 1}}]
    assert asked(game, "stay")[0] == "stay"


def test_a_house_doubles_the_line_chosen():
    action, said, _ = asked(scored(HOUSE), "3", "2")
    assert "Boardwalk ($500)" in said
    assert action == {"house": "boardwalk"}
    assert "That is no answer" in said


def test_jail_is_a_choice_of_two():
    game = scored(JAIL)
    game.apply("red", {"slide": {"x": 95, "angle": 0, "speed": 1.826}})
    assert game.phase == "jail"
    assert [asked(game, str(number))[0] for number in (1, 2)] == ["pay", "stay"]


def test_leaving_is_asked_twice():
    game = Game.new("knockout", 3, seed=1)
    assert asked(game, "resign", "n", "resign", "y")[0] == "resign"


def test_letters_help_save_and_stop():
    game = Game.new("knockout", 3, seed=1)
    _, said, saved = asked(game, "?", "l", "s game.json", "s", "", "150 0 1")
    assert "steady hand" in said
    assert "(16 to 284)" in said
    assert "\n  shrewd   Tries every aim" in said
    assert saved == ["game.json", "passgo-knockout.json"]
    with pytest.raises(Stop):
        asked(game, "q")


def test_a_hint_says_what_the_adviser_would_do_and_why():
    game = scored(HOUSE)
    _, said, _ = asked(game, "i", "1")
    assert "shrewd would: Boardwalk ($500). Boardwalk is the dearest: $500 once more." in said
    _, said, _ = asked(game, "I", "1", locale="fr")
    assert "shrewd ferait ceci\u00a0: Promenade (500\u00a0$). Promenade est la plus chère" in said


def test_a_seat_is_left_to_a_bot_that_exists():
    game = Game.new("knockout", 3, seed=1)
    with pytest.raises(HandOver) as wish:
        asked(game, "bot Shrewd")
    assert wish.value.bot == "shrewd"
    _, said, _ = asked(game, "bot thrifty", "150 0 1")
    known = "random, novice, simple, regular, shrewd"
    assert f"There is no bot called “thrifty”; there are {known}." in said
