"""Common parts of messages: codes, places, ids and actions, and the bases of all messages."""

from typing import Annotated, Any, TypeAlias

from pydantic import ConfigDict, Field, StrictStr, with_config

from ..wire.models import Form, Model
from . import limits


class Part(Model):
    """Base of what is read by attribute; the docstring below a field is its description."""

    model_config = ConfigDict(use_attribute_docstrings=True)


@with_config(extra="forbid", use_attribute_docstrings=True)
class Sent(Form):
    """Base of what a server sends over a socket; it is made as a dictionary (ADR 17)."""


def bounds(**words: float) -> Any:
    """Bounds that the schema documents but parsing does not check.

    A value outside gets a refusal with a reason, and the socket stays open.
    """
    return Field(json_schema_extra=dict(words))


Code: TypeAlias = Annotated[StrictStr, Field(pattern=limits.CODE_PATTERN)]
"""A table's code."""
RequestId: TypeAlias = Annotated[StrictStr, Field(pattern=limits.ID_PATTERN)]
"""The client's id for a request or a question."""
Place: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=limits.MOST_PLACES)]
"""A place at the table: its index in the seats of the face."""
Portrait: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=limits.PORTRAITS)]
"""The drawn face that a person chose; the client draws it, the same for the same number."""
Token: TypeAlias = Annotated[int, Field(strict=True, ge=0, lt=limits.TOKENS)]
"""A token with its colour: an index into the tokens of the box."""
Luck: TypeAlias = Annotated[StrictStr, Field(pattern=limits.LUCK_PATTERN)]
"""A seat's own part of the seed, in hexadecimal digits; empty is none."""
GivenName: TypeAlias = Annotated[StrictStr, bounds(minLength=1, maxLength=limits.NAME_LENGTH)]
"""A name as typed; the server cleans it and then checks its length."""
SeatName: TypeAlias = Annotated[StrictStr, bounds(minLength=1, maxLength=limits.NAME_LENGTH)]
"""A seat by its name."""
BotName: TypeAlias = Annotated[StrictStr, Field(pattern="^[a-z][a-z0-9_-]{0,39}$")]
"""A bot by its name in the registry."""
Moment: TypeAlias = Annotated[float, Field(allow_inf_nan=False)]
"""Unix time in seconds."""
Seconds: TypeAlias = Annotated[float, Field(ge=0, allow_inf_nan=False)]
"""A span of time."""
