"""What the routes of one running server share."""

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
from .retelling import Retelling
from .settings import Settings
from .store import Store
from .visitors import visited_origin
from .work.budgets import Asker, Budgets

_HOUR = 3600.0


@dataclass
class Services:
    """The store, the hall, and what is counted and limited."""

    settings: Settings
    metrics: Metrics
    store: Store
    hall: Hall
    keys: Keys
    guests: Buckets
    tables: Buckets
    sockets: Counts
    replays: Buckets
    """Records that an address may have played, which takes seconds each."""
    budgets: Budgets
    """What costly questions of a guest and of an address may cost."""
    retelling: Retelling
    is_leaving: bool = field(default=False)
    """Whether the server hands its tables over and wants no more work."""


def limits_of(settings: Settings) -> tuple[Buckets, Buckets, Counts]:
    """The limits of an address on guests and tables an hour, and on sockets at once."""
    return (
        Buckets(settings.guests_per_hour / _HOUR, settings.guests_per_hour / 4),
        Buckets(settings.tables_per_hour / _HOUR, settings.tables_per_hour / 4),
        Counts(settings.sockets_per_address),
    )


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server that was asked."""
    services: Services = connection.app.state.services
    return services


def table_code(code: str) -> str:
    """The code of a table, in capitals or not; ProtocolError where it can be none."""
    # Some letters beyond ASCII have capitals within it.
    found = code.upper() if code.isascii() else ""
    if len(found) != CODE_LENGTH or any(letter not in CODE_LETTERS for letter in found):
        raise ProtocolError("no_such_table", code=code[:CODE_LENGTH])
    return found


async def known_guest(request: Request) -> Guest:
    """The guest who asks; ProtocolError where there is none."""
    guest = await services_of(request).keys.find(request.scope)
    if guest is None:
        raise ProtocolError("no_key")
    return guest


def asker_of(connection: HTTPConnection, guest: Guest) -> Asker:
    """Who asks, as budgets know them."""
    return Asker(guest.id, connection.scope["visitor"])


def link_to(request: Request, settings: Settings, code: str) -> str:
    """The address at which people find a table."""
    if settings.public_url:
        return f"{settings.public_url.rstrip('/')}/t/{code}"
    return f"{visited_origin(request.scope, settings)}{settings.root_path}/t/{code}"


Served = Annotated[Services, Depends(services_of)]
Known = Annotated[Guest, Depends(known_guest)]
TableCode = Annotated[str, Depends(table_code)]
