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
from .parts import Code, Moment, Part, Place, RequestId, Seconds


class Whole(Part):
    """Everything: the answer to hello, and sent again when the guest's seats or role have changed.

    This happens after sitting down, standing up, a hand-over, a change of host, the start, and an
    error after which messages may be missing. It replaces everything known before.
    """

    type: Literal["whole"] = "whole"
    version: Count
    number: Count
    """The number of the last entry; 0 if there is none."""
    now: Moment
    """The server's clock."""
    mine: tuple[Name, ...]
    """Seats that the guest holds, by name."""
    places: tuple[Place, ...]
    """The same seats by place."""
    host: StrictBool
    """Whether the guest is the host."""
    setting: SettingModel | None
    """The fixed data of the game; null before the start."""
    document: Document
    recent: tuple[EntryModel, ...]
    """The entries after ``last``, or the latest ones."""
    gap: StrictBool
    """Whether entries between ``last`` and the first of ``recent`` are missing."""


class Update(Part):
    """New entries, and their changes to the document."""

    type: Literal["update"] = "update"
    number: Count
    """The number of the last entry."""
    now: Moment
    entries: tuple[EntryModel, ...]
    changes: tuple[Change, ...]
    """A JSON Patch, to apply in order."""


class SatAnswer(Part):
    """The place that the guest now holds."""

    place: Place
    seat: Name


class RematchAnswer(Part):
    """The new table."""

    rematch: Code


class HandoverAnswer(Part):
    """The one-time code for the seat on another device."""

    handover: StrictStr
    until: Moment


class Done(Part):
    """A request is done and stored."""

    type: Literal["done"] = "done"
    id: RequestId
    number: Count
    """The number of its entry, or of the last entry if it made none."""
    answer: SatAnswer | RematchAnswer | HandoverAnswer | None
    """Only for ``sit``, ``rematch`` and ``handover``; null for other requests."""


class Refused(Part):
    """The rules or the table refuse a request or a question; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: RequestId
    refusal: RefusalModel


class Notice(Part):
    """A momentary message without a number, which may be lost: a player is thinking."""

    text: StrictStr
    args: dict[str, Term]
    type: Literal["notice"] = "notice"
    name: StrictStr
    seat: Name | None


class Trouble(Part):
    """An error that does not concern the game: storage, server or message."""

    text: StrictStr
    args: dict[str, Term]
    type: Literal["trouble"] = "trouble"
    code: StrictStr
    id: RequestId | None
    """The request or question that was not done, or whose result is unknown: send it again."""
    retry: Seconds | None
    """Seconds until trying again; null: do not, or the server tries again."""


class Previewed(Part):
    """What an action would cost and change."""

    type: Literal["previewed"] = "previewed"
    id: RequestId
    preview: AnyPreview


class Hinted(Part):
    """What a bot would do."""

    type: Literal["hinted"] = "hinted"
    id: RequestId
    bot: StrictStr
    action: Action | None
    """The action as written, ready to send; null means wait."""
    called: MessageModel | None
    """The action's label."""
    reason: ReasonModel | None
    cost: Sum | None


class Valued(Part):
    """What a bot would bid at most."""

    type: Literal["valued"] = "valued"
    id: RequestId
    bot: StrictStr
    amount: Sum | None
    """Null where the bot has no price; less than the least bid where it would pass."""
    reason: ReasonModel | None


class Bargained(Part):
    """What bots would say to an offer, take for a lot, or agree to."""

    type: Literal["bargained"] = "bargained"
    id: RequestId
    number: Count
    """The number of the last entry when the bots were asked: later they may think otherwise."""
    other: Name | None
    """Who has the lot, or gets the offer."""
    accepted: StrictBool | None
    """Whether the offer would be accepted; null if no bot is asked about one."""
    reply: ReplyModel | None
    """What the bot says if it would not."""
    offers: tuple[ProposalModel, ...]
    likes: MessageModel | None
    """What the bot that has the lot would rather have."""


class DeedTold(Part):
    """What a lot means now."""

    type: Literal["deed_told"] = "deed_told"
    id: RequestId
    facts: DeedFacts


class Told(Part):
    """Past entries."""

    type: Literal["told"] = "told"
    id: RequestId
    entries: tuple[EntryModel, ...]


class Pong(Part):
    """The server is reachable."""

    type: Literal["pong"] = "pong"
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
"""Every message that a server sends over a socket; servers build plain data, tests check it."""
