"""The cost of questions, measured where they are answered; they do not wait for other kinds."""

import asyncio

import pytest

from passgo.server.hall import questions
from passgo.server.hall.hall import Hall
from passgo.server.work.workplace import NOBODY, Asker
from tests.server.hall.conftest import LIMITS
from tests.server.hall.test_playing import two_at_a_table
from tests.waiting import HANG, until


async def one_to_act(hall, edition="euro"):
    """The guest who must act at a new table, and the seat."""
    ana, bob = await two_at_a_table(hall, edition)
    one = ana if "Ana" in ana.face["waiting"] else bob
    return one, one.whole["mine"][0]


@pytest.fixture
def charged(small_hall):
    """Who is charged, and whether that is more than nothing."""
    found = []
    small_hall.work.charge_to(lambda asker, seconds: found.append((asker, seconds > 0)))
    return found


async def test_a_preview_is_paid_for_by_what_it_takes(small_hall, charged, monkeypatch):
    one, seat = await one_to_act(small_hall)
    monkeypatch.setattr(questions, "PREVIEW", 1000.0)
    await one.ask("preview", seat=seat, action="roll")
    assert charged == [], "it was paid for when it was asked"
    monkeypatch.setattr(questions, "PREVIEW", 0.0)
    await one.ask("preview", seat=seat, action="roll")
    assert charged == [(Asker(one.guest), True)]


async def test_a_hint_is_paid_for_by_what_it_takes_here_and_in_a_thread(
    small_hall, charged, monkeypatch
):
    one, seat = await one_to_act(small_hall)
    monkeypatch.setattr(questions, "HINT", 0.0)
    await one.ask("hint", seat=seat)
    assert charged == [(Asker(one.guest), True)] * 2


async def test_a_hint_waits_for_no_worker_that_it_does_not_need(store):
    hall = Hall(store, LIMITS)
    hall.start()
    try:
        one, seat = await one_to_act(hall, "knockout")
        work = hall.work
        async with work.questions.place(NOBODY):
            # A thinking bot's advice is a worker's while the rules are not compiled.
            slow = asyncio.create_task(one.ask("hint", seat=seat, bot="simple"))
            await until(lambda: work.questions._waiting._queues)
            async with asyncio.timeout(HANG):
                assert (await one.ask("hint", seat=seat, bot="random"))["type"] == "hinted"
            assert not slow.done()
        assert (await slow)["type"] == "hinted"
    finally:
        await hall.close()
