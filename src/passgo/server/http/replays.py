"""Stories, proofs and replays of finished games, and replays of any record file."""

from fastapi import APIRouter, Request, Response

from ...protocol.errors import ProtocolError
from ...protocol.http import GameStory, Replay, Verification
from ...wire.plain import Plain
from ..problems import PROBLEMS, Delayed
from ..services import Known, Served, TableCode, asker_of
from .packed import packed_json

router = APIRouter(prefix="/api", tags=["replays"])
_READ: dict[int | str, Plain] = {code: PROBLEMS[code] for code in (401, 404, 409, 413, 429, 503)}
_SENT: dict[int | str, Plain] = {
    code: PROBLEMS[code] for code in (401, 403, 408, 413, 422, 429, 503)
}
_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


@router.get("/tables/{code}/story", response_model=GameStory, responses=_READ)
async def tell_story(code: TableCode, request: Request, services: Served, guest: Known) -> Response:
    """The story of a finished game, and whether its dice were fair."""
    return packed_json(
        request, (await services.retelling.table(asker_of(request, guest), code)).story
    )


@router.get("/tables/{code}/verification", response_model=Verification, responses=_READ)
async def verify_table(
    code: TableCode, request: Request, services: Served, guest: Known
) -> Response:
    """The checks made on the record of a finished game, and how its dice fell."""
    return packed_json(
        request, (await services.retelling.table(asker_of(request, guest), code)).verification
    )


@router.get("/tables/{code}/replay", response_model=Replay, responses=_READ)
async def replay_table(
    code: TableCode, request: Request, services: Served, guest: Known
) -> Response:
    """A finished game, moment by moment."""
    return packed_json(
        request, (await services.retelling.table(asker_of(request, guest), code)).replay
    )


@router.post("/replay", response_model=Replay, responses=_SENT, openapi_extra=_BODY)
async def replay_record(request: Request, services: Served, guest: Known) -> Response:
    """Replay any record, moment by moment; nothing is stored."""
    wait = services.replays.take(request.scope["visitor"])
    if wait:
        services.metrics.limited.labels("replays").inc()
        raise Delayed(ProtocolError("too_fast", seconds=max(1, round(wait + 0.5))), wait)
    asker = asker_of(request, guest)
    return packed_json(request, (await services.retelling.text(asker, await request.body())).replay)
