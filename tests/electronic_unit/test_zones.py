import pytest

from passgo.electronic_unit import TextAsked, Unit

from .hands import codes, cues, key, of_kind, screens


@pytest.mark.proves("UNIT-10", editions=("revolution",))
def test_each_player_of_a_zone_presses_twice_and_gets_a_text():
    unit = Unit()
    asked = []
    for start, text in ((0, 11), (10_000, 15)):
        out = unit.press("zone", start)
        assert screens(out) == [("unit-zone", {"zone": "walking"})]
        assert screens(unit.tick(start + 1000)) == [("unit-zone", {"zone": "cycle"})]
        out = unit.press("zone", start + 1400)
        assert cues(out) == ["key", "zone_cycle"]
        asked += of_kind(out, TextAsked)
        assert unit.state.mode == "text"
        out = unit.give_text(text, start + 1500)
        assert screens(out) == [("unit-chance", {"text": text})]
        assert unit.state.mode == "ready"
    assert asked == [TextAsked("cycle"), TextAsked("cycle")]


@pytest.mark.proves("UNIT-10", editions=("revolution",))
def test_the_four_zones_scroll_round():
    unit = Unit()
    shown = screens(unit.press("zone", 0))
    for at_ms in range(250, 5001, 250):
        shown += screens(unit.tick(at_ms))
    names = [words["zone"] for _, words in shown]
    assert names == ["walking", "cycle", "car", "space", "walking", "cycle"]


def test_c_leaves_the_zones_and_gives_up_a_text():
    unit = Unit()
    unit.press("zone", 0)
    unit.press("C", 100)
    assert unit.state.mode == "ready"
    key(unit, ["zone", "zone"], 200)
    assert codes(unit.press("zone", 300)) == ["text_awaited"]
    unit.press("C", 400)
    assert (unit.state.mode, unit.state.zone) == ("ready", None)


def test_another_key_leaves_the_zones_and_does_its_work():
    unit = Unit()
    unit.press("zone", 0)
    unit.press("deal", 100, seconds=20)
    assert unit.state.mode == "deal"


def test_cards_leave_the_zones():
    unit = Unit()
    unit.press("zone", 0)
    unit.insert(0, "green", 100)
    assert unit.state.mode == "ready"


def test_a_text_that_nobody_asked_for_has_its_own_sound():
    unit = Unit()
    unit.insert(0, "green", 0)
    key(unit, "26")
    out = unit.give_text("Go!", 0)
    assert cues(out) == ["chance"]
    assert screens(out) == [("unit-chance", {"text": "Go!"})]
    # What was being keyed is not lost.
    key(unit, "0K")
    assert unit.state.balances[0] == 1526


def test_a_text_does_not_stop_the_timer():
    unit = Unit()
    unit.press("deal", 0, seconds=20)
    unit.give_text(3, 1000)
    assert unit.state.mode == "deal"
