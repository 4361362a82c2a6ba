"""The Deal timer: it runs for the length it is given, and beeps before it runs out.

How long a deal lasts is drawn by whoever starts it (SP-42); who has won it is not the unit's
business.
"""

from typing import Final

from .errors import UnitError
from .outputs import TimerEnded, TimerStarted, TimerStopped
from .panel import Panel
from .state import READY, TIMING

SECOND_MS: Final = 1_000
LEAST_SECONDS: Final = 13
MOST_SECONDS: Final = 50
"""Between these the length of a deal is drawn."""


def seconds_left(since_ms: int, seconds: int, now_ms: int) -> int:
    """The seconds a timer still shows; 0 once it has run out."""
    left_ms = since_ms + seconds * SECOND_MS - now_ms
    return max(0, -(-left_ms // SECOND_MS))


def start(panel: Panel, seconds: int | None) -> None:
    """Start the timer (UNIT-11)."""
    seconds = panel.terms.deal_seconds if seconds is None else seconds
    if seconds < 1:
        raise UnitError(f"seconds: found {seconds}, expected 1 or more")
    panel.change(mode=TIMING, since_ms=panel.state.now_ms, seconds=seconds)
    panel.put(TimerStarted(seconds))
    panel.sound("deal")
    _show_left(panel, seconds)


def stop(panel: Panel) -> None:
    """Stop the timer early (AUCTION-07)."""
    state = panel.state
    left = seconds_left(state.since_ms, state.seconds, state.now_ms)
    panel.change(mode=READY)
    panel.put(TimerStopped())
    panel.show("unit-deal-stopped", seconds=left)


def pass_time(panel: Panel, before_ms: int) -> None:
    """Count down to now; a caller that comes late hears only the latest beep."""
    state = panel.state
    left = seconds_left(state.since_ms, state.seconds, state.now_ms)
    if left == seconds_left(state.since_ms, state.seconds, before_ms):
        return
    if left > 0:
        _show_left(panel, left)
        return
    panel.change(mode=READY, used_ms=state.since_ms + state.seconds * SECOND_MS)
    panel.put(TimerEnded())
    panel.sound("time_up")
    panel.show("unit-deal-over")


def next_ms(panel: Panel) -> int:
    """When the number on the screen changes next."""
    state = panel.state
    left = seconds_left(state.since_ms, state.seconds, state.now_ms)
    return state.since_ms + (state.seconds - left + 1) * SECOND_MS


def _show_left(panel: Panel, left: int) -> None:
    if left <= panel.terms.warning_seconds:
        panel.sound("warning")
    panel.show("unit-deal", seconds=left)
