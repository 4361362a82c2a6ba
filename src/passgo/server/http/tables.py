"""Tables over HTTP: create, list and look at them; requests are in ``table_requests.py``."""

from collections.abc import Sequence
from io import BytesIO
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Query, Request, Response

from ...protocol.errors import ProtocolError
from ...protocol.http import TableLine, TableList, TableMade, TableShown
from ...protocol.setup import NewTable, Setup
from ...wire.plain import Plain
from ..hall.leading import REFUSALS, refused
from ..problems import PROBLEMS, Delayed, Refusal
from ..services import Known, Served, TableCode, asker_of, link_to
from ..store import TableLine as StoredLine
from ..work.budgets import RECORD
from .strict import StrictRoute

router = APIRouter(prefix="/api/tables", tags=["tables"], route_class=StrictRoute)
_OWN = {"name", "luck", "portrait", "token"}
_READ: dict[int | str, Plain] = {code: PROBLEMS[code] for code in (401, 404, 429, 503)}


@router.post(
    "",
    status_code=201,
    responses={code: PROBLEMS[code] for code in (401, 403, 409, 413, 422, 429, 503)},
)
async def make_table(
    wanted: NewTable, request: Request, response: Response, services: Served, guest: Known
) -> TableMade:
    """Create a table; the guest who makes the request is its host."""
    wait = services.tables.take(request.scope["visitor"])
    if wait:
        services.metrics.limited.labels("tables").inc()
        most = round(services.settings.tables_per_hour)
        raise Delayed(ProtocolError("too_many_tables", most=most), wait)
    setup = Setup.model_validate(wanted.model_dump(exclude=_OWN, exclude_unset=True))
    try:
        own = wanted.model_dump(include=_OWN)
        code = await services.hall.create(guest.id, setup, **own)
    except REFUSALS as error:
        raise Refusal(refused("", error)["refusal"]) from None
    response.headers["Location"] = f"{services.settings.root_path}/api/tables/{code}"
    return TableMade(code=code, link=link_to(request, services.settings, code))


@router.get("", responses={code: PROBLEMS[code] for code in (401, 422, 429, 503)})
async def list_tables(
    services: Served,
    guest: Known,
    which: Annotated[Literal["mine", "public"], Query()] = "mine",
    phase: Annotated[Literal["gathering", "playing", "over"] | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[
        str | None, Query(pattern=r"^[0-9]{1,12}(\.[0-9]{1,9})?-[A-Z0-9]{7}$")
    ] = None,
) -> TableList:
    """List the tables where the guest has a seat, or those open to everyone."""
    place = None
    if before is not None:
        changed, _, code = before.partition("-")
        place = (float(changed), code)
    found = await services.store.list_tables(
        guest=guest.id if which == "mine" else None,
        public=True if which == "public" else None,
        phase=phase,
        limit=limit,
        before=place,
    )
    # Nine decimals give back the same number; with fewer, the last table may appear twice.
    rest = f"{found[-1].changed:.9f}-{found[-1].code}" if len(found) == limit else None
    codes = [line.code for line in found]
    held = await services.store.held(guest.id, codes) if which == "mine" else {}
    lines = [_line(line, held.get(line.code, [])) for line in found]
    return TableList(tables=tuple(lines), before=rest)


def _line(line: StoredLine, places: Sequence[int]) -> TableLine:
    seats = line.face["seats"]
    return TableLine.model_validate(
        {
            "code": line.code,
            "phase": line.phase,
            "created": line.created,
            "changed": line.changed,
            "face": line.face,
            "mine": [seats[place]["name"] for place in places if seats[place]["name"]],
        }
    )


@router.get("/{code}", responses=_READ)
async def show_table(
    code: TableCode, request: Request, services: Served, guest: Known
) -> TableShown:
    """Look at a table without sitting down."""
    del guest
    row = await services.store.load_table(code)
    link = link_to(request, services.settings, code)
    return TableShown.model_validate(
        {"code": code, "link": link, "number": row.number, "face": row.face}
    )


@router.get("/{code}/record", responses=_READ | {409: PROBLEMS[409]})
async def give_record(code: TableCode, request: Request, services: Served, guest: Known) -> Plain:
    """The record of a finished game, to replay and verify."""
    asker = asker_of(request, guest)
    services.budgets.take(asker, RECORD)
    return await services.hall.record(code, asker)


@router.get(
    "/{code}/qr.svg",
    response_class=Response,
    responses=_READ | {200: {"content": {"image/svg+xml": {}}}},
)
async def draw_link(code: TableCode, request: Request, services: Served) -> Response:
    """The link of a table as a QR code for another device."""
    await services.store.load_table(code)
    drawn = segno.make(link_to(request, services.settings, code), error="m", micro=False)
    picture = BytesIO()
    drawn.save(picture, kind="svg", xmldecl=False, scale=4, border=4, dark="#111", light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")
