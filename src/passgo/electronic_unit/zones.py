"""The zone button: symbols scroll, a second press takes the one on the screen (UNIT-10).

The unit has no texts of its own: it requests one and shows it.
"""

from .keys import ZONES, Zone
from .outputs import TextAsked
from .panel import Panel
from .state import AWAITING, READY, SCROLLING, TIMING


def _steps(panel: Panel, at_ms: int) -> int:
    """The number of symbols shown so far."""
    return (at_ms - panel.state.since_ms) // panel.terms.zone_ms


def zone_on_screen(panel: Panel) -> Zone:
    """The zone on the screen now."""
    return ZONES[_steps(panel, panel.state.now_ms) % len(ZONES)]


def scroll(panel: Panel) -> None:
    """Start scrolling from the first zone."""
    panel.change(mode=SCROLLING, since_ms=panel.state.now_ms)
    panel.show("unit-zone", zone=zone_on_screen(panel))


def pass_time(panel: Panel, before_ms: int) -> None:
    """Show the symbol that is due."""
    if _steps(panel, before_ms) != _steps(panel, panel.state.now_ms):
        panel.show("unit-zone", zone=zone_on_screen(panel))


def next_ms(panel: Panel) -> int:
    """When the next symbol comes."""
    steps = _steps(panel, panel.state.now_ms) + 1
    return panel.state.since_ms + steps * panel.terms.zone_ms


def choose(panel: Panel) -> None:
    """Take the zone on the screen: play its music and request a Chance text."""
    zone = zone_on_screen(panel)
    panel.change(mode=AWAITING, zone=zone)
    panel.put(TextAsked(zone))
    panel.sound(f"zone_{zone}")
    panel.show("unit-zone-chosen", zone=zone)


def show_text(panel: Panel, text: str | int) -> None:
    """Show a Chance text; one that was not requested has its own sound (ECHANCE-01)."""
    was_asked = panel.state.mode == AWAITING
    if panel.state.mode != TIMING:
        panel.change(mode=READY, zone=None)
    if not was_asked:
        panel.sound("chance")
    panel.show("unit-chance", text=text)
