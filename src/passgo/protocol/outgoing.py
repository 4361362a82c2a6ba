"""Messages from the server to a socket."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr, TypeAdapter

from ..wire.models import (
    Action,
    Count,
    MessageModel,
    Name,
    ReasonModel,
    RefusalModel,
    SettingModel,
    Sum,
    Term,
)
from .bargains import ProposalModel, ReplyModel
from .changes import Change
from .document import Document
from .entries import EntryModel
from .families import AnyPreview, DeedFacts
from .parts import Code, Moment, Place, RequestId, Seconds, Sent


class Whole(Sent):
    """Everything: the answer to hello, and sent again when the guest's seats or role have changed.

    This happens after sitting down, standing up, a hand-over, a change of host, the start, and an
    error after which messages may be missing. It replaces everything known before.
    """

    type: Literal["whole"]
    version: Count
    number: Count
    """The number of the last entry; 0 if there is none."""
    now: Moment
    """The server's clock."""
    mine: list[Name]
    """Seats that the guest holds, by name."""
    places: list[Place]
    """The same seats by place."""
    host: StrictBool
    """Whether the guest is the host."""
    setting: SettingModel | None
    """The fixed data of the game; null before the start."""
    document: Document
    recent: list[EntryModel]
    """The entries after ``last``, or the latest ones."""
    gap: StrictBool
    """Whether entries between ``last`` and the first of ``recent`` are missing."""


class Update(Sent):
    """New entries, and their changes to the document."""

    type: Literal["update"]
    number: Count
    """The number of the last entry."""
    now: Moment
    entries: list[EntryModel]
    changes: list[Change]
    """A JSON Patch, to apply in order."""


class SatAnswer(Sent):
    """The place that the guest now holds."""

    place: Place
    seat: Name


class RematchAnswer(Sent):
    """The new table."""

    rematch: Code


class HandoverAnswer(Sent):
    """The one-time code for the seat on another device."""

    handover: StrictStr
    until: Moment


AnyAnswer: TypeAlias = SatAnswer | RematchAnswer | HandoverAnswer


class Done(Sent):
    """A request is done and stored."""

    type: Literal["done"]
    id: RequestId
    number: Count
    """The number of its entry, or of the last entry if it made none."""
    answer: AnyAnswer | None
    """Only for ``sit``, ``rematch`` and ``handover``; null for other requests."""


class Refused(Sent):
    """The rules or the table refuse a request or a question; nothing has changed."""

    type: Literal["refused"]
    id: RequestId
    refusal: RefusalModel


class Notice(Sent):
    """A momentary message without a number, which may be lost: a player is thinking."""

    type: Literal["notice"]
    text: StrictStr
    args: dict[str, Term]
    name: StrictStr
    seat: Name | None


class Trouble(Sent):
    """An error that does not concern the game: storage, server or message."""

    type: Literal["trouble"]
    text: StrictStr
    args: dict[str, Term]
    code: StrictStr
    id: RequestId | None
    """The request or question that was not done, or whose result is unknown: send it again."""
    retry: Seconds | None
    """Seconds until trying again; null: do not, or the server tries again."""


class Previewed(Sent):
    """What an action would cost and change."""

    type: Literal["previewed"]
    id: RequestId
    preview: AnyPreview


class Hinted(Sent):
    """What a bot would do."""

    type: Literal["hinted"]
    id: RequestId
    bot: StrictStr
    action: Action | None
    """The action as written, ready to send; null means wait."""
    called: MessageModel | None
    """The action's label."""
    reason: ReasonModel | None
    cost: Sum | None


class Valued(Sent):
    """What a bot would bid at most."""

    type: Literal["valued"]
    id: RequestId
    bot: StrictStr
    amount: Sum | None
    """Null where the bot has no price; less than the least bid where it would pass."""
    reason: ReasonModel | None


class Bargained(Sent):
    """What bots would say to an offer, take for a lot, or agree to."""

    type: Literal["bargained"]
    id: RequestId
    number: Count
    """The number of the last entry when the bots were asked: later they may think otherwise."""
    other: Name | None
    """Who has the lot, or gets the offer."""
    accepted: StrictBool | None
    """Whether the offer would be accepted; null if no bot is asked about one."""
    reply: ReplyModel | None
    """What the bot says if it would not."""
    offers: list[ProposalModel]
    likes: MessageModel | None
    """What the bot that has the lot would rather have."""


class DeedTold(Sent):
    """What a lot means now."""

    type: Literal["deed_told"]
    id: RequestId
    facts: DeedFacts


class Told(Sent):
    """Past entries."""

    type: Literal["told"]
    id: RequestId
    entries: list[EntryModel]


class Pong(Sent):
    """The server is reachable."""

    type: Literal["pong"]
    id: RequestId
    now: Moment


AnyOutgoing: TypeAlias = (
    Whole
    | Update
    | Done
    | Refused
    | Notice
    | Trouble
    | Previewed
    | Hinted
    | Valued
    | Bargained
    | DeedTold
    | Told
    | Pong
)
OUTGOING: TypeAdapter[AnyOutgoing] = TypeAdapter(
    Annotated[AnyOutgoing, Field(discriminator="type")]
)
"""Every message that a server sends over a socket, to check what was built."""
