"""The data classes of an edition once read: immutable, in printed money."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...editions.display import Display
from ...editions.money import Money
from ...editions.presets import Presets
from ...editions.values import FlagValue
from ...errors import shown

PACK_IDS = ("chance", "community")
"""The packs, in the order in which the kernel numbers them; a box may lack either."""

UNIT_ID = "unit"
"""The deck of the electronic unit's texts, in boxes that have one."""

ESTATE = "estate"
"""The name of the family."""

STATION_GROUP = "station"
UTILITY_GROUP = "utility"


@dataclass(frozen=True)
class Square:
    """One square of the board; fields that its kind does not use are zero or empty."""

    id: str
    kind: str
    group: str = ""
    price: int = 0
    rents: tuple[int, ...] = ()
    """Streets: by level. Stations, and utilities by title: by number owned less one."""
    dice: tuple[int, ...] = ()
    """Utilities by dice: money for each pip, by number owned less one."""
    house_cost: int = 0
    hotel_cost: int = 0
    mortgage: int = 0
    tax: int = 0
    pack: str = ""
    sources: Mapping[str, str] | None = None
    """How sure the line is, under the keys of the file."""

    @property
    def is_lot(self) -> bool:
        """Say whether the square can be owned."""
        return self.kind in {"street", "station", "utility"}


@dataclass(frozen=True)
class Group:
    """Squares that belong together, with the colour and the code that show it."""

    id: str
    code: str
    hex: str
    squares: tuple[int, ...]


@dataclass(frozen=True)
class Zone:
    """A stretch of squares that is named as a whole, both ends included."""

    id: str
    first: int
    last: int
    hex: str
    sources: Mapping[str, str]
    """How sure the line is, under the keys of the file."""

    def __contains__(self, square: int) -> bool:
        """Say whether a square is in the zone."""
        return self.first <= square <= self.last


@dataclass(frozen=True)
class Card:
    """One card of a pack, or one text of the unit: an effect, as the file has it."""

    id: str
    kind: str
    fields: Mapping[str, bool | int | str]
    source: str


@dataclass(frozen=True)
class Piece:
    """A kind of building: how many there are, and of what colour."""

    count: int
    hex: str
    source: str


@dataclass(frozen=True)
class Token:
    """A token to move on the board."""

    id: str
    source: str


@dataclass(frozen=True)
class Box:
    """The contents of the box besides board, cards and money."""

    players: tuple[int, int]
    tokens: tuple[Token, ...]
    house: Piece
    hotel: Piece
    palette: Mapping[str, str]
    display: Display
    bank_cards: int = 0
    """How many cards there are for the accounts; none in a box with notes."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition, read and checked; compared by identity, so that it can be a cache key."""

    id: str
    folder: Path
    shape: str
    squares: tuple[Square, ...]
    groups: Mapping[str, Group]
    """Street groups in board order, then stations, then utilities."""
    zones: Mapping[str, Zone]
    """Zones in board order; none on most boards."""
    decks: Mapping[str, tuple[Card, ...]]
    """The packs and the unit's texts, as far as the box has them."""
    modes: tuple[str, ...]
    rules: Mapping[str, Mapping[str, FlagValue]]
    """All flags, for each mode."""
    box: Box
    money: Money
    texts: Mapping[str, str]
    """The Fluent source of each locale."""
    family: str = ESTATE
    rulings: frozenset[str] = frozenset()
    """The flags whose values no book prints: our rulings."""
    presets: Presets = field(default_factory=Presets)
    """Ready-made ways to play it."""

    @property
    def players(self) -> tuple[int, int]:
        """Return how many can play, least and most."""
        return self.box.players

    @property
    def palette(self) -> Mapping[str, str]:
        """Return the colours of the table, the board, its lettering and its highlights."""
        return self.box.palette

    @property
    def display(self) -> Display:
        """Return how the box is shown in the list of editions."""
        return self.box.display

    @property
    def digest(self) -> str:
        """Return the digest, which tells the edition from another of the same name."""
        from .identity import edition_digest

        return edition_digest(self)

    def parse_square(self, key: object) -> int:
        """Return the number of a square given by number or id; ValueError if there is none."""
        if type(key) is int and 0 <= key < len(self.squares):
            return key
        for number, square in enumerate(self.squares):
            if square.id == key:
                return number
        most = len(self.squares) - 1
        raise ValueError(f"square: found {shown(key)}, expected 0 to {most} or an id")

    def square_name(self, number: int) -> str:
        """Return the id of a square."""
        return self.squares[number].id

    def deck(self, name: str) -> tuple[Card, ...]:
        """Return the cards of a pack or the texts of the unit; nothing where the box has none."""
        return self.decks.get(name, ())
