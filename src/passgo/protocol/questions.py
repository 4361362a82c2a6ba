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


class AskBargain(Question):
    """What the bot that an offer is for would say to it, and which others it would take."""

    type: Literal["bargain"] = "bargain"
    seat: SeatName
    offer: Action


class AskForLot(Question):
    """What the bot that has a lot would take for it now."""

    type: Literal["would_take"] = "would_take"
    seat: SeatName
    lot: Count


class AskFair(Question):
    """Which offers to bots both sides would value as a gain."""

    type: Literal["suggest"] = "suggest"
    seat: SeatName


class AskDeed(Question):
    """What a lot means now for a seat and for others."""

    type: Literal["deed"] = "deed"
    seat: SeatName
    lot: Count


class AskStory(Question):
    """Past entries: those after a number, up to another."""

    type: Literal["story"] = "story"
    after: Count = 0
    upto: Count | None = None
    """Null means as many as one answer can hold."""


class Ping(Question):
    """Whether the server is reachable, and its time."""

    type: Literal["ping"] = "ping"


AnyQuestion: TypeAlias = (
    AskPreview | AskHint | AskWorth | AskBargain | AskForLot | AskFair | AskDeed | AskStory | Ping
)
