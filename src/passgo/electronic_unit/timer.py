"""The Deal timer: runs for a given length, and beeps before it runs out.

The caller that starts a deal draws its length (SP-42). The unit does not know who has won it.
"""

from typing import Final

from .errors import UnitError
from .outputs import TimerEnded, TimerStarted, TimerStopped
from .panel import Panel
from .state import READY, TIMING

SECOND_MS: Final = 1_000
LEAST_SECONDS: Final = 13
MOST_SECONDS: Final = 50
"""The range from which the length of a deal is drawn."""


def seconds_left(since_ms: int, seconds: int, now_ms: int) -> int:
    """The seconds left on a timer; 0 once it has run out."""
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
    """Count down to now; after a long gap only the latest beep is played."""
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
