"""Answers to requests and questions: done, or refused with a reason."""

from typing import TYPE_CHECKING, cast

from msgspec import Struct

from ...editions import EditionError, OptionError
from ...errors import ActionError, IllegalAction
from ...protocol.errors import LobbyError
from ...table import TableError
from ...wire.plain import Plain, plain

if TYPE_CHECKING:
    from ...protocol import outgoing
    from ...wire.models import RefusalModel

Refusal = LobbyError | TableError | IllegalAction | ActionError | OptionError | EditionError
REFUSALS = (LobbyError, TableError, IllegalAction, ActionError, OptionError, EditionError)


class Done(Struct, frozen=True, gc=False):
    """The stored answer to a request. A repeated request gets the same answer.

    A table keeps one for each of its actions, so the garbage collector does not look at them.
    """

    number: int
    sum: int
    """Checksum of the request, so that its id is not used for another."""
    answer: Plain | None = None


def refused(request_id: str, error: Refusal) -> Plain:
    """The message that refuses a request or a question."""
    if isinstance(error, IllegalAction):
        wire = error.refusal.wire()
    elif isinstance(error, LobbyError | TableError):
        wire = error.wire()
    elif isinstance(error, OptionError):
        found = {"name": str(error.name), "found": str(error.found)}
        wire = LobbyError("option", **found, expected=str(error.expected)).wire()
    elif isinstance(error, EditionError):
        found = {"name": "edition", "found": str(error.found)}
        wire = LobbyError("option", **found, expected=str(error.expected)).wire()
    else:
        wire = LobbyError("bad_action", detail=str(error)).wire()
    message: outgoing.Refused = {
        "type": "refused",
        "id": request_id,
        "refusal": cast("RefusalModel", wire),
    }
    return plain(message)


def done(request_id: str, how: Done) -> Plain:
    """The message that confirms a request."""
    message: outgoing.Done = {
        "type": "done",
        "id": request_id,
        "number": how.number,
        "answer": cast("outgoing.AnyAnswer | None", how.answer),
    }
    return plain(message)
