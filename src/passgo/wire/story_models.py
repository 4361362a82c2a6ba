"""The forms of a game's story and of a replay's frames."""

from typing import Literal

from pydantic import StrictBool, StrictInt, StrictStr
from typing_extensions import TypedDict

from .models import (
    Action,
    Count,
    Described,
    EventModel,
    Form,
    Giver,
    MessageModel,
    Name,
    SettingModel,
    Sum,
)


class Length(Form):
    """How long a game was: actions, and turns or rounds."""

    actions: Count
    times: Count


class Moment(Form):
    """A turn or round, and an action in it; of the chart, the last."""

    time: Count
    number: Count


class WealthLine(Form):
    """What a seat, or a side, was worth at the end of each time."""

    seat: Name
    members: list[Name]
    values: list[Sum]
    out: Moment | None


class TurningPoint(MessageModel):
    """Where the chances shifted: what happened, and whose changed by how many thousandths."""

    number: Count
    time: Count
    seat: Name
    shift: StrictInt
    asides: list[MessageModel]
    note: MessageModel


Payer = TypedDict("Payer", {"from": Name | None})
"""Who paid; null is the bank."""


class Payment(Payer, Form):
    """Everything that one seat paid another; null is the bank."""

    to: Name | None
    amount: Sum


class LargePayment(Giver, MessageModel):
    """A single payment between players."""

    number: Count
    to: Name
    amount: Sum


class ThrownBy(Form):
    """What one seat threw."""

    seat: Name
    throws: Count
    pips: Count
    doubles: Count


class DiceCount(Form):
    """How often each face (1 to 6) and sum (2 to 12) came, beside what chance would give."""

    throws: Count
    faces: list[Count]
    sums: list[Count]
    sums_expected: list[float]
    doubles: Count
    doubles_expected: float
    seats: list[ThrownBy]


class FactModel(MessageModel):
    """Something counted; sums are printed money."""

    key: StrictStr
    value: StrictInt


class SeatFacts(Form):
    """What is worth knowing of a seat, or a side."""

    seat: Name
    facts: list[FactModel]


class StoryModel(Form):
    """The story of a game."""

    version: Count
    setting: SettingModel
    over: StrictBool
    winners: list[Name]
    length: Length
    period: Literal["turn", "round"]
    times: list[Moment]
    wealth: list[WealthLine]
    turning_points: list[TurningPoint]
    payments: list[Payment]
    largest: list[LargePayment]
    dice: DiceCount | None
    facts: list[SeatFacts]
    parted: Count | None


class FrameModel(Form):
    """A moment of a replay; the view is the family's, or null where only changes are sent."""

    number: Count
    seat: Name | None
    action: Action | None
    events: list[EventModel]
    view: dict[str, object] | None


MODELS: dict[str, Described] = {"story": StoryModel, "frame": FrameModel}
