"""What is sent over HTTP beside wishes: guests, lists of tables, editions, problems."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictStr

from ..wire.models import Count, MessageModel, Name, OptionValue, Term
from .document import Face, Phase
from .families import AnyBox
from .parts import Code, Moment, Part, Place


class Guest(Part):
    """Who the server takes a client for."""

    known: StrictBool
    """Whether the key was known; if not, this is a new guest."""
    key: StrictStr | None
    """The key, once, to a client without cookies that asks for it; null otherwise."""


class TableMade(Part):
    """The code of a table that was made."""

    code: Code


class TableLine(Part):
    """A table in a list."""

    code: Code
    phase: Phase
    created: Moment
    changed: Moment
    mine: StrictBool
    """Whether one holds a seat there."""
    face: Face


class TableList(Part):
    """Tables, the latest first."""

    tables: tuple[TableLine, ...]


class TakeHandover(Part):
    """A wish to take a seat on this device too."""

    code: Annotated[StrictStr, Field(min_length=1, max_length=100)]
    """The code that the device with the seat shows; not that of the table."""


class HandedOver(Part):
    """The seat that is played here too."""

    table: Code
    place: Place
    seat: Name | None


OptionKind: TypeAlias = Literal["yes_no", "one_of", "whole", "sum", "seat", "other"]


class OptionLine(Part):
    """Something a table may decide for itself."""

    name: StrictStr
    text: MessageModel
    """What it is about."""
    kind: OptionKind
    """What sort of value it takes; ``other`` is said in words only."""
    values: tuple[OptionValue, ...]
    """The values of a ``one_of``; else empty."""
    least: int | None
    most: int | None
    usual: OptionValue
    """What holds where it is not named."""
    is_convenience: StrictBool
    """Whether the printed rules are played whatever it is."""


class EditionLine(Part):
    """An edition in the list."""

    id: StrictStr
    family: StrictStr
    least: Count
    """How many play at least."""
    most: Count
    modes: tuple[StrictStr, ...]
    bots: tuple[StrictStr, ...]
    """The bots that play it, weakest first."""


class EditionPage(EditionLine):
    """Everything about an edition."""

    box: AnyBox
    options: tuple[OptionLine, ...]


class Problem(Part):
    """Why a request was not done (RFC 9457), with a message that can be worded."""

    type: StrictStr
    title: StrictStr
    status: Count
    detail: StrictStr
    """In English, for programmers."""
    code: StrictStr
    """Of a refusal or a trouble."""
    text: StrictStr
    args: dict[str, Term]
