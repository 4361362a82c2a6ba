"""The unit: takes inputs with their times, returns outputs.

It has no clock. Every input has a time, and the time since the input before it passes first: the
timer beeps, the zones scroll, the unit falls asleep. An input with an earlier time than the one
before it gets the same time.
"""

from collections.abc import Sequence

from . import cards, timer, zones
from .errors import UnitError
from .keys import (
    CLEAR,
    DEAL,
    DIGITS,
    KEYS,
    MILLIONS,
    POINT,
    SLOTS,
    START,
    THOUSANDS,
    ZONE,
    Key,
    Slot,
)
from .outputs import Card, Output
from .panel import Panel
from .sounds import next_volume
from .state import (
    ASKING,
    ASLEEP,
    AWAITING,
    READY,
    SCROLLING,
    TERMS,
    TIMING,
    State,
    Terms,
    new_state,
)


class Unit:
    """An electronic unit; ``state`` is all it remembers."""

    def __init__(self, state: State | None = None, terms: Terms = TERMS) -> None:
        """Continue from a state, or begin a new game at time 0."""
        self.terms = terms
        self.state = new_state(0, terms) if state is None else state

    def press(self, key: Key, at_ms: int, seconds: int | None = None) -> list[Output]:
        """Press a key briefly; ``seconds`` is the length of a deal, if this starts one."""
        _check("key", key, KEYS)
        panel = self._at(at_ms)
        if not _wakes(panel):
            _press(panel, key, seconds)
        return self._done(panel)

    def hold(self, key: Key, at_ms: int, seconds: int | None = None) -> list[Output]:
        """Hold a key down; the same as a press except for C and the point."""
        _check("key", key, KEYS)
        panel = self._at(at_ms)
        if not _wakes(panel):
            _hold(panel, key, seconds)
        return self._done(panel)

    def insert(self, card: Card, slot: Slot, at_ms: int) -> list[Output]:
        """Put a card in a slot, which wakes the unit."""
        _check("slot", slot, SLOTS)
        panel = self._at(at_ms)
        panel.wake()
        cards.insert(panel, card, slot)
        return self._done(panel)

    def withdraw(self, slot: Slot, at_ms: int) -> list[Output]:
        """Take the card out of a slot, which wakes the unit."""
        _check("slot", slot, SLOTS)
        panel = self._at(at_ms)
        panel.wake()
        cards.withdraw(panel, slot)
        return self._done(panel)

    def give_text(self, text: str | int, at_ms: int) -> list[Output]:
        """Show a Chance text, requested or not: a sentence, or its number in the edition's list."""
        panel = self._at(at_ms)
        panel.wake()
        zones.show_text(panel, text)
        return self._done(panel)

    def tick(self, at_ms: int) -> list[Output]:
        """Let time pass."""
        panel = self._at(at_ms)
        self.state = panel.state
        return panel.outputs

    def next_ms(self) -> int | None:
        """When the next tick has an output; None while nothing can happen by itself."""
        panel = Panel(self.state, self.terms)
        if self.state.mode == ASLEEP:
            return None
        if self.state.mode == TIMING:
            return timer.next_ms(panel)
        sleep_ms = self.state.used_ms + self.terms.sleep_ms
        if self.state.mode == SCROLLING:
            return min(sleep_ms, zones.next_ms(panel))
        return sleep_ms

    def _at(self, at_ms: int) -> Panel:
        """The panel at a time, with everything before it done."""
        panel = Panel(self.state, self.terms)
        before_ms = self.state.now_ms
        panel.change(now_ms=max(before_ms, at_ms))
        if panel.state.mode == TIMING:
            timer.pass_time(panel, before_ms)
        idle_ms = panel.state.now_ms - panel.state.used_ms
        if panel.state.mode in (TIMING, ASLEEP):
            return panel
        if idle_ms >= self.terms.sleep_ms:
            panel.change(mode=ASLEEP, entry="", zone=None)
            panel.show("unit-asleep")
        elif panel.state.mode == SCROLLING:
            zones.pass_time(panel, before_ms)
        return panel

    def _done(self, panel: Panel) -> list[Output]:
        panel.use()
        self.state = panel.state
        return panel.outputs


def _check(name: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise UnitError(f"{name}: found {given!r}, expected one of {', '.join(known)}")


def _wakes(panel: Panel) -> bool:
    """Whether this key only wakes the unit: a dark screen takes no input."""
    panel.sound("key")
    if not panel.wake():
        return False
    panel.rest()
    return True


def _press(panel: Panel, key: Key, seconds: int | None) -> None:
    mode = panel.state.mode
    if mode == ASKING:
        _answer(panel, key)
    elif mode == TIMING and key == DEAL:
        timer.stop(panel)
    elif mode == TIMING:
        panel.refuse("timer_running")
    elif key == CLEAR:
        panel.change(mode=READY, entry="", zone=None)
        panel.rest()
    elif mode == AWAITING:
        panel.refuse("text_awaited")
    elif mode == SCROLLING and key == ZONE:
        zones.choose(panel)
    else:
        panel.change(mode=READY)
        _press_ready(panel, key, seconds)


def _press_ready(panel: Panel, key: Key, seconds: int | None) -> None:
    if key in DIGITS or key == POINT:
        cards.key_digit(panel, key)
    elif key in (MILLIONS, THOUSANDS):
        cards.key_suffix(panel, key)
    elif cards.drop_entry(panel):
        return
    elif key == START:
        cards.pay_salary(panel)
    elif key == ZONE:
        zones.scroll(panel)
    else:
        timer.start(panel, seconds)


def _hold(panel: Panel, key: Key, seconds: int | None) -> None:
    mode = panel.state.mode
    if key == CLEAR and mode != TIMING:
        # UNIT-02: the balances of the whole table would be lost, so the unit asks first.
        panel.change(mode=ASKING, entry="", zone=None)
        panel.show("unit-reset-ask")
    elif key == POINT and mode in (READY, SCROLLING) and not cards.has_card(panel):
        panel.change(mode=READY, volume=next_volume(panel.state.volume))
        panel.sound("volume")
        panel.show("unit-volume", level=panel.state.volume)
    else:
        _press(panel, key, seconds)


def _answer(panel: Panel, key: Key) -> None:
    """The start button confirms a new game; any other key cancels it."""
    if key == START:
        cards.reset(panel)
        return
    panel.change(mode=READY)
    panel.show("unit-reset-dropped")
