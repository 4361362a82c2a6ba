"""Questions from clients; answers change nothing."""

from typing import Literal, TypeAlias

from ..wire.models import Action, Count
from .parts import BotName, Part, RequestId, SeatName


class Question(Part):
    """A question; the answer has the same id."""

    id: RequestId


class AskPreview(Question):
    """What an action would cost and change."""

    type: Literal["preview"] = "preview"
    seat: SeatName
    action: Action


class AskHint(Question):
    """What a bot would do in a seat that the guest holds, from what that seat sees."""

    type: Literal["hint"] = "hint"
    seat: SeatName
    bot: BotName = "shrewd"


class AskWorth(Question):
    """What a seat that the guest holds might bid at most in the auction that is open."""

    type: Literal["worth"] = "worth"
    seat: SeatName
    bot: BotName = "shrewd"


class AskStory(Question):
    """Past entries: those after a number, up to another."""

    type: Literal["story"] = "story"
    after: Count = 0
    upto: Count | None = None
    """Null means as many as one answer can hold."""


class Ping(Question):
    """Whether the server is reachable, and its time."""

    type: Literal["ping"] = "ping"


AnyQuestion: TypeAlias = AskPreview | AskHint | AskWorth | AskStory | Ping
