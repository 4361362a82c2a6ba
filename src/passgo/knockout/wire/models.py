"""What leaves a game of the knockout family, described."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ...wire.models import (
    ChoiceModel,
    Count,
    Described,
    MessageModel,
    Model,
    Name,
    RefusalModel,
    Sum,
)
from .box_models import LaneAim, LaneBox

Colour = StrictStr
"""A side, by the colour of its tokens."""
TokenNumber = Annotated[int, Field(strict=True, ge=1)]
"""A token of a side."""
Strings = tuple[StrictStr, ...]


class LaneTurn(Model):
    """Who is asked, for which side, and about which token; null is any that will do."""

    mover: Name | None
    colour: Colour | None
    token: TokenNumber | None


class LaneSeat(Model):
    """A seat, which side it plays, and how steady its hand is."""

    seat: Name
    colour: Colour
    out: StrictBool
    hand: StrictStr


class LaneToken(Model):
    """A token; its place is given where it lies on the board."""

    token: TokenNumber
    where: Literal["hand", "board", "jail", "off", "absent"]
    x: float | None
    y: float | None
    space: StrictStr | None


class LaneSide(Model):
    """A side: who plays it, what it has, what it collected in the round last scored."""

    colour: Colour
    name: MessageModel
    members: tuple[Name, ...]
    gone: StrictBool
    cash: Sum
    tokens: tuple[LaneToken, ...]
    collected: Strings
    sets: Strings


class SpaceEffect(Model):
    """What a property pays, and which set a token put there completes."""

    space: StrictStr
    pays: Sum
    completes: StrictStr | None
    bonus: Sum


class LaneChoice(ChoiceModel):
    """Something a seat may do."""

    limits: LaneAim | None
    effect: SpaceEffect | None


class LaneYou(Model):
    """What is a seat's own; while it slides, properties that would not pay just what they print."""

    seat: Name
    colour: Colour
    cash: Sum
    choices: tuple[LaneChoice, ...]
    prospects: tuple[SpaceEffect, ...]


class LaneView(Model):
    """One moment, as one seat or an onlooker sees it."""

    version: Count
    number: Count
    phase: StrictStr
    phase_text: MessageModel
    part: Literal["slide", "score", "over"]
    round: Count
    rounds: Count
    turn: LaneTurn
    to_act: tuple[Name, ...]
    order: tuple[Colour, ...]
    pot: Sum
    seats: tuple[LaneSeat, ...]
    sides: tuple[LaneSide, ...]
    winners: tuple[Name, ...]
    you: LaneYou | None


class LanePreview(Model):
    """What an action would cost and pay, or why it would be refused."""

    refusal: RefusalModel | None
    cost: Sum | None
    cash_after: StrictInt | None
    effect: SpaceEffect | None


MODELS: dict[str, Described] = {
    "view": LaneView,
    "choice": LaneChoice,
    "preview": LanePreview,
    "box": LaneBox,
}
