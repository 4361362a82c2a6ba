"""Who is let in, what is said first, how large and how fast: every wrong way has its close code."""

import asyncio
import contextlib
import json
import logging
from dataclasses import replace

import pytest
import websockets

from tests.server.serving import serving
from tests.waiting import HANG, until

HELLO = json.dumps({"type": "hello", "version": 2})


@pytest.fixture
async def server(tmp_path):
    limits = {"hello_seconds": 60, "silent_seconds": 3600, "sockets_per_address": 4}
    async with serving(tmp_path / "tables.sqlite", **limits) as running:
        yield running


@pytest.fixture
async def ana(server):
    guest = await server.guest()
    yield guest
    await guest.close()


async def ending(socket):
    """What is said until the end, and the code of the end."""
    said = []
    async with asyncio.timeout(HANG):
        try:
            while True:
                said.append(json.loads(await socket.recv()))
        except websockets.ConnectionClosed as end:
            return said, end.rcvd.code


async def closes(guest, code, *messages, **more):
    async with guest.socket(code, **more) as socket:
        for message in messages:
            # It may be over before a word is said.
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send(message)
        said, why = await ending(socket)
        return said[-1]["code"], why


async def test_nobody_without_a_key_is_let_in(server, ana):
    code = await ana.make()
    ana.key = None
    assert await closes(ana, code, HELLO) == ("no_key", 4401)
    ana.key = "A" * 43
    assert await closes(ana, code, HELLO) == ("no_key", 4401)
    ana.key = "x"
    assert await closes(ana, code, HELLO) == ("no_key", 4401)


async def test_a_cookie_is_as_good_as_a_header(ana):
    code, key = await ana.make(), ana.key
    ana.key = None
    async with ana.socket(code, headers={"Cookie": f"other=1; passgo={key}"}) as socket:
        await socket.send(HELLO)
        assert json.loads(await socket.recv())["type"] == "whole"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_pages_of_others_are_not_let_in(ana, origin):
    assert await closes(ana, await ana.make(), HELLO, origin=origin) == ("wrong_origin", 4403)


async def test_our_own_page_is_let_in(server, ana):
    async with ana.socket(await ana.make(), origin=server.base) as socket:
        await socket.send(HELLO)
        assert json.loads(await socket.recv())["type"] == "whole"


@pytest.mark.parametrize("code", ["BCDFGHJ", "nonsense", "AEIOU01", "..", "%00"])
async def test_a_table_that_is_not_there(ana, code):
    assert await closes(ana, code, HELLO) == ("no_such_table", 4404)


async def test_hello_comes_in_time(server, ana):
    server.services.settings = replace(server.services.settings, hello_seconds=0.1)
    assert await closes(ana, await ana.make()) == ("silent", 4408)


@pytest.mark.parametrize(
    ("message", "code", "why"),
    [
        ('{"type": "hello", "version": 1}', "version", 4409),
        ('{"type": "hello", "version": "2"}', "malformed", 4400),
        ('{"type": "ping", "id": "a"}', "malformed", 4400),
        ('{"type": "start", "id": "a"}', "malformed", 4400),
        ("{", "malformed", 4400),
        ("[" * 5000, "malformed", 4400),
        ("", "malformed", 4400),
        (b"\x00\x01", "malformed", 4400),
        (json.dumps({"type": "hello", "version": 2, "x": "y" * 17000}), "too_big", 4413),
    ],
)
async def test_a_wrong_hello(ana, message, code, why):
    assert await closes(ana, await ana.make(), message) == (code, why)


async def test_what_is_far_too_large_is_not_even_read(ana):
    async with ana.socket(await ana.make()) as socket:
        await socket.send("x" * 200_000)
        assert (await ending(socket))[1] == 1009


@pytest.mark.parametrize(
    ("message", "code", "why"),
    [
        (HELLO, "malformed", 4400),
        ('{"type": "act", "id": "a", "seat": "Ana"}', "malformed", 4400),
        ('{"type": "start", "id": "a", "more": 1}', "malformed", 4400),
        ('{"type": "start", "id": "' + "a" * 41 + '"}', "malformed", 4400),
        (json.dumps({"type": "say", "id": "a", "words": "y" * 17000}), "too_big", 4413),
        (b"\xff", "malformed", 4400),
        ('{"type": "ping", "id": "a", "id": "b"}', "malformed", 4400),
        (
            '{"type": "act", "id": "a", "seat": "Ana", "action": {"a": 1, "a": 2}}',
            "malformed",
            4400,
        ),
        (f'{{"type": "act", "id": "a", "seat": "A", "action": {"9" * 5000}}}', "malformed", 4400),
    ],
)
async def test_a_wrong_message_later(ana, message, code, why):
    assert await closes(ana, await ana.make(), HELLO, message) == (code, why)


BEYOND = [
    ("name_long", {"type": "rename", "place": 0, "name": "x" * 25}),
    ("name_long", {"type": "rename", "place": 0, "name": "x" * 9000}),
    ("name_empty", {"type": "rename", "place": 0, "name": ""}),
    ("words_long", {"type": "say", "seat": "Ana", "words": "y" * 301}),
    ("words_long", {"type": "say", "seat": "Ana", "words": "y" * 9000}),
    ("words_empty", {"type": "say", "seat": "Ana", "words": ""}),
    ("no_such_phrase", {"type": "say", "seat": "Ana", "phrase": "z" * 9000}),
    ("not_your_seat", {"type": "say", "seat": "", "words": "hm"}),
    ("not_your_seat", {"type": "say", "seat": "s" * 9000, "words": "hm"}),
    ("option", {"type": "change", "customs": {"pace": -1}}),
    ("option", {"type": "change", "customs": {"absence": 604_801}}),
    ("option", {"type": "change", "customs": {"unwatched": -1}}),
]


async def test_beyond_a_bound_there_is_a_refusal_and_the_socket_stays(ana):
    async with ana.seat(await ana.make()) as talk:
        for code, request in BEYOND:
            answer = await talk.request(**request)
            assert (answer["type"], answer["refusal"]["code"]) == ("refused", code), request
        assert (await talk.request("rename", place=0, name="x" * 24))["type"] == "done"
        assert (await talk.request("say", seat="x" * 24, words="y" * 300))["type"] == "done"


async def test_a_text_that_is_not_utf8_is_the_clients_mistake(ana, caplog):
    async with ana.seat(await ana.make()) as talk:
        await talk.socket.send(b'{"type": "say", "id": "a", "words": "\xff"}', text=True)
        said, why = await ending(talk.socket)
        assert (said[-1]["code"], why) == ("malformed", 4400)
        assert "UTF-8" in said[-1]["args"]["what"]
    assert not [one for one in caplog.records if one.levelno > logging.INFO]


class Fading:
    """Settings of a server whose patience is long at first, each time it waits, and then short."""

    def __init__(self, settings, waits):
        self._settings = settings
        self.waits = waits

    def __getattr__(self, name):
        return getattr(self._settings, name)

    @property
    def silent_seconds(self):
        self.waits -= 1
        return 3600 if self.waits > 0 else 0.1


async def test_who_is_silent_is_let_go_and_a_ping_is_enough(server, ana):
    # It waits again after the hello and after each of five pings.
    server.services.settings = fading = Fading(server.services.settings, 6)
    async with ana.seat(await ana.make()) as talk:
        for _ in range(5):
            assert fading.waits > 0
            await talk.say(type="ping", id="p")
            assert (await talk.hear("pong"))["id"] == "p"
        assert (await ending(talk.socket))[1] == 4408
    assert fading.waits == 0


async def test_so_many_sockets_and_no_more(ana):
    code = await ana.make()
    async with ana.seat(code), ana.seat(code), ana.seat(code), ana.seat(code):
        assert await closes(ana, code, HELLO) == ("too_many_sockets", 4431)
    async with ana.seat(code) as talk:
        assert talk.whole["host"]


async def test_too_fast_is_said_and_then_closed(tmp_path):
    # So few a second that none is added while the test runs.
    limits = {"messages_per_second": 0.001, "messages_at_once": 5}
    async with serving(tmp_path / "t", **limits) as server:
        ana = await server.guest()
        async with ana.seat(await ana.make()) as talk:
            for number in range(60):
                await talk.say(type="ping", id=f"p{number}")
            said, why = await ending(talk.socket)
            kinds = [message["type"] for message in said]
            assert kinds.count("pong") == 5
            troubles = [m for m in said if m["type"] == "trouble"]
            assert {m["code"] for m in troubles} == {"too_fast"}
            # Those that were not done are named; the last one is that of the closing.
            done = {m["id"] for m in said if m["type"] == "pong"}
            named = [m["id"] for m in troubles[:-1]]
            assert named == [f"p{n}" for n in range(60) if f"p{n}" not in done][: len(named)]
            assert len(named) == 20
            assert why == 4429
        await ana.close()


async def test_a_slow_client_is_dropped_and_hurts_nobody(tmp_path):
    limits = {"queued_messages": 8, "queued_bytes": 65536, "silent_seconds": 60}
    async with serving(tmp_path / "t", **limits) as server:
        ana, eve = await server.guest(), await server.guest()
        code = await ana.make()
        async with ana.seat(code) as talk:
            address = server.base.removeprefix("http://").split(":")
            reader, writer = await open_raw(address, code, eve.key)
            writer.transport.pause_reading()
            # Far more than the buffers of any system.
            outlet = await outlet_of(server, code, 2)
            for _ in range(400):
                outlet.send("x" * 60_000)
                await asyncio.sleep(0)
            await until(lambda: len(server.services.hall.rooms[code].audience.members) == 1)
            assert (await talk.request("say", seat="Ana", phrase="hello"))["type"] == "done"
            writer.transport.abort()
        closed = server.services.metrics.registry.get_sample_value(
            "passgo_sockets_closed_total", {"code": "4430"}
        )
        assert closed == 1
        del reader
        for guest in (ana, eve):
            await guest.close()


async def open_raw(address, code, key):
    """A socket by hand, so that nothing reads it by itself."""
    reader, writer = await asyncio.open_connection(*address)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {key}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = HELLO.encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return reader, writer


async def outlet_of(server, code, members):
    """The outlet of the newest socket at a table, once so many are there."""
    await until(lambda: len(server.services.hall.rooms[code].audience.members) >= members)
    found = server.services.hall.rooms[code].audience.members
    return next(m.outlet for m in found if not m.state[0])
