"""The data classes of a knockout edition once read: plain data, in printed money."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...editions.display import Display
from ...editions.money import Money
from ...editions.presets import Presets
from ...editions.values import FlagValue
from ...errors import shown

KNOCKOUT = "knockout"
"""The name of the family."""

NOISE_LEVELS = ("none", "expert", "skilled", "casual", "child")
"""How steady a hand can be, from a machine's to a child's."""


@dataclass(frozen=True)
class Space:
    """One space of the lane: its rectangle in millimetres, and what a property is worth."""

    id: str
    kind: str
    rect: tuple[int, int, int, int]
    """Left side, near side, width, depth."""
    group: str = ""
    value: int = 0
    source: str = ""
    value_source: str = ""

    @property
    def centre(self) -> tuple[float, float]:
        """Return the middle of the space, in millimetres."""
        left, near, width, depth = self.rect
        return left + width / 2, near + depth / 2


@dataclass(frozen=True)
class ColourSet:
    """Properties that belong together, and the bonus for all of them."""

    id: str
    code: str
    hex: str
    bonus: int
    source: str


@dataclass(frozen=True)
class Lane:
    """The lane and how tokens slide on it."""

    length: int
    width: int
    go_line: int
    radius: int
    launch_x: tuple[int, int]
    launch_y: int
    speed: tuple[int, int]
    """Millimetres a second."""
    angle: int
    """Degrees to either side."""
    deceleration: int
    restitution: int
    slow_contact: int
    least_separation: int
    events: int
    noise: Mapping[str, tuple[int, int]]
    """Level to sigma of speed (1/10000) and of angle (1/1000 degree)."""


@dataclass(frozen=True)
class Colour:
    """A set of four tokens."""

    id: str
    hex: str
    source: str


@dataclass(frozen=True, eq=False)
class LaneEdition:
    """One edition of the knockout family, read and checked; compared by identity."""

    id: str
    folder: Path
    lane: Lane
    spaces: tuple[Space, ...]
    groups: Mapping[str, ColourSet]
    colours: tuple[Colour, ...]
    players: tuple[int, int]
    palette: Mapping[str, str]
    display: Display
    rules: Mapping[str, Mapping[str, FlagValue]]
    money: Money
    texts: Mapping[str, str]
    """The Fluent source of each locale."""
    family: str = KNOCKOUT
    modes: tuple[str, ...] = ("standard",)
    rulings: frozenset[str] = frozenset()
    """The flags whose values no book prints: our rulings."""
    presets: Presets = field(default_factory=Presets)
    """Ready-made ways to play it."""

    @property
    def digest(self) -> str:
        """Return the digest, which tells the edition from another of the same name."""
        from .identity import edition_digest

        return edition_digest(self)

    def parse_space(self, key: object) -> int:
        """Return the number of a space given by number or id; ValueError if there is none."""
        if type(key) is int and 0 <= key < len(self.spaces):
            return key
        for number, space in enumerate(self.spaces):
            if space.id == key:
                return number
        most = len(self.spaces) - 1
        raise ValueError(f"space: found {shown(key)}, expected 0 to {most} or an id")

    def space_name(self, number: int) -> str:
        """Return the id of a space."""
        return self.spaces[number].id
