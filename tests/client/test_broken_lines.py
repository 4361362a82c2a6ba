"""A visit over lines that break: against a server of the protocol's messages that misbehaves."""

import asyncio
import json
import time

import pytest
from websockets.asyncio.server import serve

from passgo.client import Client, Gone, Troubled, Visit
from passgo.protocol.version import PROTOCOL_VERSION
from tests.waiting import HANG

CODE = "BCDFGHJ"


def entry(number):
    return {"number": number, "name": "said", "seat": None}


class House:
    """A table of one number, served by a script: one function for each socket, in their order."""

    def __init__(self, *scripts):
        self.scripts = list(scripts)
        self.hellos = []
        self.heard = []

    async def __aenter__(self):
        self.server = await serve(self.meet, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        self.client = Client(f"http://127.0.0.1:{port}", key="k" * 43)
        return self

    async def __aexit__(self, *gone):
        self.server.close()
        await self.server.wait_closed()
        await self.client.close()

    async def meet(self, socket):
        self.hellos.append(json.loads(await socket.recv()))
        assert socket.request.headers["Authorization"] == f"Bearer {'k' * 43}"
        script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
        await script(self, socket)

    async def hear(self, socket):
        said = json.loads(await socket.recv())
        self.heard.append(said)
        return said


async def tell(socket, **said):
    await socket.send(json.dumps(said))


async def whole(socket, number=0, recent=(), *, gap=False):
    await tell(
        socket,
        type="whole",
        version=PROTOCOL_VERSION,
        number=number,
        now=time.time(),
        mine=["ana"],
        places=[0],
        host=True,
        setting=None,
        document={"table": {"phase": "gathering"}, "game": None, "you": {}},
        recent=list(recent),
        gap=gap,
    )


async def update(socket, number, changes=()):
    await tell(
        socket,
        type="update",
        number=number,
        now=time.time(),
        entries=[entry(number)],
        changes=list(changes),
    )


async def answering(house, socket):
    await whole(socket, house.hellos[-1]["last"] or 0)
    async for text in socket:
        said = json.loads(text)
        house.heard.append(said)
        number = house.hellos[-1]["last"] or 0
        await tell(socket, type="done", id=said["id"], number=number, answer=None)


async def test_what_was_not_answered_is_said_again_under_its_id():
    async def cut(house, socket):
        await whole(socket)
        await house.hear(socket)

    async with House(cut, cut, answering) as house, await house.client.connect(CODE) as visit:
        async with asyncio.timeout(HANG):
            await visit.start()
        assert len({said["id"] for said in house.heard}) == 1
        assert len(house.heard) == 3
        assert visit.sockets == 3


async def test_a_new_socket_says_how_far_the_last_had_heard():
    async def short(house, socket):
        await whole(socket, 4)
        await update(socket, 5)
        await update(socket, 6)

    async with House(short, answering) as house, await house.client.connect(CODE) as visit:
        async with asyncio.timeout(HANG):
            await visit.start()
        assert [hello["last"] for hello in house.hellos] == [None, 6]
        assert visit.number == 6


async def test_a_change_that_does_not_fit_brings_the_whole_again():
    async def odd(house, socket):
        await whole(socket, 1)
        await update(socket, 2, [{"op": "replace", "path": "/game/seats/3", "value": 1}])
        await socket.recv()

    async with House(odd, answering) as house, await house.client.connect(CODE) as visit:
        async with asyncio.timeout(HANG):
            await visit.until(lambda: visit.sockets == 2)
        assert house.hellos[1]["last"] == 1


async def test_entries_that_were_missed_are_asked_for():
    async def short(house, socket):
        await whole(socket, 1)
        await update(socket, 2)

    async def later(house, socket):
        await whole(socket, 9, [entry(8), entry(9)], gap=True)
        said = await house.hear(socket)
        assert (said["type"], said["after"], said["upto"]) == ("story", 2, 7)
        told = [entry(number) for number in range(3, 8)]
        await tell(socket, type="told", id=said["id"], entries=told)
        await socket.recv()

    async with House(short, later) as house:
        visit = Visit(house.client, CODE, last=1)
        heard = visit.entries()
        await visit.open()
        async with asyncio.timeout(HANG):
            numbers = [(await anext(heard))["number"] for _ in range(8)]
        assert numbers == list(range(2, 10))
        await visit.close()
        with pytest.raises(StopAsyncIteration):
            await anext(heard)


async def test_a_trouble_that_passes_is_waited_for_and_another_is_raised():
    async def busy(house, socket):
        await whole(socket)
        said = await house.hear(socket)
        trouble = {"type": "trouble", "text": "trouble-busy", "args": {}}
        await tell(socket, **trouble, code="busy", id=said["id"], retry=0.05)
        again = await house.hear(socket)
        # Too fast: it was not read, so that the server cannot say which.
        await tell(socket, **trouble, code="too_fast", id=None, retry=0.05)
        third = await house.hear(socket)
        assert said == again == third
        await tell(socket, **trouble, code="fault", id=said["id"], retry=None)
        await socket.recv()

    async with House(busy) as house, await house.client.connect(CODE) as visit:
        noticed = []
        visit.on_notice = noticed.append
        with pytest.raises(Troubled) as caught:
            async with asyncio.timeout(HANG):
                await visit.start()
        assert caught.value.code == "fault"
        assert [said["code"] for said in noticed] == ["busy", "too_fast"]


async def test_a_server_that_falls_silent_is_left():
    async def silent(house, socket):
        await whole(socket)
        await socket.wait_closed()

    async with (
        House(silent, answering) as house,
        await house.client.connect(CODE, heartbeat=0.1) as visit,
    ):
        async with asyncio.timeout(HANG):
            await visit.start()
        # A slow machine may take the second for silent too.
        assert visit.sockets >= 2


@pytest.mark.parametrize("code", [4404, 4401, 4409, 4410])
async def test_a_socket_closed_for_good_ends_the_visit(code):
    async def shut(house, socket):
        await whole(socket)
        await house.hear(socket)
        await socket.close(code)

    async with House(shut) as house, await house.client.connect(CODE) as visit:
        async with asyncio.timeout(HANG):
            with pytest.raises(Gone) as caught:
                await visit.start()
            assert caught.value.close_code == code
            with pytest.raises(Gone):
                await visit.until(lambda: False)
            with pytest.raises(Gone):
                await visit.start()
        assert len(house.hellos) == 1


async def test_another_address_is_tried_where_one_does_not_answer():
    async with House(answering) as house:
        # Nothing listens at the first.
        client = Client(["http://127.0.0.1:9", house.client.url], key="k" * 43)
        async with asyncio.timeout(HANG), await client.connect(CODE) as visit:
            await visit.start()
        await client.close()


class CutOnce:
    """An HTTP server that cuts its first connection at the second request, without an answer."""

    def __init__(self):
        self.requests = []

    async def __aenter__(self):
        self.server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *gone):
        self.server.close()
        await self.server.wait_closed()

    async def meet(self, reader, writer):
        is_first = not self.requests
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                self.requests.append(head.split(b" ")[0].decode())
                if is_first and len(self.requests) > 1:
                    break
                writer.write(b'HTTP/1.1 200 OK\r\nContent-Length: 14\r\n\r\n{"tables": []}')
                await writer.drain()
        except asyncio.IncompleteReadError:
            pass
        finally:
            writer.close()


async def test_a_question_whose_connection_was_cut_is_asked_again():
    async with CutOnce() as server, Client(f"http://127.0.0.1:{server.port}", "k" * 43) as client:
        assert await client.tables() == []
        assert await client.tables() == []
    assert server.requests == ["GET"] * 3


async def test_a_request_whose_connection_was_cut_is_not_sent_again_by_itself():
    async with CutOnce() as server, Client(f"http://127.0.0.1:{server.port}", "k" * 43) as client:
        assert await client.tables() == []
        with pytest.raises(Troubled) as caught:
            await client.take_over("X")
    assert caught.value.code == "unanswered"
    assert server.requests == ["GET", "POST"]
