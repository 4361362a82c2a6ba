import json

import pytest

from passgo.electronic_unit import Unit, UnitError, load_state, save_state

from .hands import key


def busy_unit():
    unit = Unit()
    unit.insert(0, "red", 0)
    unit.insert(1, "green", 100)
    key(unit, "1M", 200)
    unit.withdraw("green", 300)
    unit.insert(2, "green", 400)
    key(unit, "2.", 500)
    return unit


def test_a_saved_unit_goes_on_where_it_was():
    unit = busy_unit()
    other = Unit(load_state(json.loads(json.dumps(save_state(unit.state)))))
    assert other.state == unit.state
    assert key(other, "5M", 600) == key(unit, "5M", 600)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", 2),
        ("balances", [1500, -1]),
        ("balances", []),
        ("balances", [1.5]),
        ("balances", [1 << 20_000]),
        ("mode", "broken"),
        ("mode", []),
        ("entry", "1.2.3"),
        ("entry", "123456789"),
        ("entry", 5),
        ("mode", "deal"),
        ("mode", "text"),
        ("zone", "sea"),
        ("zone", "car"),
        ("green", 9),
        ("green", 0),
        ("red", None),
        ("held", [7]),
        ("held", None),
        ("red_used", 1),
        ("joined", True),
        ("volume", 4),
        ("seconds", -1),
        ("now_ms", 0),
        ("used_ms", "0"),
        ("screen", {"text": "unit-ready"}),
        ("screen", {"text": "cli-welcome", "words": {}}),
        ("screen", {"text": "unit-ready", "words": {"amount": None}}),
        ("colour", "white"),
    ],
)
def test_damaged_data_is_refused(name, value):
    data = save_state(busy_unit().state) | {name: value}
    with pytest.raises(UnitError, match=r"^unit: [a-z_, ]+: found .+, expected .+"):
        load_state(data)


def test_a_part_that_is_missing_is_named():
    data = save_state(busy_unit().state)
    del data["volume"]
    with pytest.raises(UnitError, match=r"^unit: volume: found nothing, expected 0 to 3$"):
        load_state(data)


@pytest.mark.parametrize("data", [None, [], "unit", {}])
def test_other_things_are_no_unit(data):
    with pytest.raises(UnitError, match=r"^unit: (data|format): found .+, expected"):
        load_state(data)
