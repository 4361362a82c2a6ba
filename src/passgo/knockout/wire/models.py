"""The forms of a game of the knockout family."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ...wire.models import (
    ChoiceModel,
    Count,
    Described,
    Form,
    MessageModel,
    Name,
    RefusalModel,
    Sum,
)
from .box_models import LaneAim, LaneBox

GamePart: TypeAlias = Literal["slide", "score", "over"]
"""What the players do in this part of a round."""
Where: TypeAlias = Literal["hand", "board", "jail", "off", "absent"]
"""Where a token is."""
Colour: TypeAlias = StrictStr
"""A side, by the colour of its tokens."""
TokenNumber: TypeAlias = Annotated[int, Field(strict=True, ge=1)]
"""A token of a side."""
Strings: TypeAlias = list[StrictStr]


class LaneTurn(Form):
    """Who is asked, for which side, and about which token; null is any that will do."""

    mover: Name | None
    colour: Colour | None
    token: TokenNumber | None


class LaneSeat(Form):
    """A seat, which side it plays, and how steady its hand is."""

    seat: Name
    colour: Colour
    out: StrictBool
    hand: StrictStr


class LaneToken(Form):
    """A token; its place is given where it lies on the board."""

    token: TokenNumber
    where: Where
    x: float | None
    y: float | None
    space: StrictStr | None


class LaneSide(Form):
    """A side: who plays it, what it has, what it collected in the round last scored."""

    colour: Colour
    name: MessageModel
    members: list[Name]
    gone: StrictBool
    cash: Sum
    tokens: list[LaneToken]
    collected: Strings
    sets: Strings


class SpaceEffect(Form):
    """What a property pays, and which set a token put there completes."""

    space: StrictStr
    pays: Sum
    completes: StrictStr | None
    bonus: Sum


class LaneChoice(ChoiceModel):
    """Something a seat may do."""

    limits: LaneAim | None
    effect: SpaceEffect | None


class LaneYou(Form):
    """What is a seat's own; while it slides, properties that would not pay just what they print."""

    seat: Name
    colour: Colour
    cash: Sum
    choices: list[LaneChoice]
    prospects: list[SpaceEffect]


class KnockoutGame(Form):
    """The public state of a game at one moment."""

    version: Count
    number: Count
    phase: StrictStr
    phase_text: MessageModel
    part: GamePart
    round: Count
    rounds: Count
    turn: LaneTurn
    to_act: list[Name]
    order: list[Colour]
    pot: Sum
    seats: list[LaneSeat]
    sides: list[LaneSide]
    winners: list[Name]


class LaneView(KnockoutGame):
    """One moment, as one seat or an onlooker sees it."""

    you: LaneYou | None


class LanePreview(Form):
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
