"""Every input gives an answer, or an error that says what is wrong."""

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo import Game
from passgo.electronic_unit import Unit, UnitError, load_state, save_state
from passgo.errors import PassgoError, PositionError, RecordError, ScenarioError
from passgo.game.records import parse_record
from passgo.scenario import Scenario, check_form, find_files, read_file, run
from tests.scenes import read_scenes

from .spoiling import spoiled, spoiled_text

SCENARIOS = Path(__file__).parent.parent / "scenarios"
EVERY = 37
"""One file of so many is spoiled: enough for every key of the format."""
WORDS = (
    "",
    "0",
    "-1",
    "99",
    str(1 << 62),
    str((1 << 63) - 1),
    "9" * 25,
    "9" * 5000,
    "1.5",
    "NaN",
    "x",
    "x" * 3000,
    "[",
    "[]",
    "{}",
    '"',
    '"x',
    '"\\ud800"',
    "null",
    "true",
    "[" * 3000,
    "\0",
    "hotel",
    "bank",
    "ana",
    "&a [*a]",
    "!!int x",
    "!!binary x",
    "0x" + "f" * 6000,
    "2001-99-99",
    "'",
    "- -",
    "? :",
    "*a",
    "<<:",
)


FILES = find_files([SCENARIOS])[::EVERY]


@cache
def some_games():
    """Games under way: dealt and played on, by the first choices that are open."""
    games = []
    for edition in ("euro", "deska", "revolution", "knockout"):
        game = Game.new(edition, ["ana", "bob", "cid"], seed=7)
        for number in range(20):
            seat = game.to_act[0]
            action = game.legal(seat)[0].action
            if edition == "knockout" and game.phase == "slide":
                action = {"slide": {"x": 150, "angle": number - 10, "speed": 1.2}}
            game.apply(seat, action)
        games.append(game)
    return games


@cache
def records():
    return [json.loads(json.dumps(game.record())) for game in some_games()]


# Games are played and files are read when a test first draws from them.
SCENES = st.deferred(
    lambda: spoiled([scenario.content for path in FILES for scenario in read_scenes(path)])
)
SCENE_TEXTS = st.deferred(
    lambda: spoiled_text([path.read_text(encoding="utf-8") for path in FILES], WORDS)
)
RECORDS = st.deferred(lambda: spoiled(records()))
RECORD_TEXTS = st.deferred(
    lambda: spoiled_text([json.dumps(record, indent=1) for record in records()], WORDS)
)
POSITIONS = st.deferred(lambda: spoiled_text([game.position() for game in some_games()], WORDS))


def refusal(kind, attempt):
    """The one line with which an attempt is refused; nothing where it is not.

    Any other error is a fault of ours and goes through.
    """
    try:
        attempt()
    except kind as error:
        line = str(error)
    else:
        return ""
    assert line
    assert len(line.splitlines()) == 1
    return line


@settings(max_examples=200)
@given(SCENES)
def test_a_scenario_is_run_or_refused(content):
    path = Path("spoiled.yaml")

    def attempt():
        check_form(path, 1, content)
        run(Scenario(path, 1, content))

    line = refusal(ScenarioError, attempt)
    assert not line or line.startswith("spoiled.yaml:1: ")


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    return tmp_path_factory.mktemp("scenarios") / "spoiled.yaml"


@settings(max_examples=25)
@given(text=SCENE_TEXTS)
def test_a_scenario_file_is_read_or_refused(file, text):
    file.write_text(text, encoding="utf-8")
    refusal(ScenarioError, lambda: [run(scenario) for scenario in read_file(file)])


@settings(max_examples=80)
@given(RECORDS)
def test_a_record_is_replayed_or_refused(record):
    refusal(RecordError, lambda: Game.replay(record))


@settings(max_examples=80)
@given(RECORD_TEXTS)
def test_the_text_of_a_record_is_read_or_refused(text):
    refusal(RecordError, lambda: parse_record(text))


@settings(max_examples=150)
@given(POSITIONS)
def test_a_position_is_read_or_refused(text):
    if refusal(PositionError, lambda: Game.from_position(text)):
        return
    game = Game.from_position(text)
    for seat in game.seats:
        game.view(seat)
        game.legal(seat)
    assert Game.from_position(game.position()).state_bytes() == game.state_bytes()


ACTIONS = [
    {"bid": 120},
    {"build": [6, 8, 9]},
    {"claim": {"from": "ana", "on": 14}},
    {"offer": {"to": "bob", "give": {"cash": 50, "lots": [5], "cards": 1}, "get": {"lots": [15]}}},
    {"settle": {"cash": 100, "lots": [5]}},
    {"zone": "cycle"},
    {"force": {"give": 5, "take": 39}},
    {"card": "community"},
    {"roll": [3, 4]},
    {"mortgage": 5},
    {"slide": {"x": 120, "angle": 0, "speed": 1.2, "token": 1}},
    {"slide": {"x": 120, "y": 45, "slope": 3, "speed": 1.2}},
    {"railroad": {"to": "boardwalk", "token": 2}},
    {"stay": {"token": 1}},
]


@settings(max_examples=150)
@given(spoiled(ACTIONS))
def test_an_action_is_judged_or_refused(action):
    for game in some_games():
        refusal(PassgoError, lambda: game.why_not("ana", action))  # noqa: B023 (called at once)


@settings(max_examples=150)
@given(spoiled([save_state(Unit().state)]))
def test_a_saved_unit_is_loaded_or_refused(data):
    refusal(UnitError, lambda: load_state(data))
