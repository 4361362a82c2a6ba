"""The sounds, and their level at each volume.

Beeps are important, so they are heard even at the lowest level; effects and music are not
(UNIT-12).
"""

from typing import Final

from .keys import ZONES
from .outputs import Sound

BEEP: Final = "beep"
EFFECT: Final = "effect"
MUSIC: Final = "music"

LOWEST: Final = 0
LOUDEST: Final = 3

CUES: Final[dict[str, str]] = {
    "key": BEEP,
    "error": BEEP,
    "volume": BEEP,
    "warning": BEEP,
    "time_up": BEEP,
    "paid": EFFECT,
    "received": EFFECT,
    "deal": EFFECT,
    "sold": EFFECT,
    "chance": EFFECT,
    "reset": EFFECT,
    "salary": MUSIC,
    **{f"zone_{zone}": MUSIC for zone in ZONES},
}
"""Cue to its sort."""


def heard(cue: str, volume: int) -> list[Sound]:
    """A cue at a volume; nothing where it is silent."""
    sort = CUES[cue]
    if volume == LOWEST and sort != BEEP:
        return []
    return [Sound(cue, sort, max(volume, 1))]


def next_volume(volume: int) -> int:
    """The next level while the point is held: down to the lowest, then the loudest again."""
    return LOUDEST if volume == LOWEST else volume - 1
