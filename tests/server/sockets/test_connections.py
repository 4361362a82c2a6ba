"""Connections that rest or trickle are cut, an address has so many, and a shortage is survived."""

import asyncio
import contextlib
import gzip
import json
import resource
from dataclasses import replace
from itertools import islice

import httpx2

from passgo.server.connections import Reception
from passgo.server.metrics import Metrics
from passgo.server.retold import Retold
from passgo.server.settings import Settings
from tests.server.serving import PLAIN, process, serving
from tests.waiting import until

GUARD = 60
"""Seconds after which a test is stuck."""
SHORT = {"header_seconds": 0.2, "body_seconds": 0.2}
LONG = {"header_seconds": 3600, "body_seconds": 3600, "keep_alive_seconds": 3600}
LOOK = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Line:
    """A bare connection."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    def say(self, data):
        self.writer.write(data)

    async def take(self):
        """Some of what has come."""
        async with asyncio.timeout(GUARD):
            return await self.reader.read(2**14)

    async def end(self):
        """All that comes until the server closes."""
        heard = b""
        async with asyncio.timeout(GUARD):
            with contextlib.suppress(ConnectionError):
                while part := await self.reader.read(4096):
                    heard += part
        return heard

    async def trickle(self, data):
        """Say this again and again, until the server closes; what it said."""
        heard = asyncio.create_task(self.end())
        while not heard.done():
            self.say(data)
            await asyncio.wait([heard], timeout=0.02)
        return heard.result()

    async def answer(self):
        """One whole answer without a length beyond what it says."""
        async with asyncio.timeout(GUARD):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = next(
                int(line.split(b":")[1])
                for line in head.split(b"\r\n")
                if line.lower().startswith(b"content-length")
            )
            return head + await self.reader.readexactly(length)


@contextlib.asynccontextmanager
async def lines(running, count=1):
    """Bare connections to a server."""
    host, port = running.base.removeprefix("http://").split(":")
    opened = [Line(*await asyncio.open_connection(host, port)) for _ in range(count)]
    try:
        yield opened
    finally:
        for line in opened:
            line.writer.close()


async def test_who_says_nothing_is_cut(tmp_path):
    limits = LONG | {"header_seconds": 0.2}
    async with serving(tmp_path / "t.sqlite", **limits) as running, lines(running) as [line]:
        assert await line.end() == b""


async def test_half_a_head_is_cut(tmp_path):
    async with serving(tmp_path / "t.sqlite", **LONG | {"header_seconds": 0.2}) as running:
        for begun in (b"GET /hea", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "):
            async with lines(running) as [line]:
                line.say(begun)
                assert (await line.end()).startswith(b"HTTP/1.1 408 ")


async def test_a_head_that_trickles_is_cut(tmp_path):
    async with serving(tmp_path / "t.sqlite", **LONG | {"header_seconds": 0.2}) as running:
        async with lines(running) as [line]:
            line.say(b"GET /health HTTP/1.1\r\n")
            assert (await line.trickle(b"X: y\r\n")).startswith(b"HTTP/1.1 408 ")
        async with lines(running) as [line]:
            line.say(LOOK)
            assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
            line.say(b"GET /health HTTP/1.1\r\n")
            assert b"408" in await line.trickle(b"X: y\r\n"), "the second head on a connection too"


async def test_a_body_that_trickles_is_cut(tmp_path):
    head = b"%s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n"
    async with serving(tmp_path / "t.sqlite", **LONG | {"body_seconds": 0.2}) as running:
        async with lines(running) as [line]:
            line.say(head % b"POST /api/tables")
            heard = await line.trickle(b" ")
            assert heard.startswith(b"HTTP/1.1 408 ")
            assert json.loads(heard.split(b"\r\n\r\n", 1)[1])["code"] == "too_slow"
        async with lines(running) as [line]:
            line.say(head % b"GET /health")
            heard = await line.trickle(b" ")
            assert heard.startswith(b"HTTP/1.1 200 "), "nobody reads the body of this one"


async def test_who_asks_nothing_more_is_cut(tmp_path):
    limits = LONG | {"keep_alive_seconds": 0.2}
    async with serving(tmp_path / "t.sqlite", **limits) as running, lines(running) as [line]:
        line.say(LOOK)
        assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
        assert await line.end() == b""


async def leave_untaken(running, line):
    """Ask for an answer of some MiB and take nothing of it; the server's end of the connection."""
    code, text = "BCDFGHJ", gzip.compress(bytes(2**25))
    running.services.retelling._keep(code, Retold(b"", b"", text))
    ana = await running.guest()
    line.say(
        b"GET /api/tables/%s/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n" % code.encode()
        + b"Accept-Encoding: identity\r\nAuthorization: Bearer %s\r\n\r\n" % ana.key.encode()
    )
    await ana.close()
    connections = running.server.server_state.connections
    await until(lambda: any(one.flow.write_paused for one in connections))
    return next(one for one in connections if one.flow.write_paused)


async def test_who_takes_nothing_of_an_answer_is_cut(tmp_path):
    limits = LONG | {"answer_seconds": 0.2}
    async with serving(tmp_path / "t.sqlite", **limits) as running, lines(running) as [line]:
        await leave_untaken(running, line)
        await until(lambda: running.server.reception.count == 0)
        assert len(await line.end()) < 2**25


async def test_who_takes_an_answer_slowly_is_not_cut(tmp_path):
    limits = LONG | {"answer_seconds": 3600}
    async with serving(tmp_path / "t.sqlite", **limits) as running, lines(running) as [line]:
        connection = await leave_untaken(running, line)
        transport = connection.transport
        # Far more waits than the system takes off the server's hands at once.
        transport.set_write_buffer_limits(high=2**23, low=0)
        while connection.flow.write_paused:
            await line.take()
        await until(lambda: connection.flow.write_paused)
        for _ in range(2):
            while connection.untaken - transport.get_write_buffer_size() < 2**14:
                await line.take()
            assert connection.flow.write_paused
            # The client's time runs out.
            connection._see_taking()
            assert not transport.is_closing()
        connection._see_taking()
        assert transport.is_closing(), "nothing was taken since"


async def test_a_socket_that_is_open_is_not_cut(tmp_path):
    async with serving(tmp_path / "t.sqlite", **LONG) as running:
        ana = await running.guest()
        async with ana.seat(await ana.make()) as talk:
            reception = running.server.config.reception
            reception.settings = replace(reception.settings, **SHORT)
            async with lines(running, 2) as [silent, trickling]:
                trickling.say(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                trickling.say(b"Content-Length: 9999\r\n\r\n")
                assert await silent.end() == b""
                assert (await trickling.trickle(b" ")).startswith(b"HTTP/1.1 200 ")
            await talk.say(type="ping", id="p")
            assert (await talk.hear("pong"))["id"] == "p"
        await ana.close()


async def test_an_address_has_so_many_connections(tmp_path):
    limits = LONG | {"connections_per_address": 3}
    async with serving(tmp_path / "t.sqlite", **limits) as running, lines(running, 3) as held:
        for line in held:
            line.say(LOOK)
            assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
        async with lines(running) as [more]:
            assert (await more.end()).startswith(b"HTTP/1.1 429 ")
        held[0].say(LOOK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert (await held[0].end()).startswith(b"HTTP/1.1 200 ")
        async with lines(running) as [more]:
            more.say(LOOK)
            assert (await more.answer()).startswith(b"HTTP/1.1 200 "), "one has gone"


async def test_a_socket_is_counted_until_it_ends(tmp_path):
    limits = LONG | {"connections_per_address": 2}
    async with serving(tmp_path / "t.sqlite", **limits) as running:
        counts = running.server.reception.counts
        ana = await running.guest()
        async with ana.seat(await ana.make()) as talk:
            async with lines(running) as [more]:
                assert (await more.end()).startswith(b"HTTP/1.1 429 ")
            await talk.say(type="ping", id="p")
            await talk.hear("pong")
        await ana.close()
        async with asyncio.timeout(GUARD):
            while counts.count("127.0.0.1"):
                await asyncio.sleep(0.01)


async def test_a_trusted_proxy_may_have_any_number(tmp_path):
    limits = LONG | {"connections_per_address": 3, "trust_proxy": "127.0.0.0/8"}
    async with serving(tmp_path / "t.sqlite", **limits) as running, lines(running, 20) as held:
        for line in held:
            line.say(LOOK)
            assert (await line.answer()).startswith(b"HTTP/1.1 200 ")


def few_descriptors():
    resource.setrlimit(resource.RLIMIT_NOFILE, (96, 96))


async def test_a_shortage_of_descriptors_is_said_once_and_others_get_in(tmp_path):
    async with (
        process(tmp_path / "t.sqlite", before=few_descriptors, **LONG) as running,
        lines(running, 200) as flood,
        asyncio.timeout(GUARD),
    ):
        ends = [asyncio.create_task(line.end()) for line in flood]
        for closed in islice(asyncio.as_completed(ends), 200 - 48):
            await closed
        async with httpx2.AsyncClient(base_url=running.base, verify=PLAIN) as visitor:
            assert (await visitor.get("/health")).status_code == 200
            assert (await visitor.get("/ready")).status_code == 200
        for end in ends:
            end.cancel()
    assert running.log.count("file descriptors run short") == 1, running.log
    assert '"level": "error"' not in running.log


async def test_who_only_waits_makes_room_and_who_works_does_not(tmp_path):
    async with serving(tmp_path / "t.sqlite", **LONG) as running:
        ana = await running.guest()
        async with ana.seat(await ana.make()) as talk, lines(running, 2) as [first, second]:
            for line in (first, second):
                line.say(LOOK)
                await line.answer()
            reception = running.server.reception
            reception.room = reception.count
            async with lines(running, 2) as newcomers:
                for line in newcomers:
                    line.say(LOOK)
                    assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
                # Ana's line for requests has waited longest, then the first of these.
                assert await first.end() == b""
            await talk.say(type="ping", id="p")
            assert (await talk.hear("pong"))["id"] == "p"
        await ana.close()


class Waiting:
    """A connection as the reception sees it."""

    def __init__(self, address, since, *, is_proxy=False):
        self.address = address
        self.since = since
        self.is_proxy = is_proxy
        self.is_dropped = False

    def drop(self):
        self.is_dropped = True


async def test_the_address_that_has_most_makes_room_first():
    reception = Reception(Settings(connections_per_address=3), Metrics())
    flood = [Waiting("2001:db8::/64", since) for since in (5, 4, 6)]
    single = Waiting("192.0.2.1", 1)
    proxy = [Waiting("192.0.2.2", 0, is_proxy=True) for _ in range(9)]
    for one in (*flood, single, *proxy):
        assert reception.enter(one) is None
        reception.waiting.add(one)
    assert b"429" in reception.enter(Waiting("2001:db8::/64", 7))
    reception.room = reception.count
    assert reception.enter(Waiting("192.0.2.3", 8)) is None
    assert [one.is_dropped for one in flood] == [False, True, False]
    reception.waiting.clear()
    assert b"503" in reception.enter(Waiting("192.0.2.3", 9))
    assert reception.counts.count("192.0.2.3") == 1, "who is turned away is not counted"
