"""Liveness, readiness and metrics of the server."""

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from ...protocol.errors import ProtocolError
from ..problems import PROBLEMS
from ..services import Served
from ..visitors import is_forwarded, is_private, peer

router = APIRouter(tags=["operation"])


class State(BaseModel):
    """The server's state in one word."""

    status: str


@router.get("/health")
async def health() -> State:
    """Report that the process is alive."""
    return State(status="ok")


@router.get("/ready", responses={503: PROBLEMS[503]})
async def ready(services: Served) -> State:
    """Report whether the server can take work: it can store data and is not about to stop."""
    if services.is_leaving:
        raise ProtocolError("restarting")
    trouble = await services.store.trial.trouble()
    if trouble is not None:
        raise ProtocolError("not_stored", why=trouble)
    if not services.store.is_alive:
        raise ProtocolError("storage")
    return State(status="ok")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: Served) -> Response:
    """The metrics in the format of Prometheus."""
    who = services.settings.metrics
    is_near = is_private(peer(request.scope)) and not is_forwarded(request.scope)
    if who == "off" or (who == "local" and not is_near):
        raise ProtocolError("no_such_page")
    services.metrics.tables.set(len(services.hall.rooms))
    led = sum(room.leading is not None for room in services.hall.rooms.values())
    services.metrics.led.set(led)
    content = services.metrics.page()
    return Response(content, media_type="text/plain; version=0.0.4; charset=utf-8")
