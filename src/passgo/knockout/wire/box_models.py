"""The forms of a lane's box."""

from typing import Annotated, TypeAlias

from pydantic import Field, StrictStr

from ...wire.models import Count, Fixed, Form, Note, Range, Sum

Strings: TypeAlias = list[StrictStr]
Measure: TypeAlias = Annotated[float, Field(ge=0)]
"""Millimetres, metres a second, or a share."""
Span: TypeAlias = Annotated[list[float], Fixed(tuple[float, float])]
"""The least and the most."""


class LaneAim(Form):
    """What an aim may be: millimetres, degrees or a slope, metres a second."""

    x: Span
    y: Span
    angle: Span
    slope: Annotated[list[int], Fixed(tuple[int, int])]
    speed: Span


class LaneNoise(Form):
    """How far a hand strays: sigma of the speed as a share of it, of the angle in degrees."""

    speed: Measure
    angle: Measure


class LaneShape(Form):
    """The lane, and how tokens slide on it."""

    length: Measure
    width: Measure
    go_line: Measure
    radius: Measure
    aim: LaneAim
    deceleration: Measure
    restitution: Measure
    noise: dict[StrictStr, LaneNoise]


class SteadyAim(Form):
    """An aim of a steady hand."""

    x: Measure
    angle: float
    speed: Measure


class LaneSpace(Form):
    """One space: its rectangle, and the aim that would stop in its middle on an empty lane."""

    space: Count
    id: StrictStr
    kind: StrictStr
    group: StrictStr | None
    value: Sum | None
    x: Measure
    y: Measure
    width: Measure
    depth: Measure
    aim: SteadyAim


class LaneGroup(Form):
    """Properties that belong together, and the bonus for all of them."""

    id: StrictStr
    code: StrictStr
    hex: StrictStr
    bonus: Sum
    spaces: Strings


class LaneColour(Form):
    """A set of tokens."""

    id: StrictStr
    hex: StrictStr


class LaneFormat(Form):
    """How a locale writes a sum; with a point, large sums are written short."""

    grouping: StrictStr
    pattern: StrictStr
    point: StrictStr | None


class LaneMoney(Form):
    """How sums are counted and written."""

    unit: Count
    symbol: StrictStr
    denominations: list[Sum]
    coins: list[Sum]
    start_notes: list[Note]
    formats: dict[StrictStr, LaneFormat]


class LanePayments(Form):
    """What is paid for what, and how often Chance may be left again."""

    start_cash: Sum
    parking_stake: Sum
    jail_fee: Sum
    tax_per_property: Sum
    chance_reslides: Count
    second_chance_fee: Sum


class LaneBox(Form):
    """Everything printed."""

    version: Count
    family: StrictStr
    edition: StrictStr
    look: StrictStr
    """The name of a drawn look; a client that does not have it shows a plain one."""
    modes: Strings
    players: Range
    lane: LaneShape
    spaces: list[LaneSpace]
    groups: list[LaneGroup]
    colours: list[LaneColour]
    tokens_each: Count
    money: LaneMoney
    palette: dict[StrictStr, StrictStr]
    payments: dict[StrictStr, LanePayments]
