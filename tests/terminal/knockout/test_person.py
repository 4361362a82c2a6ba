"""A person at a knockout table: answers in numbers, names and lines of a menu."""

import pytest

from passgo.game import Game
from passgo.knockout.formats.scenario import start
from passgo.table import Table
from passgo.terminal.advice import Adviser
from passgo.terminal.knockout.aims import numbers_in
from passgo.terminal.person import HandOver, Person, Stop
from passgo.terminal.screen import Unreadable, screen_for
from passgo.terminal.warming import Warming
from passgo.texts import Texts
from tests.terminal.screens import Answers, printed, quiet

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


def screen_of(game, *answers, locale="en", width=200):
    return screen_for(quiet(width), Texts(locale, game.edition), game, Answers(*answers))


def asked(game, *answers, locale="en"):
    """What a person does who gives these answers, and what was said."""
    screen = screen_of(game, *answers, locale=locale)
    saved = []
    warming = Warming("knockout", screen.voice.console, screen.voice.texts, in_background=False)
    table = Table(game, {}, lambda: 0.0)
    person = Person(game.to_act[0], table, screen, Adviser(screen, warming), saved.append)
    [action] = person.choose()
    return action, printed(screen.voice.console), saved


def aim_at(game, space):
    return next(s["aim"] for s in game.family.wire.box(game.edition)["spaces"] if s["id"] == space)


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
        events = game.apply(game.turn, {"slide": aim_at(game, space.id)})
        found = {e.args["space"]["space"] for e in events if "space" in e.args}
        assert space.id in found


@pytest.mark.parametrize("answer", ["Promenade", "promenade", "boardwalk", "BOARDWALK", "promen"])
def test_a_space_is_aimed_at_by_its_name_or_part_of_it(answer):
    game = Game.new("knockout", 2, seed=1)
    action, _, _ = asked(game, answer, locale="fr")
    assert action == {"slide": aim_at(game, "boardwalk")}


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("park", "“park” fits several spaces: Park Place and Free Parking."),
        ("avenue", "“avenue” fits several spaces: Mediterranean Avenue, Baltic Avenue,"),
        ("bordwalk", "No space is called “bordwalk”. Did you mean Boardwalk?"),
        ("moon", "No space is called “moon”; p lists them all."),
    ],
)
def test_a_wrong_name_shows_what_it_might_have_been(answer, said):
    assert said in asked(Game.new("knockout", 2, seed=1), answer, "150 0 1")[1]


@pytest.mark.parametrize(
    "answer",
    [
        *("-", "", "7", "0000000010", "0"),
        *("150 0 1 inf", "150 0 1 1e400", "150 0 1 nan", "150 0 1 1.9", "150 0 1 1 1", "150 0 inf"),
    ],
)
def test_what_is_no_aim_is_asked_again(answer):
    action, _, _ = asked(Game.new("knockout", 2, seed=1), answer, "150 0 1.2 2")
    assert action == {"slide": {"x": 150, "angle": 0, "speed": 1.2, "token": 2}}


def test_a_refusal_is_told_before_anything_is_done():
    game = Game.new("knockout", 2, seed=1)
    before = game.state_bytes()
    _, said, _ = asked(game, "5 0 1", "150 0 9", "150 70 1", "pay", "150 0 1")
    assert "5 mm is not between 16 and 284 mm" in said
    assert "the speed must be between 0.45 and 2.5 m/s, not 9 m/s." in said
    assert "the angle is too wide: at most 20° to the left or to the right." in said
    assert "you cannot do that now." in said
    assert game.state_bytes() == before


def test_a_railroad_token_travels_by_the_number_of_a_line():
    game = scored(RAILROAD)
    action, said, _ = asked(game, "1")
    listed = said.split("Railroad token go?")[1]
    assert "Mediterranean Avenue ($100)" in listed
    assert "Boardwalk" not in listed, "it is occupied"
    assert len(screen_of(game).menu("red")) == 22
    assert game.why_not("red", action) is None
    assert asked(game, "park place")[0] == {"railroad": "park_place"}
    assert asked(game, "stay")[0] == "stay"


def test_a_house_doubles_the_line_chosen():
    action, said, _ = asked(scored(HOUSE), "3", "2")
    assert "Boardwalk ($500)" in said
    assert action in ({"house": "boardwalk"}, {"house": "baltic_avenue"})
    assert "“3” is not an answer to this." in said


def test_jail_is_a_choice_of_two():
    game = scored(JAIL)
    game.apply("red", {"slide": {"x": 95, "angle": 0, "speed": 1.826}})
    assert game.phase == "jail"
    assert {str(asked(game, str(number))[0]) for number in (1, 2)} == {"pay", "stay"}
    assert asked(game, "payer", locale="fr")[0] == "pay"


@pytest.mark.parametrize(("locale", "word", "yes"), [("en", "resign", "y"), ("fr", "abandon", "o")])
def test_leaving_is_asked_twice(locale, word, yes):
    game = Game.new("knockout", 3, seed=1)
    assert asked(game, word, "n", word, yes, locale=locale)[0] == "resign"


def test_letters_help_save_and_stop():
    game = Game.new("knockout", 3, seed=1)
    _, said, saved = asked(game, "?", "b", "s game.json", "s", "", "150 0 1")
    assert "steady hand" in said
    assert "(16 to 284)" in said
    assert "\n  shrewd   Tries every aim" in said
    assert saved == ["game.json", "passgo-knockout.json"]
    with pytest.raises(Stop):
        asked(game, "q")


def test_a_seat_is_left_to_a_bot_that_exists():
    game = Game.new("knockout", 3, seed=1)
    with pytest.raises(HandOver) as handed:
        asked(game, "bot Shrewd")
    assert handed.value.bot == "shrewd"
    with pytest.raises(HandOver) as handed:
        asked(game, "bot rusé", locale="fr")
    assert handed.value.bot == "shrewd"
    _, said, _ = asked(game, "bot thrifty", "150 0 1")
    known = "random, novice, simple, regular, shrewd"
    assert f"There is no bot called “thrifty”; there are {known}." in said


def test_the_spaces_are_listed_with_what_they_pay():
    _, said, _ = asked(Game.new("knockout", 2, seed=1), "p", "150 0 1")
    assert "$500, all 2: +$2,000" in said
    assert "one more slide" in said
    assert said.count("Avenue") >= 17


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_lane_with_everybody_fits_a_small_screen(locale):
    game = Game.new("knockout", ["ana", "bob", "cid", "dee"], seed=1)
    screen = screen_of(game, locale=locale, width=80)
    seat = game.to_act[0]
    screen.show_turn(seat)
    screen.voice.say(screen.keys)
    screen.say_question(seat)
    lines = printed(screen.voice.console).splitlines()
    assert len(lines) <= 23
    assert max(map(len, lines)) <= 80
    assert any("Boardwalk" in line or "Promenade" in line for line in lines)


def test_a_token_is_drawn_on_the_space_it_counts_for():
    game = scored(RAILROAD)
    screen = screen_of(game, width=80)
    screen.show(None)
    [line] = [line for line in printed(screen.voice.console).splitlines() if "Boardwalk" in line]
    assert "B1" in line.partition("Boardwalk")[2]


def test_an_answer_is_no_line_where_there_are_none():
    game = Game.new("knockout", 2, seed=1)
    with pytest.raises(Unreadable):
        screen_of(game).read("3", game.to_act[0])
