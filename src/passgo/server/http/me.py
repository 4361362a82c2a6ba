"""The guest who makes a request: created at the first visit, then known by a key."""

from typing import Annotated

from fastapi import APIRouter, Body, Request, Response

from ...protocol.errors import ProtocolError
from ...protocol.http import Me, Wanted
from ..keys import set_cookie
from ..problems import PROBLEMS, Delayed
from ..services import Served
from ..visitors import visited_origin
from .strict import StrictRoute

router = APIRouter(prefix="/api/me", tags=["guests"], route_class=StrictRoute)


@router.get("", responses={code: PROBLEMS[code] for code in (401, 429, 503)})
async def look(request: Request, services: Served) -> Me:
    """Report whether the server knows the guest."""
    return Me(known=await services.keys.find(request.scope) is not None)


@router.post("", responses={code: PROBLEMS[code] for code in (401, 403, 413, 422, 429, 503)})
async def come_in(
    request: Request,
    response: Response,
    services: Served,
    wanted: Annotated[Wanted | None, Body()] = None,
) -> Me:
    """Become a guest if the client is none; a cookie holds the key unless the body asks for it."""
    guest = await services.keys.find(request.scope)
    if guest is not None:
        return Me(known=True)
    wait = services.guests.take(request.scope["visitor"])
    if wait:
        services.metrics.limited.labels("guests").inc()
        raise Delayed(ProtocolError("too_fast", seconds=round(wait + 0.5)), wait)
    guest = await services.keys.make()
    assert guest.key is not None
    if wanted is not None and wanted.key:
        return Me(known=True, key=guest.key)
    settings = services.settings
    is_secure = settings.is_secure or visited_origin(request.scope, settings).startswith("https")
    set_cookie(response, guest.key, secure=is_secure)
    return Me(known=True)
