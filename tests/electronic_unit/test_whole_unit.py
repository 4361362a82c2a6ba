"""Sleep, a new game, the volume."""

from dataclasses import replace

import pytest

from passgo.electronic_unit import KEYS, Reset, Sound, Transfer, Unit, Withdrawn, new_state

from .hands import cues, key, of_kind, screens, unit_with


@pytest.mark.proves("UNIT-01", editions=("revolution",))
@pytest.mark.parametrize("each", KEYS)
def test_it_sleeps_after_90_seconds_and_any_key_wakes_it(each):
    unit = unit_with(320, 2000)
    balances = unit.state.balances
    unit.insert(0, "green", 5000)
    assert unit.tick(5000 + 89_999) == []
    assert screens(unit.tick(5000 + 90_000)) == [("unit-asleep", {})]
    assert unit.state.mode == "asleep"
    out = unit.press(each, 10_000_000)
    # The key wakes it and does nothing else.
    assert unit.state.mode == "ready"
    assert screens(out) == [("unit-balance", {"card": 0, "amount": "3.2M"})]
    assert unit.state.balances == balances


def test_use_puts_sleep_off():
    unit = Unit()
    for at_ms in range(0, 900_000, 89_000):
        unit.press("C", at_ms)
        assert unit.state.mode == "ready"


def test_a_card_wakes_it_and_goes_in():
    unit = Unit()
    unit.tick(90_000)
    unit.insert(4, "red", 100_000)
    assert (unit.state.mode, unit.state.red) == ("ready", 4)
    unit.tick(200_000)
    unit.withdraw("red", 300_000)
    assert (unit.state.mode, unit.state.red) == ("ready", None)


def test_sleep_drops_what_was_begun():
    unit = Unit()
    unit.insert(0, "green", 0)
    key(unit, "50")
    unit.tick(90_000)
    assert unit.state.entry == ""
    key(unit, "CK", 100_000)
    assert unit.state.balances[0] == 1500
    key(unit, ["zone", "zone"], 100_000)
    assert unit.state.zone == "walking"
    unit.tick(200_000)
    assert unit.state.zone is None


@pytest.mark.proves("UNIT-02", editions=("revolution",))
@pytest.mark.proves("SETUP-06", editions=("revolution",))
def test_c_held_puts_all_cards_back_to_15m_once_confirmed():
    unit = unit_with(320, 2000)
    out = unit.hold("C", 0)
    assert screens(out) == [("unit-reset-ask", {})]
    assert unit.state.balances[:2] == (320, 2000)
    out = unit.press("start", 1000)
    assert of_kind(out, Reset) == [Reset()]
    assert not of_kind(out, Transfer)
    assert unit.state.balances == (1500,) * 6
    assert screens(out)[-1] == ("unit-reset-done", {"amount": "15M"})


@pytest.mark.proves("UNIT-02", editions=("revolution",))
@pytest.mark.parametrize("each", [each for each in KEYS if each != "start"])
def test_without_the_confirmation_nothing_is_reset(each):
    unit = unit_with(320, 2000)
    unit.hold("C", 0)
    unit.press(each, 1000)
    assert (unit.state.mode, unit.state.balances[:2]) == ("ready", (320, 2000))
    # The question is gone: the start button is the start button again.
    assert not of_kind(unit.press("start", 2000), Reset)


def test_a_card_that_moves_withdraws_the_question():
    unit = unit_with(320)
    unit.hold("C", 0)
    unit.insert(0, "green", 500)
    assert not of_kind(unit.press("start", 1000), Reset)
    assert unit.state.balances[0] == 520


def test_a_new_game_forgets_who_has_paid():
    unit = Unit()
    unit.insert(0, "red", 0)
    unit.insert(1, "green", 0)
    key(unit, "1M")
    unit.withdraw("green", 0)
    unit.hold("C", 0)
    unit.press("start", 0)
    assert not of_kind(unit.withdraw("red", 0), Withdrawn)


def test_c_held_on_and_on_is_no_confirmation():
    unit = unit_with(320)
    for at_ms in range(0, 5000, 500):
        assert not of_kind(unit.hold("C", at_ms), Reset)


@pytest.mark.proves("SETUP-06", editions=("revolution",))
def test_a_new_unit_holds_15m_on_each_of_six_cards():
    assert new_state().balances == (1500,) * 6


@pytest.mark.proves("UNIT-12", editions=("revolution",))
def test_the_point_held_without_a_card_sets_the_volume():
    unit = Unit()
    levels = [unit.hold(".", at_ms) and unit.state.volume for at_ms in range(0, 5000, 1000)]
    assert levels == [2, 1, 0, 3, 2]
    unit.insert(0, "green", 5000)
    unit.hold(".", 6000)
    assert (unit.state.volume, unit.state.entry) == (2, ".")


@pytest.mark.proves("UNIT-12", editions=("revolution",))
def test_the_lowest_volume_leaves_only_beeps():
    unit = Unit(replace(new_state(), volume=0))
    unit.insert(0, "green", 0)
    out = unit.press("start", 0) + key(unit, ["zone", "zone"], 0) + unit.give_text(1, 0)
    out += unit.withdraw("green", 0) + unit.press("deal", 0, seconds=13)
    assert set(cues(out)) == {"key"}
    assert unit.tick(8000)[0] == Sound("warning", "beep", 1)
    assert cues(unit.tick(13_000)) == ["time_up"]


@pytest.mark.proves("UNIT-13", editions=("revolution",))
def test_music_marks_the_salary_and_the_zone():
    unit = Unit()
    unit.insert(0, "green", 0)
    out = unit.press("start", 0) + key(unit, ["zone", "zone"], 0)
    music = [output.cue for output in out if getattr(output, "sort", "") == "music"]
    assert music == ["salary", "zone_walking"]


def test_time_never_runs_backwards():
    unit = Unit()
    unit.press("deal", 50_000, seconds=13)
    assert unit.press("C", 10_000)
    assert unit.state.now_ms == 50_000
    unit.tick(63_000)
    assert unit.state.mode == "ready"
