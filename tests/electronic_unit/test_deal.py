import pytest

from passgo.electronic_unit import TimerEnded, TimerStarted, TimerStopped, Unit, seconds_left
from passgo.electronic_unit.timer import LEAST_SECONDS, MOST_SECONDS

from .hands import codes, cues, key, of_kind, screens


@pytest.mark.proves("UNIT-11", editions=("revolution",))
@pytest.mark.proves("AUCTION-07", editions=("revolution",))
def test_deal_starts_the_timer_and_stops_it():
    unit = Unit()
    out = unit.press("deal", 1000, seconds=31)
    assert of_kind(out, TimerStarted) == [TimerStarted(31)]
    assert (unit.state.mode, screens(out)[-1]) == ("deal", ("unit-deal", {"seconds": 31}))
    out = unit.press("deal", 17_000)
    assert of_kind(out, TimerStopped) == [TimerStopped()]
    assert (unit.state.mode, screens(out)[-1]) == ("ready", ("unit-deal-stopped", {"seconds": 15}))
    # Stopped is stopped: the end that would have come does not.
    assert not of_kind(unit.tick(40_000), TimerEnded)


@pytest.mark.proves("AUCTION-07", editions=("revolution",))
@pytest.mark.parametrize("seconds", [LEAST_SECONDS, MOST_SECONDS])
def test_beeps_in_the_last_five_seconds_then_the_end(seconds):
    unit = Unit()
    unit.press("deal", 0, seconds=seconds)
    heard = []
    for at_ms in range(0, seconds * 1000 + 1, 100):
        heard += [(at_ms - seconds * 1000, cue) for cue in cues(unit.tick(at_ms))]
    beeps = [(-left, "warning") for left in (5000, 4000, 3000, 2000, 1000)]
    assert heard == [*beeps, (0, "time_up")]
    assert unit.state.mode == "ready"


def test_the_end_comes_once_and_only_with_its_time():
    unit = Unit()
    unit.press("deal", 0, seconds=13)
    assert not of_kind(unit.tick(12_999), TimerEnded)
    assert of_kind(unit.tick(13_000), TimerEnded) == [TimerEnded()]
    assert unit.tick(13_001) == []


def test_a_late_tick_tells_only_the_latest():
    unit = Unit()
    unit.press("deal", 0, seconds=13)
    assert cues(unit.tick(11_500)) == ["warning"]
    assert cues(unit.tick(60_000)) == ["time_up"]


def test_while_the_timer_runs_only_deal_has_a_say():
    unit = Unit()
    unit.press("deal", 0, seconds=20)
    out = key(unit, ["5", ".", "M", "K", "C", "start", "zone"], 100) + unit.hold("C", 200)
    assert codes(out) == ["timer_running"] * 8
    assert unit.state.mode == "deal"
    # Cards may still be moved by hand.
    unit.insert(2, "green", 300)
    assert unit.state.green == 2


def test_without_a_length_the_deal_has_the_fixed_one():
    unit = Unit()
    assert of_kind(unit.press("deal", 0), TimerStarted) == [TimerStarted(30)]


def test_a_unit_does_not_sleep_through_a_deal():
    unit = Unit()
    unit.press("deal", 0, seconds=120)
    unit.tick(119_999)
    assert unit.state.mode == "deal"
    unit.tick(120_000 + 89_999)
    assert unit.state.mode == "ready"
    unit.tick(120_000 + 90_000)
    assert unit.state.mode == "asleep"


def test_seconds_left_are_rounded_up():
    left = [seconds_left(1000, 13, at_ms) for at_ms in (1000, 1001, 13_999, 14_000, 20_000)]
    assert left == [13, 13, 1, 0, 0]
