import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from passgo.electronic_unit import Transfer, Unit, format_amount, parse_amount
from passgo.electronic_unit.amounts import amount_of, is_entry

from .hands import codes, key, of_kind, screens, unit_with


@pytest.mark.proves("UNIT-06", editions=("revolution",))
def test_an_amount_is_a_number_and_m_or_k():
    assert amount_of("10", "K") == 1
    assert amount_of("260", "K") == 26
    assert amount_of("2", "M") == 200
    unit = Unit()
    unit.insert(0, "green", 0)
    assert of_kind(key(unit, "10K"), Transfer) == [Transfer(-1, 0, 1)]


@pytest.mark.proves("UNIT-06", editions=("revolution",))
@pytest.mark.parametrize("ending", ["start", "zone", "deal"])
def test_a_number_without_m_or_k_is_rejected(ending):
    unit = Unit()
    unit.insert(0, "green", 0)
    out = key(unit, ["5", "0", ending])
    assert codes(out) == ["unfinished"]
    assert not of_kind(out, Transfer)
    assert (unit.state.entry, unit.state.mode) == ("", "ready")


@pytest.mark.proves("UNIT-06", editions=("revolution",))
def test_a_number_without_m_or_k_goes_with_the_card():
    unit = Unit()
    unit.insert(0, "red", 0)
    out = key(unit, "50") + unit.withdraw("red", 0)
    assert codes(out) == ["unfinished"]
    assert unit.state.balances[0] == 1500
    assert unit.state.red is None


@pytest.mark.proves("UNIT-07", editions=("revolution",))
def test_the_point_adds_decimals():
    assert amount_of("1.5", "M") == 150
    assert amount_of(".5", "M") == 50
    assert amount_of("5.", "M") == 500
    unit = unit_with(400)
    unit.insert(0, "red", 0)
    key(unit, "1.5M")
    assert unit.state.balances[0] == 250


@pytest.mark.proves("UNIT-07", editions=("revolution",))
@pytest.mark.parametrize("keys", ["1.555M", "5K", "1.5K", "12.5K", ".001M"])
def test_an_amount_that_is_no_multiple_of_10k_is_rejected(keys):
    unit = Unit()
    unit.insert(0, "green", 0)
    assert codes(key(unit, keys)) == ["not_a_step"]
    assert (unit.state.balances[0], unit.state.entry) == (1500, "")


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ("M", "no_number"),
        (".K", "no_number"),
        ("0M", "no_amount"),
        ("0.00K", "no_amount"),
        ("1..", "two_points"),
        ("123456789", "entry_full"),
    ],
)
def test_entries_that_are_no_amount(keys, code):
    unit = Unit()
    unit.insert(0, "green", 0)
    assert codes(key(unit, keys)) == [code]
    assert unit.state.balances[0] == 1500


def test_amounts_need_a_card():
    unit = Unit()
    assert codes(key(unit, "1M.")) == ["no_card"] * 3


def test_the_entry_is_on_the_screen():
    unit = Unit()
    unit.insert(0, "green", 0)
    assert screens(key(unit, "1.5"))[-1] == ("unit-entry", {"entry": "1.5"})
    # A key that does not fit leaves what was keyed.
    assert codes(key(unit, ".")) == ["two_points"]
    key(unit, "M")
    assert unit.state.balances[0] == 1650


@pytest.mark.proves("UNIT-08", editions=("revolution",))
def test_a_short_c_erases_what_was_keyed():
    unit = Unit()
    unit.insert(0, "green", 0)
    out = key(unit, "550C50K")
    assert of_kind(out, Transfer) == [Transfer(-1, 0, 5)]


@pytest.mark.proves("THEME-10", editions=("revolution",))
@pytest.mark.parametrize(
    ("steps", "text"),
    [
        (126, "1.26M"),
        (150, "1.5M"),
        (1500, "15M"),
        (50, "500K"),
        (1, "10K"),
        (99, "990K"),
        (100, "1M"),
        (101, "1.01M"),
        (0, "0K"),
        (-50, "\u2212500K"),
    ],
)
def test_amounts_are_shown_in_millions_and_thousands(steps, text):
    assert format_amount(steps) == text


@settings(derandomize=True, database=None, deadline=None)
@given(st.integers(0, 9_999_999))
def test_an_amount_shown_reads_the_same(steps):
    assert parse_amount(format_amount(steps)) == steps


@settings(derandomize=True, database=None, deadline=None)
@given(st.text("0123456789.MK-, ²", max_size=10))
def test_any_text_is_an_amount_or_none(text):
    steps = parse_amount(text)
    assert steps is None or (steps >= 0 and is_entry(text[:-1]))
