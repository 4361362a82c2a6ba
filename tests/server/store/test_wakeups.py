"""Who hears what: wake-ups, and requests left for a leader."""

import asyncio
import json

import psycopg

from passgo.server.store import Batch, Posted, Wake, open_store, wakeups
from passgo.server.store.wakeups import _payloads
from tests.server.store.making import add, entries
from tests.waiting import HANG, until


async def heard(store, until):
    """What a store hears up to a wake-up; the listening begins at once."""
    wakes, done = [], asyncio.Event()

    def hear(wake):
        wakes.append(wake)
        if wake == until:
            done.set()

    stop = store.listen(hear)
    async with asyncio.timeout(HANG):
        await done.wait()
    stop()
    return wakes


async def hearing(store, until):
    task = asyncio.create_task(heard(store, until))
    await asyncio.sleep(0)
    return task


async def test_whatever_is_appended_wakes(store):
    await add(store, "AAAAAAA")
    hears = await hearing(store, Wake("table", "AAAAAAA", 3))
    await store.append(Batch("AAAAAAA", 1, 1, entries(2, 3)))
    await hears


async def test_a_request_goes_to_the_leader_and_its_answer_back(store):
    await add(store, "AAAAAAA")
    hears = await hearing(store, Wake("request", "AAAAAAA"))
    await store.post_request(Posted("w1", "AAAAAAA", "ana", '{"type":"act"}'))
    await store.post_request(Posted("w2", "BBBBBBB", "ana", "{}"))
    await hears
    assert await store.request_answer("w1") is None
    [posted] = await store.take_requests()
    assert (posted.id, posted.guest, posted.body) == ("w1", "ana", '{"type":"act"}')
    assert posted.server == store.server
    assert await store.take_requests() == []
    hears = await hearing(store, Wake("answer", "w1"))
    await store.answer_request("w1", "done")
    await hears
    await store.answer_request("w1", "again")
    assert await store.request_answer("w1") == "done"


async def test_requests_are_taken_for_the_tables_asked_about(store):
    for code in ("AAAAAAA", "BBBBBBB"):
        await add(store, code)
        await store.post_request(Posted(code, code, "ana", "{}"))
    assert [one.id for one in await store.take_requests(["BBBBBBB", "CCCCCCC"])] == ["BBBBBBB"]
    assert [one.id for one in await store.take_requests()] == ["AAAAAAA"]


async def test_a_lead_given_up_wakes(store):
    await add(store, "AAAAAAA")
    hears = await hearing(store, Wake("free", "AAAAAAA"))
    await store.release("AAAAAAA", 1)
    await hears
    assert await store.leader_of(["AAAAAAA"]) == {"AAAAAAA": (None, False)}


async def test_a_first_connection_that_comes_late_says_that_something_was_missed(
    postgres_url, monkeypatch
):
    connect, may_listen, wakes = psycopg.AsyncConnection.connect, asyncio.Event(), []

    async def connect_late(*given, **named):
        # The listening connection is the one that begins no transactions.
        if "autocommit" in named:
            await may_listen.wait()
        return await connect(*given, **named)

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect_late)
    monkeypatch.setattr(wakeups, "FIRST", 0.0)
    async with await open_store(postgres_url, lease=2 * HANG) as store:
        store.listen(wakes.append)
        await add(store, "AAAAAAA")
        assert (store.is_listening, wakes) == (False, [])
        may_listen.set()
        await until(lambda: store.is_listening)
        assert wakes == [Wake("again")]


def test_many_wake_ups_travel_in_notifications_that_fit():
    wakes = [Wake("table", f"TABLE{n:05}", n) for n in range(1000)]
    payloads = list(_payloads([*wakes, *wakes]))
    assert 2 < len(payloads) < 10
    assert all(len(payload.encode()) < 8000 for payload in payloads)
    assert [Wake(*wake) for payload in payloads for wake in json.loads(payload)] == wakes
