"""What a server says to a socket."""

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
)
from .changes import Change
from .document import Document
from .entries import EntryModel
from .families import AnyPreview
from .parts import Code, Moment, Part, Place, Seconds, WishId


class Whole(Part):
    """Everything: the answer to hello, and again whenever what one holds has changed.

    That is after sitting down, standing up, a hand-over, a change of host, the start, and after a
    trouble in which something may have been missed. It replaces all that was known before.
    """

    type: Literal["whole"] = "whole"
    version: Count
    number: Count
    """The number of the last entry; 0 where nothing has happened."""
    now: Moment
    """The server's clock."""
    mine: tuple[Name, ...]
    """Seats one holds, by name."""
    places: tuple[Place, ...]
    """The same by place."""
    host: StrictBool
    """Whether one is the host."""
    setting: SettingModel | None
    """What the game is played with; null before the start."""
    document: Document
    recent: tuple[EntryModel, ...]
    """What happened since ``last``, or the latest entries."""
    gap: StrictBool
    """Whether something between ``last`` and the first of ``recent`` is left out."""


class Update(Part):
    """What happened, and what it changed in the document."""

    type: Literal["update"] = "update"
    number: Count
    """The number of the last entry now."""
    now: Moment
    entries: tuple[EntryModel, ...]
    changes: tuple[Change, ...]
    """A JSON Patch: to be made in order."""


class SatAnswer(Part):
    """Where one sits now."""

    place: Place
    seat: Name


class RematchAnswer(Part):
    """The table that was made."""

    rematch: Code


class HandoverAnswer(Part):
    """The code that gives the seat to another device, once."""

    handover: StrictStr
    until: Moment


class Done(Part):
    """A wish is done, and stored."""

    type: Literal["done"] = "done"
    id: WishId
    number: Count
    """The number of the entry it made, or of the last there is where it made none."""
    answer: SatAnswer | RematchAnswer | HandoverAnswer | None
    """Of ``sit``, ``rematch`` and ``handover``; null of all others."""


class Refused(Part):
    """A wish or a question is refused by the rules or the table; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: WishId
    refusal: RefusalModel


class Notice(MessageModel):
    """Something of the moment, which has no number and may be lost: somebody is thinking."""

    type: Literal["notice"] = "notice"
    name: StrictStr
    seat: Name | None


class Trouble(MessageModel):
    """Something that is no matter of the game: the storage, a server, a message."""

    type: Literal["trouble"] = "trouble"
    code: StrictStr
    id: WishId | None
    """The wish or question that was not done, or whose outcome is not known: ask again."""
    retry: Seconds | None
    """After how long to try again; null: not at all, or the server does."""


class Previewed(Part):
    """What an action would cost and change."""

    type: Literal["previewed"] = "previewed"
    id: WishId
    preview: AnyPreview


class Hinted(Part):
    """What a bot would do."""

    type: Literal["hinted"] = "hinted"
    id: WishId
    bot: StrictStr
    action: Action | None
    """As written, ready to act; null is to wait."""
    called: MessageModel | None
    """What the action is called."""
    reason: ReasonModel | None
    cost: Sum | None


class Told(Part):
    """Past entries."""

    type: Literal["told"] = "told"
    id: WishId
    entries: tuple[EntryModel, ...]


class Pong(Part):
    """The server is there."""

    type: Literal["pong"] = "pong"
    id: WishId
    now: Moment


AnyOutgoing: TypeAlias = (
    Whole | Update | Done | Refused | Notice | Trouble | Previewed | Hinted | Told | Pong
)
OUTGOING: TypeAdapter[AnyOutgoing] = TypeAdapter(
    Annotated[AnyOutgoing, Field(discriminator="type")]
)
"""Everything a socket may hear; servers build plain data, and tests hold it to this."""
