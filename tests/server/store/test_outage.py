"""A PostgreSQL that stops and starts again: nothing confirmed is lost, and all recovers."""

import asyncio
from time import monotonic

import pytest

from passgo.server.store import Batch, Fenced, StoreDown, Wake, open_store
from tests.server.postgres import Postgres, name_of
from tests.server.store.making import add, entries
from tests.waiting import HANG, until

LEASE = 30.0
"""Seconds that pass in no test by themselves."""


@pytest.fixture(scope="module")
def fragile():
    """A separate PostgreSQL, to be stopped."""
    with Postgres() as server:
        yield server


@pytest.fixture
async def store(fragile):
    async with await open_store(fragile.create(), lease=LEASE) as opened:
        yield opened


async def test_a_stopped_database_is_told_and_comes_back(fragile, store, monkeypatch):
    await add(store, "AAAAAAA")
    old, wakes = store.server, []
    store.listen(wakes.append)
    fragile.stop()
    with pytest.raises(StoreDown):
        await store.append(Batch("AAAAAAA", 1, 1, entries(2)))
    with pytest.raises(StoreDown):
        await store.load_table("AAAAAAA")
    with pytest.raises(StoreDown):
        await store.lead("AAAAAAA")
    with pytest.raises(StoreDown):
        await store.add_guest("ana", "hash")
    await until(lambda: not store.is_listening)
    assert store.is_alive
    # Nothing renews its lease, and it counts the seconds itself.
    monkeypatch.setattr("passgo.server.store.beating.monotonic", lambda: monotonic() + LEASE)
    assert not store.is_alive
    fragile.start()
    await until(lambda: store.is_listening)
    lapsed = f"UPDATE servers SET alive_until = alive_until - {2 * LEASE} WHERE id = '{old}'"
    fragile.execute(lapsed, database=name_of(str(store.address.url)))
    await until(lambda: store.server != old)
    await until(lambda: store.is_alive and store.is_listening)
    assert Wake("again") in wakes
    # Another id, and no lead.
    with pytest.raises(Fenced):
        await store.append(Batch("AAAAAAA", 1, 1, entries(2)))
    term = await store.lead("AAAAAAA")
    await store.append(Batch("AAAAAAA", term, 1, entries(2)))
    assert await store.entries("AAAAAAA") == entries(1, 2)
    await until(lambda: Wake("table", "AAAAAAA", 2) in wakes)


async def test_what_was_acknowledged_outlives_a_crash_of_the_database(fragile, store):
    """Batches continue while the database dies: each was stored, or its outcome was unknown."""
    await add(store, "AAAAAAA")
    acknowledged = 1

    async def play():
        nonlocal acknowledged
        while True:
            await store.append(Batch("AAAAAAA", 1, acknowledged, entries(acknowledged + 1)))
            acknowledged += 1

    playing = asyncio.create_task(play())
    await until(lambda: acknowledged > 20)
    await asyncio.to_thread(fragile.stop, kill=True)
    with pytest.raises(StoreDown):
        async with asyncio.timeout(HANG):
            await playing
    await asyncio.to_thread(fragile.start)
    await until(lambda: store.is_alive and store.is_listening)
    found = await store.entries("AAAAAAA")
    assert found == entries(*range(1, len(found) + 1))
    assert len(found) in {acknowledged, acknowledged + 1}


async def test_a_silent_database_counts_as_down(fragile, store):
    await add(store, "AAAAAAA")
    store.patience = 0.5
    fragile.freeze()
    try:
        with pytest.raises(StoreDown, match="did not answer"):
            await store.append(Batch("AAAAAAA", 1, 1, entries(2)))
        store.patience = HANG
    finally:
        fragile.resume()
    await until(lambda: store._writer is not None and not store._waiting)
    # It was on its way, or it never left.
    assert (await store.load_table("AAAAAAA")).number in {1, 2}


async def test_a_database_that_is_not_there_is_told_at_once(fragile):
    url = fragile.url("nowhere")
    with pytest.raises(StoreDown, match="nowhere"):
        await open_store(url)
