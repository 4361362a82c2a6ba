"""Every documented route, called once with success: the answer matches its description.

The routes come from the description itself, so a route that is not called here fails.
"""

import pytest
import schemathesis

from passgo.server.app import create_app
from passgo.server.settings import Settings
from tests.server.http.test_replays import finished
from tests.server.http.test_routes import client_of
from tests.server.push.browser import Browser

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
ENDPOINT = "https://push.example.org/ana"
TABLE = {"edition": "euro", "name": "Ana"}


class Visitors:
    """Ana at a table of hers, and Bob who has just come."""

    def __init__(self, ana, bob):
        self.ana = ana
        self.bob = bob

    async def table(self, *bots):
        wanted = {**TABLE, "seats": [{"bot": bot} for bot in bots] or [{}]}
        return (await self.ana.post("/api/tables", json=wanted)).json()["code"]

    async def over(self):
        return await finished(self.ana)


def ask(method, path, table=None, **sent):
    """A call by Ana; ``{code}`` is a table of this kind."""

    async def call(visitors):
        code = await table(visitors) if table else ""
        return await visitors.ana.request(method, path.format(code=code), **sent)

    return call


async def gathering(visitors):
    return await visitors.table()


async def complete(visitors):
    return await visitors.table("simple")


async def over(visitors):
    return await visitors.over()


async def leave_a_seat(visitors):
    code = await visitors.table()
    taken = await visitors.bob.post(f"/api/tables/{code}/seats", json={"name": "Bob"})
    assert taken.json()["answer"]["place"] == 1, taken.text
    left = await visitors.bob.delete(f"/api/tables/{code}/seats/1")
    seats = (await visitors.ana.get(f"/api/tables/{code}")).json()["face"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", None]
    return left


async def take_a_seat(visitors):
    code = await visitors.table()
    return await visitors.bob.post(f"/api/tables/{code}/seats", json={"name": "Bob"})


async def take_over(visitors):
    code = await visitors.table()
    told = await visitors.ana.post(f"/api/tables/{code}/handover", json={"place": 0})
    code = told.json()["answer"]["handover"]
    return await visitors.bob.post("/api/handover", json={"code": code})


async def replay(visitors):
    record = await visitors.ana.get(f"/api/tables/{await visitors.over()}/record")
    return await visitors.ana.post("/api/replay", json=record.json())


CALLS = {
    "GET /health": ask("GET", "/health"),
    "GET /ready": ask("GET", "/ready"),
    "GET /api/me": ask("GET", "/api/me"),
    "POST /api/me": ask("POST", "/api/me", json={"key": True}),
    "GET /api/editions": ask("GET", "/api/editions"),
    "GET /api/editions/{edition}": ask("GET", "/api/editions/deska"),
    "GET /api/editions/{edition}/texts/{locale}": ask("GET", "/api/editions/euro/texts/fr"),
    "POST /api/tables": ask("POST", "/api/tables", json=TABLE),
    "GET /api/tables": ask("GET", "/api/tables?which=mine&phase=gathering&limit=3"),
    "GET /api/tables/{code}": ask("GET", "/api/tables/{code}", gathering),
    "GET /api/tables/{code}/record": ask("GET", "/api/tables/{code}/record", over),
    "GET /api/tables/{code}/qr.svg": ask("GET", "/api/tables/{code}/qr.svg", gathering),
    "POST /api/tables/{code}/requests": ask(
        "POST",
        "/api/tables/{code}/requests",
        gathering,
        json={"type": "rename", "id": "1", "place": 0, "name": "Anna"},
    ),
    "POST /api/tables/{code}/seats": take_a_seat,
    "DELETE /api/tables/{code}/seats/{place}": leave_a_seat,
    "POST /api/tables/{code}/start": ask("POST", "/api/tables/{code}/start", complete),
    "POST /api/tables/{code}/rematch": ask("POST", "/api/tables/{code}/rematch", over),
    "POST /api/tables/{code}/handover": ask(
        "POST", "/api/tables/{code}/handover", gathering, json={"place": 0}
    ),
    "POST /api/handover": take_over,
    "GET /api/tables/{code}/story": ask("GET", "/api/tables/{code}/story", over),
    "GET /api/tables/{code}/verification": ask("GET", "/api/tables/{code}/verification", over),
    "GET /api/tables/{code}/replay": ask("GET", "/api/tables/{code}/replay", over),
    "POST /api/replay": replay,
    "GET /api/push": ask("GET", "/api/push"),
    "POST /api/push/subscriptions": ask(
        "POST",
        "/api/push/subscriptions",
        json={"endpoint": ENDPOINT, "keys": Browser().keys(), "locale": "fr"},
    ),
    "POST /api/push/unsubscribe": ask("POST", "/api/push/unsubscribe", json={"endpoint": ENDPOINT}),
}
"""A call that succeeds for every route."""


@pytest.fixture
async def visitors(app, ana):
    async with client_of(app) as bob:
        await bob.post("/api/me")
        yield Visitors(ana, bob)


@pytest.mark.parametrize("label", OPERATIONS)
async def test_a_documented_route_succeeds_as_described(visitors, label):
    assert label in CALLS, f"{label} is documented and never called: add a call that succeeds"
    answer = await CALLS[label](visitors)
    (good,) = (
        status for status in OPERATIONS[label].definition.raw["responses"] if status.startswith("2")
    )
    assert str(answer.status_code) == good, answer.text
    OPERATIONS[label].validate_response(answer)


def test_no_call_is_of_a_route_that_is_gone():
    assert set(CALLS) <= set(OPERATIONS)
