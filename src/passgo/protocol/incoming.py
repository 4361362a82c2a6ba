"""Messages from clients: hello, requests and questions, and how they are parsed."""

from typing import Annotated, Literal, TypeAlias, TypeVar

from pydantic import Field, StrictStr, TypeAdapter, ValidationError

from ..wire.models import Count
from .errors import ProtocolError
from .limits import MESSAGE_BYTES
from .lobby_requests import LobbyRequest
from .parts import Part
from .questions import AnyQuestion
from .requests import PlayRequest
from .strictly import check_json


class Hello(Part):
    """The first message of a socket."""

    type: Literal["hello"] = "hello"
    version: Count
    """The client's protocol version."""
    last: Count | None = None
    """The number of the last entry it has seen; null is none."""
    locale: Annotated[StrictStr, Field(max_length=35)] | None = None
    """The client's language, such as ``fr-CA``; an unknown language gives English."""


AnyRequest: TypeAlias = PlayRequest | LobbyRequest
REQUEST: TypeAdapter[AnyRequest] = TypeAdapter(Annotated[AnyRequest, Field(discriminator="type")])
"""All requests, for HTTP."""
AnyIncoming: TypeAlias = Hello | AnyRequest | AnyQuestion
INCOMING: TypeAdapter[AnyIncoming] = TypeAdapter(
    Annotated[AnyIncoming, Field(discriminator="type")]
)
"""Every message that a client may send over a socket."""

_Read = TypeVar("_Read")


def read_incoming(text: str | bytes) -> AnyIncoming:
    """Parse a socket message; ProtocolError, with a close code, if it is invalid."""
    return _read(INCOMING, text)


def read_request(text: str | bytes) -> AnyRequest:
    """Parse a request; ProtocolError if it is invalid."""
    return _read(REQUEST, text)


def _read(adapter: TypeAdapter[_Read], text: str | bytes) -> _Read:
    # So many characters are at least so many bytes: a long text is refused without encoding it.
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
    """What is wrong with a message, and where; the content of the message is not repeated."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(step) for step in first["loc"]) or "message"
    return ProtocolError("malformed", where=where[:100], what=first["msg"][:200])
