"""How long a store waits, and an event loop that is blocked in the middle of a write."""

import asyncio
import threading

import pytest
from sqlalchemy import select

from passgo.server.store import Batch, StoreDown, open_store, writing
from passgo.server.store.migrate import plain_engine
from passgo.server.store.patience import in_time
from passgo.server.store.schema import tables
from tests.server.store.making import add, entries
from tests.waiting import HANG, until_so

STALL = 100 * HANG
"""Seconds for which the loop is blocked by its clock: longer than any wait."""


@pytest.fixture
async def stall(monkeypatch):
    """Let the time of a stall go by on the loop's clock."""
    loop, late = asyncio.get_running_loop(), 0.0
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + late)

    def go_by():
        nonlocal late
        late += STALL

    return go_by


@pytest.fixture
def stored(store):
    """The number of the first table, read outside the store and its event loop."""
    engine = plain_engine(store.address)

    def number():
        with engine.connect() as connection:
            return connection.execute(select(tables.c.number)).scalar_one()

    yield number
    engine.dispose()


async def test_a_write_goes_on_and_succeeds_while_the_loop_stands_still(
    store, stored, stall, monkeypatch
):
    await add(store, "AAAAAAA")
    begun, go_on, write = threading.Event(), threading.Event(), writing.write_group

    def held(*given):
        begun.set()
        assert go_on.wait(HANG)
        return write(*given)

    monkeypatch.setattr(writing, "write_group", held)
    writes = asyncio.create_task(store.append(Batch("AAAAAAA", 1, 1, entries(2))))
    assert await asyncio.to_thread(begun.wait, HANG)
    # The transaction is open, and the loop does nothing until it is committed, and much longer.
    go_on.set()
    until_so(lambda: stored() == 2)
    stall()
    await writes


async def test_an_answer_that_comes_while_the_loop_stands_still_is_seen(store, stall):
    await add(store, "AAAAAAA")
    answered = threading.Event()
    asks = asyncio.create_task(store.ask(lambda connection: answered.set()))
    await asyncio.sleep(0)
    assert answered.wait(HANG)
    stall()
    await asks


async def test_whoever_never_answers_is_given_up(stall):
    never = asyncio.get_running_loop().create_future()
    with pytest.raises(TimeoutError):
        await in_time(never, 0.01)
    assert never.cancelled()


async def test_a_store_that_closes_waits_for_no_statement(postgres_url):
    begun = threading.Event()

    def wait(connection):
        begun.set()
        connection.exec_driver_sql("SELECT pg_sleep(1000)")

    async with await open_store(postgres_url, lease=2 * HANG) as store:
        asks = asyncio.create_task(store.ask(wait))
        assert await asyncio.to_thread(begun.wait, HANG)
    with pytest.raises(StoreDown):
        await asks
