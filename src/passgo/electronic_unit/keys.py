"""The keys of the unit, its two slots and its four zones, by their names in inputs."""

from typing import Final, Literal, TypeAlias, get_args

Digit: TypeAlias = Literal["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
Key: TypeAlias = Digit | Literal[".", "M", "K", "C", "start", "zone", "deal"]
Slot: TypeAlias = Literal["green", "red"]
Zone: TypeAlias = Literal["walking", "cycle", "car", "space"]

POINT: Final = "."
MILLIONS: Final = "M"
THOUSANDS: Final = "K"
CLEAR: Final = "C"
START: Final = "start"
ZONE: Final = "zone"
DEAL: Final = "deal"

GREEN: Final = "green"
RED: Final = "red"

DIGITS: Final[tuple[Digit, ...]] = get_args(Digit)
KEYS: Final[tuple[Key, ...]] = (*DIGITS, POINT, MILLIONS, THOUSANDS, CLEAR, START, ZONE, DEAL)
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)
ZONES: Final[tuple[Zone, ...]] = get_args(Zone)
"""In the order of travel from the start (ZONE-01), in which they scroll."""
