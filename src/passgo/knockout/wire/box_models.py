"""The box of a lane described."""

from typing import Annotated

from pydantic import Field, StrictStr

from ...wire.models import Count, Model, Sum

Strings = tuple[StrictStr, ...]
Measure = Annotated[float, Field(ge=0)]
"""Millimetres, metres a second, or a share."""
Range = tuple[float, float]
"""Least and most."""


class LaneAim(Model):
    """What an aim may be: millimetres, degrees or a slope, metres a second."""

    x: Range
    y: Range
    angle: Range
    slope: tuple[int, int]
    speed: Range


class LaneNoise(Model):
    """How far a hand strays: sigma of the speed as a share of it, of the angle in degrees."""

    speed: Measure
    angle: Measure


class LaneShape(Model):
    """The lane, and how tokens slide on it."""

    length: Measure
    width: Measure
    go_line: Measure
    radius: Measure
    aim: LaneAim
    deceleration: Measure
    restitution: Measure
    noise: dict[StrictStr, LaneNoise]


class SteadyAim(Model):
    """An aim of a steady hand."""

    x: Measure
    angle: float
    speed: Measure


class LaneSpace(Model):
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


class LaneGroup(Model):
    """Properties that belong together, and the bonus for all of them."""

    id: StrictStr
    code: StrictStr
    hex: StrictStr
    bonus: Sum
    spaces: Strings


class LaneColour(Model):
    """A set of tokens."""

    id: StrictStr
    hex: StrictStr


class LaneFormat(Model):
    """How a locale writes a sum; with a point, large sums are written short."""

    grouping: StrictStr
    pattern: StrictStr
    point: StrictStr | None


class LaneMoney(Model):
    """How sums are counted and written."""

    unit: Count
    symbol: StrictStr
    denominations: tuple[Sum, ...]
    coins: tuple[Sum, ...]
    start_notes: tuple[tuple[Sum, Count], ...]
    formats: dict[StrictStr, LaneFormat]


class LanePayments(Model):
    """What is paid for what, and how often Chance may be left again."""

    start_cash: Sum
    parking_stake: Sum
    jail_fee: Sum
    tax_per_property: Sum
    chance_reslides: Count
    second_chance_fee: Sum


class LaneBox(Model):
    """Everything printed."""

    version: Count
    family: StrictStr
    edition: StrictStr
    look: StrictStr
    """The name of a drawn look; a client that does not have it shows a plain one."""
    modes: Strings
    players: tuple[Count, Count]
    lane: LaneShape
    spaces: tuple[LaneSpace, ...]
    groups: tuple[LaneGroup, ...]
    colours: tuple[LaneColour, ...]
    tokens_each: Count
    money: LaneMoney
    palette: dict[StrictStr, StrictStr]
    payments: dict[StrictStr, LanePayments]
