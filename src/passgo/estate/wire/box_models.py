"""The box of an edition described."""

from pydantic import StrictInt, StrictStr

from ...wire.models import Count, Model, Sum

Strings = tuple[StrictStr, ...]


class BoxSquare(Model):
    """One square; what its kind does not have is null or empty."""

    square: Count
    id: StrictStr
    kind: StrictStr
    group: StrictStr | None
    price: Sum | None
    rents: tuple[Sum, ...]
    group_rent: Sum | None
    dice: tuple[Sum, ...]
    house_cost: Sum | None
    hotel_cost: Sum | None
    mortgage: Sum | None
    tax: Sum | None
    pack: StrictStr | None
    zone: StrictStr | None


class BoxGroup(Model):
    """Squares that belong together."""

    id: StrictStr
    code: StrictStr
    hex: StrictStr
    squares: tuple[Count, ...]


class BoxZone(Model):
    """A stretch of squares, both ends included."""

    id: StrictStr
    first: Count
    last: Count
    hex: StrictStr


class BoxFormat(Model):
    """How a locale writes a sum; with a point, large sums are written short."""

    grouping: StrictStr
    pattern: StrictStr
    point: StrictStr | None


class BoxMoney(Model):
    """How sums are counted and written."""

    unit: Count
    symbol: StrictStr
    denominations: tuple[Sum, ...]
    coins: tuple[Sum, ...]
    start_notes: tuple[tuple[Sum, Count], ...]
    formats: dict[StrictStr, BoxFormat]


class BoxPiece(Model):
    """A kind of building."""

    count: StrictInt
    hex: StrictStr


class BoxPieces(Model):
    """The buildings."""

    house: BoxPiece
    hotel: BoxPiece


class BoxPack(Model):
    """A pack of cards."""

    id: StrictStr
    cards: Strings


class Box(Model):
    """Everything printed."""

    version: Count
    family: StrictStr
    edition: StrictStr
    look: StrictStr
    """The name of a drawn look; a client that does not have it shows a plain one."""
    shape: StrictStr
    modes: Strings
    players: tuple[Count, Count]
    squares: tuple[BoxSquare, ...]
    groups: tuple[BoxGroup, ...]
    zones: tuple[BoxZone, ...]
    money: BoxMoney
    tokens: Strings
    pieces: BoxPieces
    palette: dict[StrictStr, StrictStr]
    packs: tuple[BoxPack, ...]
    unit: Strings | None
    bank_cards: Count
    salary: Sum
