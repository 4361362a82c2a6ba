"""A table has one room in a process, however many come at once."""

import asyncio

import pytest

from passgo.protocol.errors import ProtocolError
from passgo.server.store import Fenced
from tests.server.hall.guests import Guest, setup
from tests.waiting import until


async def test_whoever_waits_for_a_room_keeps_it(small_hall, monkeypatch):
    """The first is refused while the second waits: they must not get separate rooms."""
    code = await small_hall.create("ana", setup(), "ana", "")
    lead, failures = small_hall.store.lead, [Fenced("once")]

    async def fail_once(code):
        if failures:
            await until(lambda: small_hall.rooms[code].visitors == 2)
            raise failures.pop()
        return await lead(code)

    monkeypatch.setattr(small_hall.store, "lead", fail_once)
    first, second = Guest(small_hall, code, "ana"), Guest(small_hall, code, "bob")
    came = await asyncio.gather(first.come(), second.come(), return_exceptions=True)
    assert isinstance(came[0], ProtocolError)
    assert came[1] is second
    term = small_hall.rooms[code].leading.term
    third = await Guest(small_hall, code, "cid").come()
    assert {second.member, third.member} == set(small_hall.rooms[code].audience.members)
    assert small_hall.rooms[code].leading.term == term, "a second room has taken the lead"


async def test_a_room_nobody_needs_is_dropped(small_hall):
    with pytest.raises(ProtocolError):
        await Guest(small_hall, "BBBBBBB", "ana").come()
    assert not small_hall.rooms
