"""A person at a knockout table: answers in numbers, names and lines of a menu."""

import io

import pytest
from rich.console import Console

from passgo.game import Game
from passgo.knockout_texts import LaneTexts
from passgo.scenario_knockout import start
from passgo.terminal.lane_person import LanePerson, aim_at, listed_choices, numbers_in
from passgo.terminal.person import Stop
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
    words = LaneTexts(Texts(locale, game.edition), game)
    saved = []
    person = LanePerson(game, words, console, Answers(*answers), saved.append)
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


@pytest.mark.parametrize("answer", ["avenue", "moon", "pay now", "-", "7"])
def test_what_names_nothing_is_asked_again(answer):
    action, said, _ = asked(Game.new("knockout", 2, seed=1), answer, "150 0 1.2 2")
    assert "That is no answer to this." in said
    assert action == {"slide": {"x": 150, "angle": 0, "speed": 1.2, "token": 2}}


def test_a_refusal_is_told_before_anything_is_done():
    game = Game.new("knockout", 2, seed=1)
    before = game.state_bytes()
    _, said, _ = asked(game, "5 0 1", "150 0 9", "150 40 1", "pay", "150 0 1")
    assert "5 mm is too far to the side" in said
    assert "9 m/s is not a hand’s speed" in said
    assert "too slanting" in said
    assert "That is not asked now." in said
    assert game.state_bytes() == before


def test_a_railroad_token_travels_by_the_number_of_a_line():
    game = scored(RAILROAD)
    action, said, _ = asked(game, "1")
    assert "Mediterranean Avenue ($100)" in said
    assert "Boardwalk" not in said.split("Railroad token goes")[1], "it is occupied"
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
    assert saved == ["game.json", "passgo-knockout.json"]
    with pytest.raises(Stop):
        asked(game, "q")
