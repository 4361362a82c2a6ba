"""Requests over HTTP: one route for any request, and routes for the usual ones."""

from typing import Annotated, cast
from uuid import uuid4

from fastapi import APIRouter, Body, Header, Path

from ...protocol.errors import ProtocolError
from ...protocol.http import HandoverCode, PlaceNamed, SeatTaken, SeatWanted
from ...protocol.incoming import AnyRequest
from ...protocol.limits import ID_PATTERN, MOST_PLACES
from ...protocol.lobby_requests import Handover, Rematch, Sit, Stand, Start
from ...protocol.outgoing import Done
from ...wire.plain import Plain
from ..keys import Guest
from ..problems import PROBLEMS, Delayed, Refusal
from ..services import Known, Served, Services, TableCode
from .strict import StrictRoute

router = APIRouter(prefix="/api", tags=["tables"], route_class=StrictRoute)
_CODES = (401, 403, 404, 409, 410, 413, 422, 429, 503)
ANSWERS: dict[int | str, Plain] = {code: PROBLEMS[code] for code in _CODES}
Own = Annotated[str | None, Header(alias="Idempotency-Key", pattern=ID_PATTERN)]
"""The client's id for a request: a repeated request gets the same answer and is not done again."""
PlaceOfPath = Annotated[int, Path(ge=0, lt=MOST_PLACES)]
"""A place number in an address: as text, because strict reading accepts no number there."""


async def do(services: Services, code: str, guest: Guest, request: AnyRequest) -> Done:
    """Send a request to a table; a refusal or a trouble raises an error."""
    with services.metrics.table_request_seconds.time():
        answer = await services.hall.request(code, guest.id, request)
    return done_of(answer)


def done_of(answer: Plain) -> Done:
    """The answer to a request that is done; a refusal or a trouble raises an error."""
    kind = answer["type"]
    if kind == "refused":
        raise Refusal(answer["refusal"])
    if kind == "trouble":
        raise Delayed(ProtocolError(answer["code"], **answer["args"]), answer.get("retry"))
    return cast(Done, answer)


def _id(own: str | None) -> str:
    return own or uuid4().hex


@router.post("/tables/{code}/requests", responses=ANSWERS)
async def request(
    code: TableCode,
    wanted: Annotated[AnyRequest, Body(discriminator="type")],
    services: Served,
    guest: Known,
) -> Done:
    """Send any request of the protocol to a table."""
    return await do(services, code, guest, wanted)


@router.post("/tables/{code}/seats", responses=ANSWERS)
async def take_seat(
    code: TableCode, wanted: SeatWanted, services: Served, guest: Known, own: Own = None
) -> Done:
    """Take an open seat."""
    fields = wanted.model_dump()
    return await do(services, code, guest, Sit(id=_id(own), **fields))


@router.delete("/tables/{code}/seats/{place}", responses=ANSWERS)
async def leave_seat(
    code: TableCode, place: PlaceOfPath, services: Served, guest: Known, own: Own = None
) -> Done:
    """Leave a seat that the guest holds."""
    return await do(services, code, guest, Stand(id=_id(own), place=place))


@router.post("/tables/{code}/start", responses=ANSWERS)
async def start(code: TableCode, services: Served, guest: Known, own: Own = None) -> Done:
    """Start the game, as host."""
    return await do(services, code, guest, Start(id=_id(own)))


@router.post("/tables/{code}/rematch", responses=ANSWERS)
async def rematch(code: TableCode, services: Served, guest: Known, own: Own = None) -> Done:
    """Make another table like this one."""
    return await do(services, code, guest, Rematch(id=_id(own)))


@router.post("/tables/{code}/handover", responses=ANSWERS)
async def hand_over(
    code: TableCode, wanted: PlaceNamed, services: Served, guest: Known, own: Own = None
) -> Done:
    """Create a code with which another device can hold the same seat."""
    return await do(services, code, guest, Handover(id=_id(own), place=wanted.place))


@router.post("/handover", responses=ANSWERS)
async def take_over(wanted: HandoverCode, services: Served, guest: Known) -> SeatTaken:
    """Hold a seat on this device too, with the code from another device."""
    code, answer = await services.hall.take_handover(guest.id, wanted.code.strip().upper())
    return SeatTaken(code=code, done=done_of(answer))
