"""The routes: guests, boxes, tables, and every wrong request answered by a problem."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing

import httpx2
import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.families import find_family
from passgo.game import Game
from passgo.protocol.errors import ProtocolError
from passgo.server.app import create_app
from passgo.server.gate import HEADERS
from passgo.server.keys import hash_of
from passgo.server.services import table_code
from passgo.server.settings import Settings
from passgo.texts import LOCALES, Texts
from tests.server.serving import FREE
from tests.server.store.test_trying import FULL, ROOM
from tests.waiting import HANG

BASE = "http://127.0.0.1:8420"


def client_of(app, **more):
    return httpx2.AsyncClient(transport=httpx2.ASGITransport(app=app), base_url=BASE, **more)


def is_problem(answer, status, code):
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    for locale in LOCALES:
        assert Texts(locale).say({"text": answer.json()["text"], "args": answer.json()["args"]})
    return True


async def test_a_cookie_makes_a_guest_and_only_its_hash_is_stored(app, stranger):
    assert (await stranger.get("/api/me")).json()["known"] is False
    made = await stranger.post("/api/me")
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert made.json() == {"known": True, "key": None}
    key = stranger.cookies["passgo"]
    assert await app.state.services.store.find_guest(hash_of(key))
    assert await app.state.services.store.find_guest(key) is None
    assert (await stranger.get("/api/me")).json()["known"] is True
    assert "set-cookie" not in (await stranger.post("/api/me")).headers


async def test_over_https_the_cookie_is_secure(tmp_path):
    settings = Settings(database=str(tmp_path / "t"), public_url="https://127.0.0.1/p", **FREE)
    made = create_app(settings)
    async with made.router.lifespan_context(made), client_of(made) as client:
        answer = await client.post("/p/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        assert (await client.post("/api/me")).status_code == 200, "a proxy may strip the subpath"


async def test_a_wrong_key_is_told(stranger):
    answer = await stranger.get("/api/me", headers={"Authorization": "Bearer " + "x" * 43})
    assert is_problem(answer, 401, "no_key")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert is_problem(await stranger.get("/api/tables"), 401, "no_key")


@pytest.mark.parametrize("edition", EDITIONS())
async def test_a_box_has_all_that_a_set_up_needs(stranger, edition):
    answer = await stranger.get(f"/api/editions/{edition}")
    form, box = answer.json(), load_edition(edition)
    assert form["box"]["edition"] == edition
    assert [setup["mode"] for setup in form["setups"]] == list(box.modes)
    assert [bot["name"] for bot in form["bots"]] == list(find_family(box.family).company.bots)
    for locale in LOCALES:
        texts = Texts(locale, edition)
        ids = [setup["text"] for setup in form["setups"]]
        ids += [bot[key] for bot in form["bots"] for key in ("title", "text")]
        assert all(texts.has(text_id) for text_id in ids)
    for setup in form["setups"]:
        for option in setup["options"]:
            for value in option["choices"] or ():
                options = {**option["needs"], option["name"]: value}
                if setup["needed"]:
                    options |= {"time_limit": 30}
                seats = [f"p{n}" for n in range(setup["players"][0])]
                Game.new(edition, seats, setup["mode"], 1, options)


async def test_nobody_gets_a_box_that_is_not_there(stranger):
    for name in ("eur", "..", "%2e%2e%2fkernel", "EURO"):
        answer = await stranger.get(f"/api/editions/{name}")
        assert answer.status_code == 404


async def test_making_looking_and_listing(ana, stranger):
    made = await ana.post("/api/tables", json={"edition": "euro", "name": "Ana"})
    code = made.json()["code"]
    assert made.status_code == 201
    assert made.headers["location"] == f"/api/tables/{code}"
    assert made.json()["link"] == f"{BASE}/t/{code}"
    assert (await ana.get(f"/api/tables/{code.lower()}")).json()["face"]["code"] == code
    assert [t["code"] for t in (await ana.get("/api/tables")).json()["tables"]] == [code]
    await stranger.post("/api/me")
    assert (await stranger.get("/api/tables")).json()["tables"] == []
    assert (await stranger.get("/api/tables?which=public")).json()["tables"] == []
    await ana.post(
        f"/api/tables/{code}/requests", json={"type": "change", "id": "v", "visibility": "public"}
    )
    public = (await stranger.get("/api/tables?which=public&limit=1")).json()
    assert [table["code"] for table in public["tables"]] == [code]
    rest = await stranger.get("/api/tables", params={"which": "public", "before": public["before"]})
    assert rest.json() == {"tables": [], "before": None}
    picture = await stranger.get(f"/api/tables/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


@pytest.mark.parametrize(
    "wanted",
    [
        {"edition": "nowhere"},
        {"edition": "../kernel"},
        {"edition": "/etc"},
        {"edition": "euro", "mode": "endless"},
        {"edition": "euro", "options": {"gold": True}},
        {"edition": "euro", "options": {"start_cash": -5}},
        {"edition": "euro", "name": "bank"},
        {"edition": "euro", "name": "\u202e"},
        {"edition": "euro", "name": "\u3164"},
        {"edition": "euro", "seats": [{"bot": "simple", "name": "An\u0430"}]},
        {"edition": "euro", "seats": [{"bot": "nobody"}]},
        {"edition": "euro", "customs": {"pace": 1e9}},
    ],
)
async def test_a_table_that_cannot_be_is_refused(ana, wanted):
    answer = await ana.post("/api/tables", json={"name": "Ana", **wanted})
    assert answer.status_code in {409, 422}, answer.text
    assert is_problem(answer, answer.status_code, answer.json()["code"])
    assert (await ana.get("/api/tables")).json()["tables"] == []


async def test_pages_of_others_change_nothing(ana):
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Host": "rebound.evil.example"},
    ):
        answer = await ana.post("/api/tables", json={"edition": "euro"}, headers=headers)
        assert is_problem(answer, 403, "wrong_origin")
    assert (await ana.get("/api/tables")).json()["tables"] == []


async def test_what_is_too_large_is_not_read(ana):
    answer = await ana.post("/api/tables", content=b"x" * 70_000)
    assert is_problem(answer, 413, "too_big")

    async def parts():
        for _ in range(10):
            yield b"x" * 10_000

    assert is_problem(await ana.post("/api/tables", content=parts()), 413, "too_big")


@pytest.mark.parametrize(
    ("body", "where", "what"),
    [
        (b'{"edition": "euro", "edition": "deska"}', "edition", "a key that is there twice"),
        (b'{"edition": "euro", "seats": [{"bot": null, "bot": "easy"}]}', "bot", "twice"),
        (b'{"edition": "euro", "\\ud800": 1, "\\ud800": 2}', "?", "twice"),
        (b'{"edition": "eu\xffro"}', "body", "JSON in UTF-8 is expected"),
        ('{"edition": "euro"}'.encode("utf-16"), "body", "UTF-8"),
        (b"[" * 30_000, "body", "JSON"),
        (b'{"edition": "euro"', "body", "JSON"),
    ],
)
async def test_a_body_is_plain_json(ana, caplog, body, where, what):
    answer = await ana.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert is_problem(answer, 422, "malformed")
    assert answer.json()["args"]["where"] == where
    assert what in answer.json()["args"]["what"]
    assert (await ana.get("/api/tables")).json()["tables"] == []
    assert not [one for one in caplog.records if one.levelno > logging.INFO]


@pytest.mark.parametrize("written", ["{}%20", "%20{}", "{}%0A"])
async def test_what_is_not_quite_a_code_is_none(ana, written):
    code = (await ana.post("/api/tables", json={"edition": "euro"})).json()["code"]
    assert is_problem(await ana.get(f"/api/tables/{written.format(code)}"), 404, "no_such_table")


def test_a_letter_that_only_becomes_one_of_a_code_is_none():
    assert table_code("sbcdfgh") == "SBCDFGH"
    with pytest.raises(ProtocolError):
        table_code("\u017fBCDFGH")


async def test_a_storage_that_does_not_answer_says_when_to_come_back(tmp_path):
    path = tmp_path / "t.sqlite"
    made = create_app(Settings(database=str(path), **FREE))
    async with made.router.lifespan_context(made), client_of(made) as client:
        await client.post("/api/me")
        with closing(sqlite3.connect(path)) as other:
            other.execute("ALTER TABLE tables RENAME TO away")
            for answer in (
                await client.post("/api/tables", json={"edition": "euro"}),
                await client.get("/api/tables"),
                await client.get("/api/tables/BCDFGHJ"),
                await client.post("/api/tables/BCDFGHJ/start"),
            ):
                assert is_problem(answer, 503, "storage")
                assert answer.headers["retry-after"] == "1"
            other.execute("ALTER TABLE away RENAME TO tables")


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api", "/api/tables/BCDFGHJ/nothing", "/healthz", "/wp-login", "/T"]
)
async def test_addresses_without_anything(ana, path):
    assert is_problem(await ana.get(path), 404, "no_such_page")


async def test_a_method_that_is_not_taken(ana):
    assert is_problem(await ana.put("/api/tables"), 405, "wrong_method")


async def test_every_answer_has_the_safe_headers(stranger):
    for path in ("/", "/health", "/api/me", "/api/nothing", "/api/docs", "/api/openapi.json"):
        answer = await stranger.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
        for word in ("http:", "https:", "//", "unsafe-eval", "*"):
            assert word not in answer.headers["content-security-policy"]
    assert (await stranger.get("/api/me")).headers["cache-control"] == "no-store"


async def test_the_docs_need_nobody_else(stranger):
    page = (await stranger.get("/api/docs")).text
    assert "<script" not in page
    assert "//" not in page.replace("&quot;", "").replace("https://spec", "").split("<pre")[0]


async def test_a_problem_speaks_the_language_of_the_browser(stranger):
    french = await stranger.get("/api/tables", headers={"Accept-Language": "fr-BE,fr;q=0.9"})
    english = await stranger.get("/api/tables", headers={"Accept-Language": "de"})
    assert french.json()["detail"] != english.json()["detail"]
    assert french.json()["text"] == english.json()["text"]


async def test_a_fault_of_ours_tells_nothing_of_us(app, ana, monkeypatch, caplog):
    async def broken(*given, **more):
        raise RuntimeError("secret path /srv/passgo")

    monkeypatch.setattr(app.state.services.store, "list_tables", broken)
    answer = await ana.get("/api/tables")
    assert is_problem(answer, 500, "fault")
    assert "srv" not in answer.text
    assert "RuntimeError" not in answer.text
    assert any(record.exc_info for record in caplog.records)


async def test_so_many_requests_and_no_more(tmp_path):
    limits = {**FREE, "requests_per_second": 0.001, "requests_at_once": 3}
    made = create_app(Settings(database=str(tmp_path / "t"), **limits))
    async with made.router.lifespan_context(made), client_of(made) as client:
        answers = [await client.get("/api/me") for _ in range(5)]
        assert [answer.status_code for answer in answers][:3] == [200, 200, 200]
        assert is_problem(answers[-1], 429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert (await client.get("/health")).status_code == 200


async def test_so_many_tables_and_guests_and_no_more(tmp_path):
    limits = {**FREE, "tables_per_hour": 8, "guests_per_hour": 8}
    made = create_app(Settings(database=str(tmp_path / "t"), **limits))
    async with made.router.lifespan_context(made), client_of(made) as client:
        await client.post("/api/me")
        wanted = {"edition": "euro", "name": "Ana"}
        answers = [await client.post("/api/tables", json=wanted) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert is_problem(answers[-1], 429, "too_many_tables")
        client.cookies.clear()
        assert (await client.post("/api/me")).status_code == 200
        client.cookies.clear()
        assert is_problem(await client.post("/api/me"), 429, "too_fast")


async def test_ready_means_that_the_storage_answers(app, stranger):
    assert (await stranger.get("/ready")).status_code == 200
    app.state.services.is_leaving = True
    assert is_problem(await stranger.get("/ready"), 503, "restarting")
    app.state.services.is_leaving = False


async def test_ready_is_who_can_store(app, ana):
    store = app.state.services.store
    store.trial.every = 0
    assert (await ana.get("/ready")).status_code == 200
    await store.change(lambda connection: connection.exec_driver_sql(FULL))
    wanted = {"edition": "euro", "name": "Ana"}
    async with asyncio.timeout(HANG):
        # What has been freed before is filled first.
        while (await ana.post("/api/tables", json=wanted)).status_code == 201:
            continue
    assert is_problem(await ana.post("/api/tables", json=wanted), 503, "storage")
    answer = await ana.get("/ready")
    assert is_problem(answer, 503, "not_stored")
    assert answer.json()["args"]["why"] == "database or disk is full (SQLITE_FULL)"
    assert "database or disk is full" in answer.json()["detail"]
    await store.change(lambda connection: connection.exec_driver_sql(ROOM))
    assert (await ana.get("/ready")).status_code == 200
    assert (await ana.post("/api/tables", json=wanted)).status_code == 201


async def test_figures_name_nobody(ana):
    made = await ana.post("/api/tables", json={"edition": "euro", "name": "Ana"})
    code = made.json()["code"]
    await ana.get(f"/api/tables/{code}")
    figures = (await ana.get("/metrics")).text
    assert 'route="/api/tables/{code}"' in figures
    assert code not in figures
    forwarded = await ana.get("/metrics", headers={"X-Forwarded-For": "198.51.100.1"})
    assert forwarded.status_code == 404


async def test_logs_are_json_without_secrets(capsys, app, ana):
    import io
    import logging

    from passgo.server.logs import JsonFormatter

    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("passgo.server")
    logger.addHandler(handler)
    logger.setLevel("INFO")
    try:
        made = await ana.post("/api/tables?x=secret", json={"edition": "euro", "name": "Ana"})
        await ana.get(f"/api/tables/{made.json()['code']}?key=secret")
        logger.info("url postgresql://me:pass@host/x and %s", ana.cookies["passgo"])
    finally:
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line.get("route") for line in lines][:2] == ["/api/tables", "/api/tables/{code}"]
    for word in ("secret", made.json()["code"], ana.cookies["passgo"], "pass@", "Ana"):
        assert word not in stream.getvalue()
