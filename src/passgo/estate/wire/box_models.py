"""The forms of an edition's box."""

from typing import TypeAlias

from pydantic import StrictInt, StrictStr

from ...wire.models import Count, Form, Note, Range, Sum

Strings: TypeAlias = list[StrictStr]


class BoxSquare(Form):
    """One square; what its kind does not have is null or empty."""

    square: Count
    id: StrictStr
    kind: StrictStr
    group: StrictStr | None
    price: Sum | None
    rents: list[Sum]
    group_rent: Sum | None
    dice: list[Sum]
    house_cost: Sum | None
    hotel_cost: Sum | None
    mortgage: Sum | None
    tax: Sum | None
    pack: StrictStr | None
    zone: StrictStr | None


class BoxGroup(Form):
    """Squares that belong together."""

    id: StrictStr
    code: StrictStr
    hex: StrictStr
    squares: list[Count]


class BoxZone(Form):
    """A stretch of squares, both ends included."""

    id: StrictStr
    first: Count
    last: Count
    hex: StrictStr


class BoxFormat(Form):
    """How a locale writes a sum; with a point, large sums are written short."""

    grouping: StrictStr
    pattern: StrictStr
    point: StrictStr | None


class BoxMoney(Form):
    """How sums are counted and written."""

    unit: Count
    symbol: StrictStr
    denominations: list[Sum]
    coins: list[Sum]
    start_notes: list[Note]
    formats: dict[StrictStr, BoxFormat]


class BoxPiece(Form):
    """A kind of building."""

    count: StrictInt
    hex: StrictStr


class BoxPieces(Form):
    """The buildings."""

    house: BoxPiece
    hotel: BoxPiece


class BoxPack(Form):
    """A pack of cards."""

    id: StrictStr
    cards: Strings


class Box(Form):
    """Everything printed."""

    version: Count
    family: StrictStr
    edition: StrictStr
    look: StrictStr
    """The name of a drawn look; a client that does not have it shows a plain one."""
    shape: StrictStr
    modes: Strings
    players: Range
    squares: list[BoxSquare]
    groups: list[BoxGroup]
    zones: list[BoxZone]
    money: BoxMoney
    tokens: Strings
    pieces: BoxPieces
    palette: dict[StrictStr, StrictStr]
    packs: list[BoxPack]
    unit: Strings | None
    bank_cards: Count
    salary: Sum
