"""What a client may ask; answers change nothing."""

from typing import Literal, TypeAlias

from ..wire.models import Action, Count
from .parts import BotName, Part, SeatName, WishId


class Question(Part):
    """Something asked; the answer has the same id."""

    id: WishId


class AskPreview(Question):
    """What an action would cost and change."""

    type: Literal["preview"] = "preview"
    seat: SeatName
    action: Action


class AskHint(Question):
    """What a bot would do in a seat of one's own, from what that seat sees."""

    type: Literal["hint"] = "hint"
    seat: SeatName
    bot: BotName = "shrewd"


class AskStory(Question):
    """Past entries again: those after a number, up to another."""

    type: Literal["story"] = "story"
    after: Count = 0
    upto: Count | None = None
    """Null is as many as one answer holds."""


class Ping(Question):
    """Whether the server is there, and what time it is."""

    type: Literal["ping"] = "ping"


AnyQuestion: TypeAlias = AskPreview | AskHint | AskStory | Ping
