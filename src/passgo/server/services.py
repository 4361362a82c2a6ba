"""The services that the routes of one server share."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..protocol.errors import ProtocolError
from ..protocol.limits import CODE_LENGTH, CODE_LETTERS
from .buckets import Buckets, Counts
from .hall.hall import Hall
from .keys import Guest, Keys
from .metrics import Metrics
from .push.pusher import Pusher
from .retelling import Retelling
from .settings import Settings
from .store import Store
from .visitors import visited_origin
from .work.budgets import Asker, Budgets

_HOUR = 3600.0


@dataclass
class Services:
    """The store, the hall, metrics and limits."""

    settings: Settings
    metrics: Metrics
    store: Store
    hall: Hall
    keys: Keys
    guests: Buckets
    tables: Buckets
    sockets: Counts
    replays: Buckets
    """Records that an address may have replayed, which takes seconds each."""
    budgets: Budgets
    """Processor time that expensive questions of a guest and of an address may use."""
    retelling: Retelling
    subscriptions: Buckets
    """Push subscriptions that an address may add."""
    pusher: Pusher | None = None
    """Sends push messages; None if the server has no key for them."""
    is_leaving: bool = field(default=False)
    """Whether the server is stopping and accepts no more work."""


def limits_of(settings: Settings) -> tuple[Buckets, Buckets, Counts]:
    """The limits per address: guests and tables an hour, and sockets at once."""
    return (
        Buckets(settings.guests_per_hour / _HOUR, settings.guests_per_hour / 4),
        Buckets(settings.tables_per_hour / _HOUR, settings.tables_per_hour / 4),
        Counts(settings.sockets_per_address),
    )


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that received the request."""
    services: Services = connection.app.state.services
    return services


def table_code(code: str) -> str:
    """A table's code in capitals; ProtocolError if it is invalid."""
    # Some letters outside ASCII have capitals within it.
    found = code.upper() if code.isascii() else ""
    if len(found) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in found):
        raise ProtocolError("no_such_table", code=code[:CODE_LENGTH])
    return found


async def known_guest(request: Request) -> Guest:
    """The guest of the request; ProtocolError if there is none."""
    guest = await services_of(request).keys.find(request.scope)
    if guest is None:
        raise ProtocolError("no_key")
    return guest


def asker_of(connection: HTTPConnection, guest: Guest) -> Asker:
    """The asker of the request, for the budgets."""
    return Asker(guest.id, connection.scope["visitor"])


def link_to(request: Request, settings: Settings, code: str) -> str:
    """The link to a table for people."""
    if settings.public_url:
        return f"{settings.public_url.rstrip('/')}/t/{code}"
    return f"{visited_origin(request.scope, settings)}{settings.root_path}/t/{code}"


Served = Annotated[Services, Depends(services_of)]
Known = Annotated[Guest, Depends(known_guest)]
TableCode = Annotated[str, Depends(table_code)]
