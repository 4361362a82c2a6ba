"""What a client says: hello, wishes and questions, and how they are read."""

from typing import Annotated, Literal, TypeAlias, TypeVar

from pydantic import Field, StrictStr, TypeAdapter, ValidationError

from ..wire.models import Count
from .errors import ProtocolError
from .limits import MESSAGE_BYTES
from .lobby_wishes import LobbyWish
from .parts import Part
from .questions import AnyQuestion
from .strictly import check_json
from .wishes import PlayWish


class Hello(Part):
    """The first message of a socket."""

    type: Literal["hello"] = "hello"
    version: Count
    """The protocol the client speaks."""
    last: Count | None = None
    """The number of the last entry it has seen; null is none."""
    locale: Annotated[StrictStr, Field(max_length=35)] | None = None
    """The language of whoever is there, such as ``fr-CA``; one that we do not speak is English."""


AnyWish: TypeAlias = PlayWish | LobbyWish
WISH: TypeAdapter[AnyWish] = TypeAdapter(Annotated[AnyWish, Field(discriminator="type")])
"""Wishes, over HTTP."""
AnyIncoming: TypeAlias = Hello | AnyWish | AnyQuestion
INCOMING: TypeAdapter[AnyIncoming] = TypeAdapter(
    Annotated[AnyIncoming, Field(discriminator="type")]
)
"""Everything a socket may send."""

_Read = TypeVar("_Read")


def read_incoming(text: str | bytes) -> AnyIncoming:
    """A message of a socket; ProtocolError, with a close code, where it is none."""
    return _read(INCOMING, text)


def read_wish(text: str | bytes) -> AnyWish:
    """A wish alone; ProtocolError where it is none."""
    return _read(WISH, text)


def _read(adapter: TypeAdapter[_Read], text: str | bytes) -> _Read:
    # So many characters are at least so many bytes, and need not be encoded to be refused.
    if len(text) > MESSAGE_BYTES:
        raise ProtocolError("too_big", most=MESSAGE_BYTES)
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MESSAGE_BYTES:
        raise ProtocolError("too_big", most=MESSAGE_BYTES)
    try:
        read = adapter.validate_json(data)
    except ValidationError as error:
        raise malformed(error) from None
    check_json(data, "message")
    return read


def malformed(error: ValidationError) -> ProtocolError:
    """What is wrong with a message, and where; nothing of the message itself is repeated."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(step) for step in first["loc"]) or "message"
    return ProtocolError("malformed", where=where[:100], what=first["msg"][:200])
