"""Games told again: the story of a table, its proof, its replay, and those of any record file."""

import gzip
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Request, Response

from ...editions import EDITIONS
from ...game.errors import RecordError
from ...game.records import parse_record
from ...game.targets import INTERPRETED
from ...protocol.errors import ProtocolError
from ...protocol.http import GameStory, Replay, Verification
from ..hall.entries import ACTED
from ..hall.record import record_of
from ..problems import PROBLEMS, Delayed
from ..retelling import Retold, retell
from ..services import Known, Served, Services, TableCode
from ..store import Entry, TableRow

router = APIRouter(prefix="/api", tags=["replays"])
_READ: dict[int | str, dict[str, Any]] = {
    code: PROBLEMS[code] for code in (401, 404, 409, 413, 429, 503)
}
_SENT: dict[int | str, dict[str, Any]] = {
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
    """The story of a game that is over, and whether its dice were fair."""
    del guest
    return _sent(request, (await _of_table(services, code)).story)


@router.get("/tables/{code}/verification", response_model=Verification, responses=_READ)
async def verify_table(
    code: TableCode, request: Request, services: Served, guest: Known
) -> Response:
    """What was checked in the record of a game that is over, and how its dice fell."""
    del guest
    return _sent(request, (await _of_table(services, code)).verification)


@router.get("/tables/{code}/replay", response_model=Replay, responses=_READ)
async def replay_table(
    code: TableCode, request: Request, services: Served, guest: Known
) -> Response:
    """A game that is over, moment by moment."""
    del guest
    return _sent(request, (await _of_table(services, code)).replay)


@router.post("/replay", response_model=Replay, responses=_SENT, openapi_extra=_BODY)
async def replay_record(request: Request, services: Served, guest: Known) -> Response:
    """Any record, moment by moment; nothing of it is stored."""
    del guest
    wait = services.replays.take(request.scope["visitor"])
    if wait:
        services.metrics.limited.labels("replays").inc()
        raise Delayed(ProtocolError("too_fast", seconds=max(1, round(wait + 0.5))), wait)
    body = await request.body()
    make = partial(_retell_text, body, services)
    return _sent(request, (await services.retelling.get(sha256(body).hexdigest(), make)).replay)


async def _of_table(services: Services, code: str) -> Retold:
    row = await services.store.load_table(code)
    entries = await services.store.entries(code)
    target = services.hall.target(row.body["edition"])
    return await services.retelling.get(code, partial(_retell_table, row, entries, target))


def _retell_table(row: TableRow, entries: list[Entry], target: str) -> Retold:
    record = record_of(row, entries, target)
    acted = [entry.at for entry in entries if entry.name == ACTED]
    return retell(record, target, round(acted[-1] - acted[0], 3) if acted else None)


def _retell_text(body: bytes, services: Services) -> Retold:
    record = _read(body)
    edition = record["edition"]
    # What is not on the shelf is said to be wrong by whoever tries to play it.
    return retell(record, services.hall.target(edition) if edition in EDITIONS() else INTERPRETED)


def _read(body: bytes) -> Mapping[str, Any]:
    try:
        return parse_record(body.decode())
    except (RecordError, UnicodeDecodeError) as error:
        raise ProtocolError("bad_record", why=str(error)) from None


def _sent(request: Request, packed: bytes) -> Response:
    """Packed JSON as it is, where the client can unpack it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)
