"""Compressed answers: they reach every client whole, and a slow client needs little memory."""

import asyncio
import gzip
import json
import threading

import pytest
from fastapi import Request

from passgo.server.http import packed
from passgo.server.http.packed import PIECE, packed_json, unpacked
from tests.waiting import HANG

TEXT = json.dumps(list(range(300_000))).encode()


class Client:
    """Takes what is sent to it, for as long as it has room."""

    def __init__(self, room=10**9):
        self.pieces = []
        self.start = None
        self._room = room
        self.full, self.has_room = asyncio.Event(), asyncio.Event()

    async def take(self, encoding):
        request = Request({"type": "http", "headers": [(b"accept-encoding", encoding)]})
        response = packed_json(request, gzip.compress(TEXT))
        await response({"type": "http"}, asyncio.Event().wait, self._send)

    async def _send(self, message):
        if message["type"] == "http.response.start":
            self.start = dict(message["headers"])
            return
        self.pieces.append(bytes(message["body"]))
        if len(self.pieces) == self._room:
            self.full.set()
            await self.has_room.wait()


@pytest.mark.parametrize(
    ("encoding", "unpack"), [(b"gzip, br", gzip.decompress), (b"identity", bytes)]
)
async def test_it_comes_in_pieces_to_those_who_unpack_and_to_those_who_do_not(encoding, unpack):
    client = Client()
    await client.take(encoding)
    assert unpack(b"".join(client.pieces)) == TEXT
    assert len(client.pieces) > 5
    assert max(map(len, client.pieces)) <= PIECE
    length = client.start.get(b"content-length")
    assert length in {None, str(sum(map(len, client.pieces))).encode()}


async def test_it_is_unpacked_beside_the_event_loop_and_no_faster_than_it_is_taken(monkeypatch):
    made = []

    def watched(content):
        for piece in unpacked(content):
            made.append(threading.current_thread())
            yield piece

    monkeypatch.setattr(packed, "unpacked", watched)
    client = Client(room=2)
    sending = asyncio.create_task(client.take(b"identity"))
    async with asyncio.timeout(HANG):
        await client.full.wait()
        assert len(made) == 2
        client.has_room.set()
        await sending
    assert threading.main_thread() not in made
    assert b"".join(client.pieces) == TEXT
