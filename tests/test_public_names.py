"""The names others may import; a change here is a change for everyone who uses the library."""

import subprocess
import sys

import pytest

import passgo

NAMES = {
    "EDITIONS",
    "ActionError",
    "EditionError",
    "MoneyError",
    "OptionError",
    "PositionError",
    "RecordError",
    "RulesChanged",
    "ScenarioError",
    "Choice",
    "Event",
    "Game",
    "IllegalAction",
    "PassgoError",
    "Refusal",
    "__version__",
    "load_edition",
}
GAME = {
    "actions",
    "apply",
    "apply_record",
    "can_undo",
    "choices_in",
    "column",
    "departures",
    "describe",
    "fork",
    "from_position",
    "is_out",
    "is_over",
    "last_look",
    "number",
    "legal",
    "load_state",
    "look",
    "mark",
    "new",
    "numbers",
    "phase",
    "position",
    "preview",
    "read_action",
    "record",
    "refusal_in",
    "replay",
    "seat",
    "seed",
    "seen",
    "set_seed",
    "setting",
    "state_bytes",
    "to_act",
    "turn",
    "switch",
    "view",
    "wealth",
    "why_not",
    "winners",
}


def test_the_names_of_the_package():
    assert set(passgo.__all__) == NAMES
    assert set(dir(passgo)) >= NAMES
    for name in NAMES:
        assert getattr(passgo, name) is not None


def test_the_names_of_a_game():
    assert {name for name in vars(passgo.Game) if name[0] != "_"} == GAME - {"actions"}


def test_a_name_that_is_not_there():
    with pytest.raises(AttributeError, match="no attribute 'Table'"):
        _ = passgo.Table


def test_importing_the_package_loads_nothing_heavy():
    code = (
        "import sys, passgo; passgo.__version__; "
        "print([m for m in ('numpy', 'numba', 'passgo.game.game') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"


def test_the_errors_are_one_family():
    assert issubclass(passgo.IllegalAction, passgo.PassgoError)
    assert issubclass(passgo.PassgoError, ValueError)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: passgo.Game.new("euro", 1),
        lambda: passgo.Game.new("mars"),
        lambda: passgo.Game.new("euro", mode="endless"),
        lambda: passgo.Game.new("euro", seed=-1),
        lambda: passgo.Game.new("euro", seats="ana"),
        lambda: passgo.Game.new("euro", options={"dise": 1}),
        lambda: passgo.Game.new("euro", target="abacus"),
        lambda: passgo.Game.new("euro", seed=1).apply("zoe", "roll"),
        lambda: passgo.Game.new("euro", seed=1).apply(0, "dance"),
        lambda: passgo.Game.new("euro", seed=1).apply(0, {"bid": "a lot"}),
        lambda: passgo.Game.new("euro", seed=1).apply(0, "buy"),
        lambda: passgo.Game.new("euro", seed=1).legal("zoe"),
        lambda: passgo.Game.new("euro", seed=1).load_state(b""),
        lambda: passgo.Game.replay({}),
        lambda: passgo.Game.from_position("nothing"),
        lambda: passgo.load_edition("mars"),
    ],
)
def test_whatever_a_caller_gets_wrong_is_a_passgo_error(wrong):
    with pytest.raises(passgo.PassgoError) as caught:
        wrong()
    assert "\n" not in str(caught.value)
