"""The story of a game and the frames of a replay, described."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from .models import (
    Action,
    Count,
    EventModel,
    MessageModel,
    Model,
    Name,
    SettingModel,
    Sum,
)


class Length(Model):
    """How long a game was: actions, and turns or rounds."""

    actions: Count
    times: Count


class Moment(Model):
    """A turn or round, and an action in it; of the chart, the last."""

    time: Count
    number: Count


class WealthLine(Model):
    """What a seat, or a side, was worth at the end of each time."""

    seat: Name
    members: tuple[Name, ...]
    values: tuple[Sum, ...]
    out: Moment | None


class TurningPoint(MessageModel):
    """Where the chances shifted: what happened, and whose changed by how many thousandths."""

    number: Count
    time: Count
    seat: Name
    shift: StrictInt
    asides: tuple[MessageModel, ...]
    note: MessageModel


class Payment(Model):
    """All that one paid another; null is the bank."""

    from_: Annotated[Name | None, Field(alias="from")]
    to: Name | None
    amount: Sum


class LargePayment(MessageModel):
    """A single payment between players."""

    number: Count
    from_: Annotated[Name, Field(alias="from")]
    to: Name
    amount: Sum


class ThrownBy(Model):
    """What one seat threw."""

    seat: Name
    throws: Count
    pips: Count
    doubles: Count


class DiceCount(Model):
    """How often each face (1 to 6) and sum (2 to 12) came, beside what chance would give."""

    throws: Count
    faces: tuple[Count, ...]
    sums: tuple[Count, ...]
    sums_expected: tuple[float, ...]
    doubles: Count
    doubles_expected: float
    seats: tuple[ThrownBy, ...]


class FactModel(MessageModel):
    """Something counted; sums are printed money."""

    key: StrictStr
    value: StrictInt


class SeatFacts(Model):
    """What is worth knowing of a seat, or a side."""

    seat: Name
    facts: tuple[FactModel, ...]


class StoryModel(Model):
    """The story of a game."""

    version: Count
    setting: SettingModel
    over: StrictBool
    winners: tuple[Name, ...]
    length: Length
    period: Literal["turn", "round"]
    times: tuple[Moment, ...]
    wealth: tuple[WealthLine, ...]
    turning_points: tuple[TurningPoint, ...]
    payments: tuple[Payment, ...]
    largest: tuple[LargePayment, ...]
    dice: DiceCount | None
    facts: tuple[SeatFacts, ...]
    parted: Count | None


class FrameModel(Model):
    """A moment of a replay; the view is the family's, or null where only changes are sent."""

    number: Count
    seat: Name | None
    action: Action | None
    events: tuple[EventModel, ...]
    view: dict[str, object] | None


MODELS: dict[str, type[Model]] = {"story": StoryModel, "frame": FrameModel}
